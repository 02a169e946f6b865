// One sight: walls, roofs and lights, dark against the sky of the side that is played.
import type { JSX } from "preact";
import { still } from "../../board/still";
import { SIGHTS, type Shape } from "./sights";

function Drawn({ shape: [kind, x, y, w, h] }: { shape: Shape }): JSX.Element {
  switch (kind) {
    case "b":
      return <rect class="wall" x={x} y={y} width={w} height={h} />;
    case "l":
      return <rect class="awning" x={x} y={y} width={w} height={h} rx={2} />;
    case "r":
      return <path class="roof" d={`M${x} ${y + h} L${x + w / 2} ${y} L${x + w} ${y + h}z`} />;
    case "s":
      return <path class="roof" d={`M${x} ${y + h} L${x + w / 2} ${y} L${x + w} ${y + h}z`} />;
    case "d":
      return <path class="roof" d={`M${x} ${y + h} a${w / 2} ${h} 0 0 1 ${w} 0z`} />;
    case "t":
      return (
        <g class="tree">
          <rect x={x + w / 2 - 2} y={y + h * 0.5} width={4} height={h * 0.5} />
          <ellipse cx={x + w / 2} cy={y + h * 0.38} rx={w / 2} ry={h * 0.38} />
        </g>
      );
    case "o":
      return <Wheel x={x} y={y} r={w} />;
    case "c":
      return (
        <g class="cup" transform={`translate(${x - w / 2} ${y - h / 2})`}>
          <path d={`M0 2 h${w * 0.8} v${h * 0.4} a${w * 0.4} ${h * 0.5} 0 0 1 -${w * 0.8} 0z`} />
          <path class="handle" d={`M${w * 0.8} 4 h3 a4 4 0 0 1 0 8 h-4`} />
        </g>
      );
    case "g":
      return <circle class="gold" cx={x} cy={y} r={w / 2} />;
    case "w":
    case "p":
    case "a":
      return <Row kind={kind} x={x} y={y} w={w} h={h} />;
  }
}

const GAP = { w: 13, p: 9, a: 16 } as const;
const FILL = { w: 6, p: 4, a: 10 } as const;

/** A row of windows, pillars or arches. */
function Row({ kind, x, y, w, h }: { kind: "w" | "p" | "a"; x: number; y: number; w: number; h: number }): JSX.Element {
  const count = Math.max(1, Math.round(w / GAP[kind]));
  const step = w / count;
  const wide = Math.min(FILL[kind], step * 0.7);
  return (
    <g class={{ w: "windows", p: "pillars", a: "arches" }[kind]}>
      {Array.from({ length: count }, (_, i) => {
        const left = x + i * step + (step - wide) / 2;
        if (kind !== "a") return <rect key={i} x={left} y={y} width={wide} height={h} />;
        return (
          <path
            key={i}
            d={`M${left} ${y + h} v${-(h - wide / 2)} a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0 v${h - wide / 2}z`}
          />
        );
      })}
    </g>
  );
}

function Wheel({ x, y, r }: { x: number; y: number; r: number }): JSX.Element {
  const spokes = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
  return (
    <g class="wheel">
      <circle cx={x} cy={y} r={r} />
      {spokes.map((turn) => (
        <line key={turn} x1={x} y1={y} x2={x + r * Math.cos(turn)} y2={y + r * Math.sin(turn)} />
      ))}
      {spokes.map((turn) => (
        <rect key={turn} x={x + r * Math.cos(turn) - 3.5} y={y + r * Math.sin(turn) - 2} width={7} height={6} rx={1} />
      ))}
    </g>
  );
}

/** The sight of this id, on a strip 150 wide and 84 high. */
export const Sight = still(function Sight({ id }: { id: string }): JSX.Element {
  return (
    <g class="sight" aria-hidden="true">
      {(SIGHTS[id] ?? []).map((shape, i) => (
        <Drawn key={i} shape={shape} />
      ))}
    </g>
  );
});
