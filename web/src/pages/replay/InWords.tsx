// A game that no engine here can replay any more, or that is not for this viewer to see.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../../core/api";
import { keyOf } from "../../core/keys";
import { t } from "../../core/texts";
import { PlainPage } from "../Header";

/** What can be had of a game whose course cannot: its record in plain words, or why not even that. */
export function InWords({ id, problem }: { id: string; problem: unknown }): JSX.Element {
  const words = useSignal<string | null>(null);
  const unreadable = problem instanceof ApiError && problem.key === "cannot-be-opened";
  useEffect(() => {
    if (unreadable)
      void api.text(id, keyOf(id)?.token).then(
        (found) => (words.value = found),
        () => undefined,
      );
  }, [id]);
  return (
    <PlainPage>
      <h1>{t("replay")}</h1>
      <p>{words.value ? t("replay.in-words") : t(unreadable ? "refused.cannot-be-opened" : "table.not-for-you")}</p>
      {words.value && (
        <pre class="in-words" tabIndex={0} aria-label={t("replay")}>
          {words.value}
        </pre>
      )}
    </PlainPage>
  );
}

/** A game whose positions are out of reach: what was told of it. */
export function Told({ lines }: { lines: readonly string[] }): JSX.Element {
  return (
    <PlainPage>
      <h1>{t("replay")}</h1>
      <p>{t("replay.unseen")}</p>
      <ol class="told-lines">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </PlainPage>
  );
}
