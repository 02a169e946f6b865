// Signs for what an answer costs and brings.
import type { JSX } from "preact";
import { Tag, type TagProps } from "../../board/Tag";
import { Coin, Good, Resource } from "./signs";
import { cityOf, words } from "./printed";

const FIGURE = "M0-12a4.6 4.6 0 0 1 3.2 7.9Q8.5-2 8.5 11H-8.5Q-8.5-2-3.2-4.1A4.6 4.6 0 0 1 0-12z";

export function Price(props: Omit<TagProps, "sign">): JSX.Element {
  const voice = props.desk.voice.value;
  const sign = (key: string): JSX.Element | null => {
    if (key === "members") return <path class="c-plain" transform="scale(0.66)" d={FIGURE} />;
    if (key === "points") return <path class="c-star" d="M0-7 2-2.2 7-2 3 1.2 4.4 6 0 3.2-4.4 6-3 1.2-7-2-2-2.2z" />;
    if (words(voice, "resource").includes(key)) return <Resource word={key} r={7} />;
    if (words(voice, "good").includes(key)) return <Good word={key} r={7} />;
    if (words(voice, "currency").includes(key)) return <Coin word={cityOf(voice, key)} r={7} />;
    return null;
  };
  return <Tag {...props} sign={sign} />;
}
