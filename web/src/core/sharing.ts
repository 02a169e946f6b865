// Two pictures of one table are nearly the same: what has not changed keeps its identity, and is not drawn again.

/** The fresh value, made of the old one's parts wherever they are equal. */
export function sharing<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || typeof old !== "object" || typeof fresh !== "object" || !old || !fresh) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const now = fresh as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = sharing(before[key], now[key]);
    now[key] = part;
    if (!Object.is(part, before[key])) same = false;
  }
  return same ? (old as T) : fresh;
}
