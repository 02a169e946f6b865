// Signs for what an answer costs and brings.
import type { JSX } from "preact";
import { Tag, type TagProps } from "../../board/Tag";
import { Coin, Glyph, Points } from "./glyphs";
import { Threat, Worker } from "./marks";

const WORKERS = "_workers";

/** About 16 across, around the origin. */
export function signOf(key: string): JSX.Element | null {
  if (key.endsWith(WORKERS)) {
    return (
      <g transform="scale(0.58)">
        <Worker colour={key.slice(0, -WORKERS.length)} />
      </g>
    );
  }
  switch (key) {
    case "guilders":
      return <Coin r={7.5} />;
    case "points":
      return <g transform="scale(0.85)">{<Points value="" />}</g>;
    case "cards":
      return <rect class="b-card-sign" x="-5" y="-7" width="10" height="14" rx="2" />;
    case "houses":
      return <Glyph name="house" size={14} />;
    case "persons":
    case "canals":
      return <Glyph name={key} size={14} />;
    case "statues":
      return <Glyph name="statue" size={14} />;
    case "steps":
      return <Glyph name="reputation" size={13} />;
    case "majorities":
      return <Glyph name="laurel" size={14} />;
    case "threats":
      return <g transform="scale(0.55)">{<Threat colour="" />}</g>;
    default:
      return null;
  }
}

/** A tag without what the place says by itself: that the card is played, that a tile, a house or a person is there. */
export function Price(props: Omit<TagProps, "sign">): JSX.Element {
  return <Tag sign={signOf} but={["cards", "houses", "persons", "canals"]} {...props} />;
}
