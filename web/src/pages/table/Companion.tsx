// The companion beside the log: what everybody at the table may reckon, the same for every seat.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { api } from "../../core/api";
import { keyOf } from "../../core/keys";
import { language } from "../../core/settings";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import type { CompanionChapter, CompanionFact } from "../../protocol";

export function Companion({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const open = useSignal(false);
  const chapters = useSignal<readonly CompanionChapter[] | null>(null);
  const seq = table.frame.value?.seq ?? 0;
  useEffect(() => {
    if (!open.value) return;
    let wanted = true;
    api.companion(table.id, keyOf(table.id)?.token).then(
      (found) => wanted && (chapters.value = found),
      () => wanted && (chapters.value ??= []),
    );
    return () => void (wanted = false);
  }, [open.value, seq]);
  return (
    <details class="drawer companion" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t("companion")}</summary>
      {open.value && (
        <>
          <p class="quiet">{t("companion.how")}</p>
          {chapters.value === null && <p>{t("loading")}</p>}
          {chapters.value?.length === 0 && <p>{t("companion.none")}</p>}
          {chapters.value?.map((chapter) => (
            <Facts key={chapter.title} chapter={chapter} desk={desk} />
          ))}
        </>
      )}
    </details>
  );
}

function Facts({ chapter, desk }: { chapter: CompanionChapter; desk: Desk }): JSX.Element | null {
  const voice = desk.voice.value;
  const chances = chapter.facts.some((fact) => fact.chance >= 0);
  if (!chapter.facts.length) return null;
  return (
    <table class="verdicts" data-chapter={chapter.title}>
      <caption>{voice.text(`companion.${chapter.title}`)}</caption>
      {chances && (
        <thead>
          <tr>
            <td />
            <th scope="col">{t("companion.left")}</th>
            <th scope="col">{t("companion.next")}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {chapter.facts.map((fact, i) => (
          <tr key={i}>
            <th scope="row">
              <Named fact={fact} desk={desk} />
            </th>
            <td>
              {fact.count}
              {fact.most >= 0 && ` / ${fact.most}`}
            </td>
            {chances && <td>{fact.chance >= 0 && percent(fact.chance)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a line is about: whose it is, what, and of what it is made up. */
function Named({ fact, desk }: { fact: CompanionFact; desk: Desk }): JSX.Element {
  const voice = desk.voice.value;
  const seat = desk.seats.value[fact.seat];
  const parts = fact.more.map(([key, count]) => `${count > 1 ? `${count} ` : ""}${voice.text(key)}`);
  return (
    <>
      {seat ? (
        <>
          <span class={`seat-${seat.colour}`}>{seat.sign}</span> {seat.name}: {voice.text(fact.what)}
        </>
      ) : (
        voice.text(fact.what)
      )}
      {parts.length > 0 && <small> ({parts.join(", ")})</small>}
    </>
  );
}

function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}
