// What is agreed at a table: clock, bots, printing, options, who may watch.
import type { JSX } from "preact";
import { voiceOf } from "../../core/library";
import { levelName } from "../../core/seating";
import { t } from "../../core/texts";
import type { Pace, TableInfo } from "../../protocol";

const MINUTE = 60;

/** A clock in words. */
export function paceInWords(pace: Pace): string {
  switch (pace.kind) {
    case "none":
      return t("pace.none");
    case "move":
      return t("pace.each", { n: pace.seconds });
    case "bank":
      return t("pace.whole", { n: Math.round(pace.seconds / MINUTE), more: pace.increment ?? 0 });
    case "days":
      return t("pace.by-days", { n: pace.days });
  }
}

export function Terms({ info }: { info: TableInfo }): JSX.Element {
  const voice = voiceOf(info.game, info.printing_id).value;
  const bots = [...new Set(info.seats.filter((seat) => seat.bot).map((seat) => levelName(seat.bot)))];
  const rows: [string, string][] = [
    [t("make.pace"), paceInWords(info.pace)],
    [t("waiting.printing"), info.printing_id ? t("printing.own", { name: info.printing }) : t("waiting.standard")],
    ...Object.entries(info.options).map(([key, choice]): [string, string] => [
      voice?.text(`option.${key}`) ?? key,
      voice?.text(`choice.${key}.${choice}`) ?? choice,
    ]),
    [t("waiting.watching"), t(!info.spectators ? "waiting.nobody" : info.public ? "waiting.all" : "waiting.invited")],
  ];
  if (bots.length) rows.splice(1, 0, [t("quick.level"), bots.join(", ")]);
  return (
    <dl class="terms">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
