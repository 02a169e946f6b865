// The box a part of a drawing is given: measured, so that what is drawn in it fills it and stays readable.
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Size {
  width: number;
  height: number;
}

/** A box as large as its place; what is inside is drawn for its size, and again when that changes. */
export function Room(props: { class: string; children: (size: Size) => ComponentChildren }): JSX.Element {
  const { class: name, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = node;
      if (width && height) setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(node);
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={box} class={`room ${name}`}>
      {size && children(size)}
    </div>
  );
}

/** One way to lay something out: the least it needs, in its own units. */
export interface Least extends Size {
  /** How large a unit may become at most. */
  most?: number;
}

/** From here on a way is large enough to be read. */
const READABLE = 0.94;

/** The first way that can be read in a box, else the one that can be drawn largest; its scale, and the box in its units. */
export function fitted<Way extends Least>(size: Size, ways: readonly Way[]): Size & { way: Way; scale: number } {
  const scaled = ways.map((way) => ({
    way,
    scale: Math.min(size.width / way.width, size.height / way.height, way.most ?? Infinity),
  }));
  const best = scaled.find(({ scale }) => scale >= READABLE) ?? scaled.reduce((a, b) => (b.scale > a.scale ? b : a));
  return { ...best, width: size.width / best.scale, height: size.height / best.scale };
}
