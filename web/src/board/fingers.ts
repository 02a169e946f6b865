// Small things are easy to miss with a finger: what is lit can be hit in a square as large as a fingertip around it.

const FINGERTIP = 44;

/** Take a tap that hit nothing that may be chosen for one on the lit spot it just missed. */
export function forgive(event: MouseEvent): void {
  if ((event as PointerEvent).pointerType !== "touch") return;
  const hit = event.target as Element;
  if (hit.closest(".spot.lit, .spot.picked, .spot.barred, button, a, summary, input, select")) return;
  const around = event.currentTarget as Element;
  let best: Element | null = null;
  let least = Infinity;
  for (const spot of around.querySelectorAll(".spot.lit")) {
    const box = spot.getBoundingClientRect();
    const x = Math.abs(event.clientX - box.left - box.width / 2);
    const y = Math.abs(event.clientY - box.top - box.height / 2);
    const inside = x <= Math.max(box.width, FINGERTIP) / 2 && y <= Math.max(box.height, FINGERTIP) / 2;
    if (inside && x + y < least) {
      best = spot;
      least = x + y;
    }
  }
  best?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
