// The boxes on the shelf: one picture per city, drawn by us; dice and cards for a game that brings none.
import type { JSX } from "preact";
import { aboutOf } from "./names";

function Bruges(): JSX.Element {
  const house = (x: number, h: number, w: number, fill: string): JSX.Element => (
    <g fill={fill}>
      <path
        d={`M${x} 150V${150 - h}h${w * 0.15}v-9h${w * 0.15}v-9h${w * 0.12}l${w * 0.08}-8 ${w * 0.08} 8h${w * 0.12}v9h${w * 0.15}v9h${w * 0.15}V150z`}
      />
      {[0, 1, 2].map((row) =>
        [0, 1].map((column) => (
          <rect
            key={`${row} ${column}`}
            x={x + w * (0.2 + column * 0.38)}
            y={150 - h + 10 + row * 18}
            width={w * 0.22}
            height={10}
            fill="#fdf3dc"
          />
        )),
      )}
    </g>
  );
  return (
    <>
      <path d="M138 150V44h8V24h6V8l6-6 6 6v16h6v20h8v106z" fill="#7b3a2a" />
      <circle cx="158" cy="58" r="9" fill="#fdf3dc" />
      {house(12, 62, 42, "#9c4a34")}
      {house(58, 74, 40, "#c98a3c")}
      {house(100, 58, 36, "#5f6f8c")}
      {house(184, 70, 42, "#8c3b3b")}
      {house(230, 60, 44, "#b9743c")}
      {house(276, 72, 36, "#5b7a5e")}
      <path d="M0 150h320v50H0z" fill="#4d7f95" />
      <path d="M40 168h60M120 178h90M230 166h60M20 188h70" stroke="#9cc4cf" stroke-width="3" stroke-linecap="round" />
      <path d="M108 150a42 26 0 0 1 84 0" fill="none" stroke="#6b3a2c" stroke-width="9" />
    </>
  );
}

function Venice(): JSX.Element {
  return (
    <>
      <path d="M0 150h320v50H0z" fill="#1f6a76" />
      <path d="M30 150V62h24V34l10-12 10 12v28h24v88z" fill="#e3b27a" />
      <path d="M120 150v-52h90v52z" fill="#d98d6a" />
      <path d="M128 98a36 34 0 0 1 74 0z" fill="#7aa6a1" />
      <path d="M226 150V80h70v70z" fill="#efd3a2" />
      {[0, 1, 2, 3].map((i) => (
        <path key={i} d={`M${130 + i * 19} 150v-24a6 6 0 0 1 12 0v24z`} fill="#7a3f35" />
      ))}
      {[0, 1, 2].map((i) => (
        <path key={i} d={`M${234 + i * 20} 118v-16a6 6 0 0 1 12 0v16z`} fill="#8a5a3a" />
      ))}
      {Array.from({ length: 14 }, (_, i) => (
        <rect key={i} x={16 + i * 22} y={148} width="8" height={26 + (i % 3) * 8} rx="2" fill="#6b4630" />
      ))}
      <path d="M150 176c28 14 70 14 104-4l10-12-2 16c-30 20-84 20-112 0z" fill="#20232b" />
      <path d="M214 170V140" stroke="#20232b" stroke-width="3" />
      <path d="M20 192h60M110 194h70M240 192h60" stroke="#7cc4c4" stroke-width="3" stroke-linecap="round" />
    </>
  );
}

function Colonia(): JSX.Element {
  const spire = (x: number): JSX.Element => <path d={`M${x} 150V70h6V52l5-6 9-40 9 40 5 6v18h6v80z`} fill="#3f4a3a" />;
  return (
    <>
      <path d="M0 150h320v50H0z" fill="#6f8c86" />
      <path d="M140 150V92l30-20 44 20v58z" fill="#56624c" />
      {spire(84)}
      {spire(128)}
      <path d="M10 150v-40l22-18 22 18v40z" fill="#a5683f" />
      <path d="M54 150v-32l16-14 16 14v32z" fill="#c9974f" />
      <path d="M222 150v-44l20-16 20 16v44z" fill="#9b5340" />
      <path d="M264 150v-34l22-16 24 16v34z" fill="#c28b4a" />
      {[0, 1, 2].map((i) => (
        <path key={i} d={`M${152 + i * 20} 150v-30a6 8 0 0 1 12 0v30z`} fill="#dfe3c8" />
      ))}
      <path d="M60 164h120c-6 18-18 24-36 24H92c-16 0-28-8-32-24z" fill="#4a3324" />
      <path d="M118 164V104l44 50z" fill="#f4ecd2" />
      <path d="M114 164v-46l-30 40z" fill="#c9412f" />
      <path d="M210 176h80M16 184h30M200 192h60" stroke="#b9cfc7" stroke-width="3" stroke-linecap="round" />
    </>
  );
}

function Vienna(): JSX.Element {
  const spokes = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
  return (
    <>
      <circle cx="252" cy="44" r="20" fill="#f7e3a1" />
      <g stroke="#3a2d5c" fill="none" stroke-width="4">
        <circle cx="72" cy="92" r="52" />
        {spokes.map((turn) => (
          <path key={turn} d={`M72 92 L${72 + 52 * Math.cos(turn)} ${92 + 52 * Math.sin(turn)}`} stroke-width="2" />
        ))}
        <path d="M72 92 L50 152M72 92 L94 152" />
      </g>
      {spokes.map((turn) => (
        <rect
          key={turn}
          x={72 + 52 * Math.cos(turn) - 5}
          y={92 + 52 * Math.sin(turn) - 3}
          width="10"
          height="9"
          rx="2"
          fill="#b23b4e"
        />
      ))}
      <path d="M150 152V92h14V30l8-26 8 26v62h10l44-40 34 40v60z" fill="#3a2d5c" />
      <path d="M198 92l36-32 28 32z" fill="#d8a33c" />
      {[0, 1, 2, 3].map((i) => (
        <path key={i} d={`M${188 + i * 20} 136v-20a6 8 0 0 1 12 0v20z`} fill="#f7e3a1" />
      ))}
      <path d="M0 150h320v50H0z" fill="#6b5a86" />
      <path d="M0 176h320" stroke="#cbbfe0" stroke-width="3" stroke-dasharray="18 12" />
      <g fill="#221a38">
        <path d="M120 168h52l12-22h-52zM112 170h72v10h-72z" />
        <circle cx="128" cy="184" r="11" />
        <circle cx="168" cy="184" r="11" />
        <path d="M196 176c10-16 26-20 40-16l10-10 4 14c8 8 4 14-6 14l-4 18h-5l-2-16h-18l-6 16h-5l2-18z" />
      </g>
      <rect x="150" y="120" width="26" height="26" rx="6" fill="#fdf6e3" transform="rotate(-12 163 133)" />
      <circle cx="157" cy="127" r="2.600" />
      <circle cx="163" cy="133" r="2.600" />
      <circle cx="169" cy="139" r="2.600" />
    </>
  );
}

function Pieces({ light, deep }: { light: string; deep: string }): JSX.Element {
  return (
    <g stroke={deep} stroke-width="4" stroke-linejoin="round">
      <rect x="70" y="52" width="64" height="92" rx="8" fill={light} transform="rotate(-14 102 98)" />
      <rect x="104" y="46" width="64" height="92" rx="8" fill="#fffdf6" transform="rotate(4 136 92)" />
      <path d="M136 72l12 20-12 20-12-20z" fill={deep} stroke="none" transform="rotate(4 136 92)" />
      <rect x="186" y="84" width="62" height="62" rx="12" fill="#fffdf6" transform="rotate(12 217 115)" />
      <g fill={deep} stroke="none" transform="rotate(12 217 115)">
        <circle cx="202" cy="100" r="6" />
        <circle cx="217" cy="115" r="6" />
        <circle cx="232" cy="130" r="6" />
      </g>
      <path d="M0 164h320v36H0z" fill={deep} stroke="none" opacity="0.55" />
    </g>
  );
}

const PICTURES: Record<string, () => JSX.Element> = {
  bruges: Bruges,
  venice: Venice,
  colonia: Colonia,
  vienna: Vienna,
};

export function Cover({ game }: { game: string }): JSX.Element {
  const [light, deep] = aboutOf(game)?.cover ?? ["#ddd", "#777"];
  const Picture = PICTURES[game];
  return (
    <svg class="cover" viewBox="0 0 320 200" role="img" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={`sky-${game}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={deep} stop-opacity="0.75" />
          <stop offset="0.7" stop-color={light} />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill={light} />
      <rect width="320" height="200" fill={`url(#sky-${game})`} />
      {Picture ? <Picture /> : <Pieces light={light} deep={deep} />}
    </svg>
  );
}

/** A photograph of the table in mid-game; games of other packages have none. */
export function Snapshot({ game, alt = "" }: { game: string; alt?: string }): JSX.Element | null {
  if (!(game in PICTURES)) return null;
  return <img class="snapshot" src={`/assets/tables/${game}.webp`} alt={alt} width="480" height="300" loading="lazy" />;
}
