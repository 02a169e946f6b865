// A long list of answers as a short one: by verb, then blank by blank, until each line is one answer.
import { spot, type Answer, type Desk, type Spot } from "../board/desk";

export type Choice = { kind: "answer"; answer: Answer; label: string } | { kind: "group"; spot: Spot; label: string };

const SHORT = 9;

/** The answers still meant, as so many buttons that a person can look over. */
export function narrow(desk: Desk): Choice[] {
  const left = desk.left.value;
  if (left.length <= SHORT) return left.map(single);
  const byVerb = grouped(left, (answer) => answer.verb);
  if (byVerb.size > 1) return [...byVerb.values()].map((group) => lump(desk, group, spotOfVerb(group)));
  const slot = firstOpenSlot(desk, left);
  if (slot === null) return left.map(single);
  return [...grouped(left, (answer) => answer.blanks[slot] ?? "")].map(([word, group]) =>
    lump(desk, group, spot({ [slot]: word }, group[0]?.verb, `slot ${slot}`)),
  );
}

function single(answer: Answer): Choice {
  return { kind: "answer", answer, label: answer.sentence };
}

function spotOfVerb(group: Answer[]): Spot {
  return spot({}, group[0]?.verb ?? "");
}

function lump(desk: Desk, group: Answer[], into: Spot): Choice {
  const [first, second] = group;
  if (!first) throw new Error("a group has answers");
  if (!second) return single(first);
  const open = new Set(desk.voice.value.slots(first.verb).filter((slot) => varies(group, slot)));
  return { kind: "group", spot: into, label: desk.voice.value.move(first, desk.names, open) };
}

function varies(group: readonly Answer[], slot: string): boolean {
  return group.some((answer) => answer.blanks[slot] !== group[0]?.blanks[slot]);
}

function firstOpenSlot(desk: Desk, left: readonly Answer[]): string | null {
  const verb = left[0]?.verb ?? "";
  return desk.voice.value.slots(verb).find((slot) => varies(left, slot)) ?? null;
}

function grouped(answers: readonly Answer[], by: (answer: Answer) => string): Map<string, Answer[]> {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const key = by(answer);
    const group = groups.get(key);
    if (group) group.push(answer);
    else groups.set(key, [answer]);
  }
  return groups;
}
