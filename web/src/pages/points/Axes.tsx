// Points upwards, the game from left to right: the axes of every chart, and where on them a click goes.
import type { JSX } from "preact";
import type { Stop } from "../../core/api";

const FEWEST = 10;
const MOST_ROUNDS = 8;

/** The picture and its margins; `finale` is kept free at the right for what is counted at the end. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  finale: number;
}

export class Scale {
  readonly most: number;
  private readonly along: number;

  constructor(
    readonly frame: Frame,
    readonly stops: readonly Stop[],
    points: readonly number[],
  ) {
    this.most = Math.max(FEWEST, ...points);
    this.along = frame.width - frame.left - frame.right - frame.finale;
  }

  get low(): number {
    return this.frame.height - this.frame.bottom;
  }

  get end(): number {
    return this.frame.width - this.frame.right;
  }

  x(stop: number): number {
    return this.frame.left + (stop / Math.max(1, this.stops.length - 1)) * this.along;
  }

  y(points: number): number {
    return this.low - (Math.max(0, points) / this.most) * (this.low - this.frame.top);
  }

  /** The stop that was clicked at. */
  stopAt(event: MouseEvent): number {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * this.frame.width - this.frame.left) / this.along;
    return Math.round(Math.min(1, Math.max(0, share)) * (this.stops.length - 1));
  }
}

export function Axes({ scale }: { scale: Scale }): JSX.Element {
  const { frame, stops, most, low, end } = scale;
  const rounds = stops.flatMap((stop, i) => (stop.round > 0 && stop.round !== stops[i - 1]?.round ? [i] : []));
  const each = Math.ceil(rounds.length / MOST_ROUNDS);
  return (
    <>
      {[0, Math.round(most / 2), most].map((points) => (
        <g key={points}>
          <line class="grid" x1={frame.left} x2={end} y1={scale.y(points)} y2={scale.y(points)} />
          <text class="axis" x={frame.left - 4} y={scale.y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {rounds.map((i, n) => (
        <g key={i}>
          <line class="round" x1={scale.x(i)} x2={scale.x(i)} y1={low} y2={low + 4} />
          {n % each === 0 && (
            <text class="axis" x={scale.x(i)} y={frame.height - 4} text-anchor="middle">
              {stops[i]?.round}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** The moment that is shown. */
export function Now({ scale, here }: { scale: Scale; here: number }): JSX.Element {
  return <line class="now" x1={scale.x(here)} x2={scale.x(here)} y1={scale.frame.top / 2} y2={scale.low} />;
}
