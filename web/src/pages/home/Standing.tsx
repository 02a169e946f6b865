// A table in a list: its box in small, who sits there, how far it is, who leads, and whose turn it is.
import type { JSX } from "preact";
import { asksMe, goesOn } from "../../core/glances";
import { levelName, playerName, SIGNS } from "../../core/seating";
import { language } from "../../core/settings";
import { t } from "../../core/texts";
import { Cover } from "../../games/covers";
import { titleOf } from "../../games/names";
import type { Glance, TableInfo } from "../../protocol";

/** Who sits at a table. */
export function named(info: TableInfo): string {
  return info.seats.map(seatName).join(", ");
}

function seatName(seat: TableInfo["seats"][number]): string {
  return (seat.bot ? levelName(seat.bot) : playerName(seat)) || "…";
}

/** A moment as one reads it in a list. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

export function Standing({ glance, link }: { glance: Glance; link?: string }): JSX.Element {
  const { info } = glance;
  return (
    <li class={asksMe(glance) ? "standing asks" : "standing"} data-table={info.id}>
      <a href={link ?? (goesOn(glance) ? `/t/${info.id}` : `/replay/${info.id}`)}>
        <Cover game={info.game} />
        <span class="standing-text">
          <b>{titleOf(info.game)}</b>
          <span class="badge">{stateOf(glance)}</span>
          <span class="standing-seats">
            <Leaders glance={glance} />
          </span>
          <small>
            {glance.round > 0 && `${t("state.round", { n: glance.round })} · `}
            <time dateTime={new Date(info.changed).toISOString()}>{moment(info.changed)}</time>
          </small>
        </span>
      </a>
    </li>
  );
}

/** Every seat with its sign, its name and its points where they are known. */
function Leaders({ glance }: { glance: Glance }): JSX.Element {
  return (
    <>
      {glance.info.seats.map((seat, i) => (
        <span key={i} class={i === glance.you ? "me" : ""}>
          <span aria-hidden="true">{SIGNS[i]}</span> {i === glance.you ? t("you") : seatName(seat)}{" "}
          {typeof glance.points[i] === "number" && <b>{glance.points[i]}</b>}
        </span>
      ))}
    </>
  );
}

function stateOf(glance: Glance): string {
  const { info, asked } = glance;
  if (info.state === "open") {
    return t("seats.free", { n: info.seats.filter((seat) => !seat.taken).length });
  }
  if (info.state === "over") return outcome(glance);
  if (info.state !== "playing") return t("tables.broken-off");
  if (asksMe(glance)) return t("state.your-turn");
  const names = asked.map((at) => info.seats[at]).map((seat) => (seat ? seatName(seat) : ""));
  return names.length ? t("state.their-turn", { names: [...new Set(names)].join(", ") }) : t("state.begins");
}

/** How it ended for me; for a spectator only that it did. */
function outcome({ you, winners }: Glance): string {
  if (you < 0 || !winners.length) return t("state.over");
  return winners.includes(you) ? t("tables.won") : t("tables.lost");
}
