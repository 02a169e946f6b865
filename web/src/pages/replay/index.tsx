// A game from its first question to its last: for whoever may see it, and a kind word for everybody else.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api, ApiError, type Course } from "../../core/api";
import { keyOf } from "../../core/keys";
import { shapeOf, voiceOf } from "../../core/library";
import type { ReviewDepth } from "../../core/router";
import { t } from "../../core/texts";
import { drawingOf } from "../../games";
import { PlainPage } from "../Header";
import { InWords } from "./InWords";
import { Shown } from "./Shown";

interface ReplayProps {
  id: string;
  at: number | null;
  review: ReviewDepth | null;
}

export function ReplayPage({ id, at, review }: ReplayProps): JSX.Element {
  const course = useSignal<Course | null>(null);
  const failed = useSignal<ApiError | null>(null);
  useEffect(() => {
    api.course(id, keyOf(id)?.token).then(
      (found) => (course.value = found),
      (error: unknown) => (failed.value = error instanceof ApiError ? error : new ApiError(0, "", "")),
    );
  }, [id]);
  const game = course.value?.info.game;
  const printing = course.value?.info.printing_id;
  const voice = game ? voiceOf(game, printing).value : null;
  const drawing = game ? drawingOf(game).value : null;
  if (game) shapeOf(game, printing);
  if (failed.value) return <NotShown id={id} why={failed.value} />;
  if (!course.value || !voice || !drawing) {
    return (
      <PlainPage>
        <h1>{t("replay")}</h1>
        <p>{t("loading")}</p>
      </PlainPage>
    );
  }
  return <Shown id={id} at={at} review={review} course={course.value} voice={voice} drawing={drawing} />;
}

/** Why there is nothing to see, and what to do about it. */
function NotShown({ id, why }: { id: string; why: ApiError }): JSX.Element {
  if (why.status === 409 && why.key !== "not-begun") return <InWords id={id} problem={why} />;
  const says =
    why.status === 403
      ? { title: t("replay.not-shared"), text: t("replay.not-shared-text") }
      : why.status === 404
        ? { title: t("replay.none"), text: t("replay.none-text") }
        : why.status === 409
          ? { title: t("replay.not-begun"), text: "" }
          : { title: t("replay"), text: t("share.failed") };
  return (
    <PlainPage class="declined">
      <h1>{says.title}</h1>
      {says.text && <p class="lead">{says.text}</p>}
      <p class="buttons">
        <a class="button primary" href="/">
          {t("back-home")}
        </a>
        {why.status === 403 && (
          <a class="button" href="/account">
            {t("account.sign-in")}
          </a>
        )}
        {why.key === "not-begun" && (
          <a class="button" href={`/t/${id}`}>
            {t("replay.to-table")}
          </a>
        )}
      </p>
    </PlainPage>
  );
}
