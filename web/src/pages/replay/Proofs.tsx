// What a finished game can prove, and its record to take along.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api, type Course, type Proof } from "../../core/api";
import { keyOf } from "../../core/keys";
import { t } from "../../core/texts";

export function Proofs({ id, course }: { id: string; course: Course }): JSX.Element {
  const proof = useSignal<Proof | null>(null);
  const token = keyOf(id)?.token;
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
    <div class="proofs">
      <p class="buttons">
        <button type="button" data-verify onClick={() => void verify()}>
          {t("verify")}
        </button>
        <button type="button" data-export onClick={() => void save()}>
          {t("export")}
        </button>
      </p>
      <p role="status">
        {proof.value &&
          (proof.value.fair
            ? `${t("verify.fair", { n: proof.value.outcomes })} ${added(course)}`
            : t("verify.unfair", { why: proof.value.problem ?? "" }))}
      </p>
    </div>
  );
}

/** Whose entropy is in the game's chance, in words. */
function added({ info }: Course): string {
  const who = info.added.map((seat) => info.seats[seat]?.name ?? "").join(", ");
  return who ? t("verify.added", { who }) : t("verify.added-none");
}
