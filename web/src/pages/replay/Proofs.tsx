// What can be done with a game that was played: link, fork, verify, export.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api, type Course, type Proof } from "../../core/api";
import { keyOf, remember } from "../../core/keys";
import { catalogue } from "../../core/library";
import { go } from "../../core/router";
import { myName } from "../../core/settings";
import { t } from "../../core/texts";

interface ProofsProps {
  id: string;
  at: number;
  course: Course;
  seat: number;
}

export function Proofs({ id, at, course, seat }: ProofsProps): JSX.Element {
  const proof = useSignal<Proof | null>(null);
  const said = useSignal("");
  const token = keyOf(id)?.token;
  const over = course.result !== null;
  const levels = catalogue().value?.bots ?? [];
  const alone = course.you >= 0 && course.info.seats.every((chair) => chair.bot || chair.seat === course.you);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(`${location.origin}/replay/${id}?at=${at}`).catch(() => undefined);
    said.value = t("replay.copied");
  };
  const fork = async (): Promise<void> => {
    const place = seat >= 0 ? seat : Math.max(course.you, 0);
    const bot = levels[Math.floor(levels.length / 2)] ?? "novice";
    const name = myName.value || t("name.default");
    try {
      const made = await api.fork(id, { seq: at, seat: place, name, bot }, token);
      remember(made.table.id, { token: made.token, seat: made.seat, game: course.info.game, host: true });
      go(`/t/${made.table.id}`);
    } catch {
      said.value = t("fork.failed");
    }
  };
  const verify = async (): Promise<void> => {
    proof.value = await api.verify(id, token).catch(() => null);
  };
  const save = async (): Promise<void> => {
    const text = await api.record(id, token);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
    link.download = `${course.info.game}-${id}.jsonl`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {t("replay.link")}
      </button>
      {(over || alone) && (
        <button type="button" data-fork onClick={() => void fork()}>
          {t("fork")}
        </button>
      )}
      {over && (
        <>
          <button type="button" data-verify onClick={() => void verify()}>
            {t("verify")}
          </button>
          <button type="button" onClick={() => void save()}>
            {t("export")}
          </button>
        </>
      )}
      <span role="status">
        {said.value}
        {proof.value &&
          (proof.value.fair
            ? t("verify.fair", { n: proof.value.outcomes })
            : t("verify.unfair", { why: proof.value.problem ?? "" }))}
      </span>
    </>
  );
}
