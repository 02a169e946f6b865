// One game: what it is, and a table made to measure.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api, type NewTable } from "../core/api";
import { remember } from "../core/keys";
import { catalogue, shapeOf, voiceOf } from "../core/library";
import { useOnce } from "../core/once";
import { go } from "../core/router";
import { botLevels } from "../core/seating";
import { myName } from "../core/settings";
import { t } from "../core/texts";
import { Cover, Snapshot } from "../games/covers";
import { aboutOf, blurb, titleOf } from "../games/names";
import type { GameShape, Pace } from "../protocol";
import { LevelOptions } from "./LevelOptions";
import { PrintingChoice, printingIn, type BoxChoice } from "./PrintingChoice";
import { said } from "./workshop/said";
import { Facts } from "./home/Facts";
import { QuickGame } from "./home/QuickGame";
import { Icon } from "./Icon";

const PACES: Record<string, Pace> = {
  none: { kind: "none" },
  move: { kind: "move", seconds: 90, at_zero: "bot" },
  bank: { kind: "bank", seconds: 1500, increment: 15, at_zero: "bot" },
  days: { kind: "days", days: 3, at_zero: "bot" },
};

export function GamePage({ game, printing }: { game: string; printing: string }): JSX.Element {
  const shape = shapeOf(game).value;
  const about = aboutOf(game);
  return (
    <main class="page game-page">
      <div class="game-head">
        <div class="waiting-picture">
          <Cover game={game} />
          <Snapshot game={game} alt={t("facts.table", { game: titleOf(game) })} />
        </div>
        <div>
          <h1>{titleOf(game)}</h1>
          <p class="lead">{blurb(game)}</p>
          <Facts game={game} />
          <QuickGame game={game} />
          <p class="buttons">
            {about !== undefined && about.lesson > 0 && (
              <a class="button" href={`/learn/${game}`}>
                <Icon name="hint" /> {t("learn.new", { n: about.lesson })}
              </a>
            )}
            <a class="button" href={`/rules/${game}`}>
              {t("rules")}
            </a>
            <a class="button" href={`/aid/${game}`}>
              {t("aid")}
            </a>
            <a class="button" href={`/cards/${game}`}>
              {t("cards")}
            </a>
            <a class="button" href={`/workshop/${game}`}>
              {t("workshop")}
            </a>
          </p>
          {about?.designer && (
            <p class="quiet">
              {t("game.credit", { by: about.designer, publisher: about.publisher, year: about.year })}{" "}
              {t("home.unofficial")}
            </p>
          )}
          {about && !about.learned && <p class="quiet">{t("game.no-net")}</p>}
        </div>
      </div>
      {shape && <MakeTable game={game} shape={shape} printing={printing} />}
    </main>
  );
}

function MakeTable({ game, shape, printing }: { game: string; shape: GameShape; printing: string }): JSX.Element {
  const voice = voiceOf(game).value;
  const bots = botLevels(catalogue().value, game);
  const [fewest, most] = shape.seats;
  const seats = useSignal(Math.max(fewest, Math.min(3, most)));
  const rivals = useSignal<string[]>([]);
  const options = useSignal<Record<string, string>>({});
  const pace = useSignal("none");
  const open = useSignal(false);
  const companion = useSignal(true);
  const failed = useSignal("");
  const box = useSignal<BoxChoice>({ id: printing });
  const make = useOnce(async (): Promise<void> => {
    failed.value = "";
    let own: Pick<NewTable, "printing_text">;
    try {
      own = await printingIn(box.value);
    } catch (error) {
      failed.value = said(error);
      return;
    }
    const wish: NewTable = {
      ...own,
      game,
      seats: seats.value,
      name: myName.value || t("name.default"),
      bots: rivals.value.slice(0, seats.value - 1).filter(Boolean),
      options: options.value,
      public: open.value,
      companion: companion.value,
      pace: PACES[pace.value] ?? { kind: "none" },
    };
    try {
      const made = await api.make(wish);
      remember(made.table.id, { token: made.token, seat: made.seat, game, invitation: made.invitation, host: true });
      go(`/t/${made.table.id}`);
    } catch (error) {
      failed.value = box.value.id ? said(error) : (error as { detail?: string }).detail || t("play-now.failed");
    }
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    void make();
  };
  return (
    <form class="make" onSubmit={submit}>
      <h2>{t("make.title")}</h2>
      <label>
        {t("name")}
        <input
          value={myName.value}
          maxLength={40}
          placeholder={t("name.default")}
          onInput={(event) => (myName.value = event.currentTarget.value)}
        />
      </label>
      <label>
        {t("make.seats")}
        <select value={seats.value} onChange={(event) => (seats.value = Number(event.currentTarget.value))}>
          {Array.from({ length: most - fewest + 1 }, (_, i) => (
            <option key={i} value={fewest + i}>
              {fewest + i}
            </option>
          ))}
        </select>
      </label>
      {Array.from({ length: seats.value - 1 }, (_, i) => (
        <label key={i}>
          {t("make.rival", { n: i + 2 })}
          <select
            data-rival={i}
            value={rivals.value[i] ?? ""}
            onChange={(event) => {
              const next = [...rivals.value];
              next[i] = event.currentTarget.value;
              rivals.value = next;
            }}
          >
            <option value="">{t("make.friend")}</option>
            <LevelOptions bots={bots} />
          </select>
        </label>
      ))}
      {shape.options.map((option) => (
        <label key={option.key}>
          {voice?.text(`option.${option.key}`) ?? option.key}
          <select
            value={options.value[option.key] ?? option.choices[0]}
            onChange={(event) => (options.value = { ...options.value, [option.key]: event.currentTarget.value })}
          >
            {option.choices.map((choice) => (
              <option key={choice} value={choice}>
                {voice?.text(`choice.${option.key}.${choice}`) ?? choice}
              </option>
            ))}
          </select>
        </label>
      ))}
      <PrintingChoice game={game} box={box} />
      <label>
        {t("make.pace")}
        <select value={pace.value} onChange={(event) => (pace.value = event.currentTarget.value)}>
          <option value="none">{t("pace.none")}</option>
          <option value="move">{t("pace.move")}</option>
          <option value="bank">{t("pace.bank")}</option>
          <option value="days">{t("pace.days")}</option>
        </select>
      </label>
      <label class="switch">
        <input type="checkbox" checked={open.value} onChange={(event) => (open.value = event.currentTarget.checked)} />
        {t("make.public")}
      </label>
      <label class="switch">
        <input
          type="checkbox"
          data-companion
          checked={companion.value}
          onChange={(event) => (companion.value = event.currentTarget.checked)}
        />
        {t("companion.table")}
      </label>
      <button type="submit" class="primary" data-make>
        {t("make")}
      </button>
      {failed.value && <p role="alert">{failed.value}</p>}
    </form>
  );
}
