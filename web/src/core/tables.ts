// One table as this page knows it: seats, the present frame, what happened, what was said.
import { batch, computed, signal } from "@preact/signals";
import { Desk, type Answer } from "../board/desk";
import { announced, sentenceOf } from "../conduct/announcements";
import { Grace } from "../stage/Grace";
import { Stage } from "../stage/Stage";
import type { ChatLine, Down, Figure, Reason, RefusedFrame, TableFrame, TableInfo, ToldNote } from "../protocol";
import { takeSeat } from "./account";
import { api, session } from "./api";
import { behind, broken, newSeal } from "./entropy";
import { keyOf } from "./keys";
import { shapeOf, voiceOf } from "./library";
import { NextPicture } from "./picture";
import { seatings } from "./seating";
import { receipts, seen } from "./seen";
import { asking, confirming, grace } from "./settings";
import { sharing } from "./sharing";
import { t } from "./texts";
import type { Voice } from "./voice";
import { liveSocket } from "./live-socket";

const WATCHER = -3;
/** What the table says when a game stops before its end. */
const ENDINGS = ["conceded", "cancelled", "clock-end"];

/** The invitation in this page's address: it lets one look before one sits down. What a letter wrote behind the link,
 * as a full stop, is no part of it; half of one is none. */
export function invitation(): string | null {
  const said = new URLSearchParams(location.hash.slice(1)).get("invitation") ?? "";
  return /^[0-9A-Za-z_-]{20,64}/.exec(said)?.[0] ?? null;
}

export class LiveTable {
  readonly info = signal<TableInfo | null>(null);
  readonly you = signal(WATCHER);
  readonly frame = signal<TableFrame | null>(null);
  /** When the frame arrived: clocks run from there. */
  readonly heard = signal(0);
  /** Everything that was told, and as much of it as the stage has shown. */
  private readonly told = signal<readonly ToldNote[]>([]);
  readonly log = computed(() => {
    const seq = this.frame.value?.seq ?? -1;
    return this.stage.playing.value ? this.told.value.filter((note) => note.at <= seq) : this.told.value;
  });
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly refused = signal<RefusedFrame | null>(null);
  /** What answers to the open question would bring, as far as it was asked for. */
  readonly gains = signal<ReadonlyMap<string, readonly Figure[]>>(new Map());
  readonly foretold = signal<ReadonlyMap<string, readonly ToldNote[]>>(new Map());
  readonly doubts = signal<ReadonlyMap<string, Reason>>(new Map());
  /** Sent, and not yet answered. */
  readonly waiting = signal(false);
  /** Not sent: there is no connection. */
  readonly unsent = signal(false);
  /** The entry up to which one's last turn went. */
  readonly turn = computed(() => this.frame.value?.turn ?? -1);
  /** Whether nobody but bots plays here besides me. */
  readonly alone = computed(
    () => this.info.value?.seats.every((seat) => seat.bot || seat.stand_in || seat.seat === this.you.value) ?? false,
  );
  readonly seats = computed(() => {
    const info = this.info.value;
    return info ? seatings(info, shapeOf(info.game, info.printing_id).value) : [];
  });

  readonly stage = new Stage({
    game: () => this.info.value?.game ?? "",
    verb: (note) => note.text.split(" ", 1)[0] ?? "",
    lay: (frame) => this.bring(frame),
    film: (since) => api.film(this.id, since, keyOf(this.id)?.token),
  });

  readonly grace: Grace;

  /** An answer that ends the turn or cannot be taken back, and was not given yet: it asks once. */
  readonly caution = signal<Answer | null>(null);
  private given: Answer | null = null;
  /** The question that was answered last: it stays closed, whatever others do, until the table has taken the answer. */
  private answered = -1;
  private propose: (answer: Answer) => void = () => undefined;
  private leave: (() => void) | null = null;
  /** The key with which this page sat down. */
  private sitting: string | undefined;
  private sealed = false;
  private returning = false;
  private restarting = false;
  /** What is laid on the table with the next picture: whatever comes before it is one with it. */
  private next: TableFrame | null = null;
  private readonly laying = new NextPicture(() => this.lay());

  constructor(readonly id: string) {
    this.grace = new Grace({ table: id, send: (frame) => liveSocket.send(frame) });
  }

  open(): void {
    this.leave = liveSocket.look(
      this.id,
      (frame) => this.hear(frame),
      () => {
        this.sitting = keyOf(this.id)?.token;
        const receipt = receipts.of(this.id) ?? "";
        return { t: "sit", table: this.id, token: this.sitting ?? invitation(), since: -1, receipt };
      },
    );
  }

  /** The seat is another's now, or was opened elsewhere: with a newer key of this browser's one sits down again. */
  private lose(): void {
    this.leave?.();
    if (keyOf(this.id)?.token !== this.sitting) this.open();
    else this.refused.value = { t: "refused", table: this.id, why: "seat-lost" };
  }

  /** Another device of the same account holds the seat: whoever opens the table here takes it back, once. */
  private async comeBack(): Promise<void> {
    this.returning = true;
    this.leave?.();
    const back = await takeSeat(this.id);
    this.open();
    if (!back) this.refused.value = { t: "refused", table: this.id, why: "wrong-token" };
  }

  /** The game is over: add to the chance of the rematch beforehand. */
  private async sealNext(): Promise<void> {
    if (this.sealed || this.you.value < 0) return;
    this.sealed = true;
    const seal = await newSeal();
    if (seal) liveSocket.send({ t: "seal", table: this.id, seal });
  }

  close(): void {
    this.leave?.();
    this.stage.close();
    this.laying.close();
  }

  /** Why the game stopped before its end, in a sentence; empty when it did not. */
  ended(): string {
    if (!["ended", "cancelled", "expired"].includes(this.info.value?.state ?? "")) return "";
    const said = this.chat.value.map(announced).findLast((one) => one && ENDINGS.includes(one.kind));
    return said ? sentenceOf(said, this) : t("table.ended");
  }

  /** Ask the others to let my last move be taken back. */
  askUndo(): void {
    const frame = this.stage.latest.value;
    if (frame) liveSocket.send({ t: "ask-undo", table: this.id, q: frame.ask?.q ?? frame.seq });
  }

  /** The desk of whoever looks at this table. While a language is fetched, the voice at hand goes on. */
  desk(game: string, atHand: Voice): Desk {
    const ask = computed(() => (this.waiting.value ? null : (this.frame.value?.ask ?? null)));
    const voice = computed(() => voiceOf(game, this.info.value?.printing_id).value ?? atHand);
    const scales = {
      known: this.gains,
      told: this.foretold,
      barred: this.doubts,
      weigh: (answer: Answer) => this.weigh(answer),
    };
    const desk = new Desk(game, voice, this.seats, this.you, ask, (answer) => this.answer(answer), scales);
    this.propose = (answer) => (desk.proposed.value = answer);
    return desk;
  }

  answer(answer: Answer): void {
    const ask = this.frame.value?.ask;
    if (!ask) return;
    // A sealed answer cannot be taken back once it is given: its grace comes before.
    if (ask.sealed && this.alone.value && this.grace.seal(() => this.give(answer, ask.q))) this.waiting.value = true;
    else this.give(answer, ask.q);
  }

  private give(answer: Answer, q: number): void {
    const patience = this.alone.value ? grace.value * 1000 : 0;
    const asked = confirming.value || this.caution.value?.notation === answer.notation;
    const careful = asking.value && !this.alone.value && !asked;
    this.given = answer;
    this.answered = q;
    this.waiting.value = liveSocket.send({
      t: "answer",
      table: this.id,
      q,
      move: answer.notation,
      grace: patience,
      careful,
    });
    this.unsent.value = !this.waiting.value;
  }

  private weigh(answer: Answer): void {
    const ask = this.frame.value?.ask;
    const known = this.gains.value.has(answer.notation) || this.doubts.value.has(answer.notation);
    if (ask && !known) {
      liveSocket.send({ t: "weigh", table: this.id, q: ask.q, move: answer.notation });
    }
  }

  /** Take back the last move, or all moves up to where something was learnt. */
  undo(all = false): void {
    if (this.grace.unseal()) {
      this.waiting.value = false;
      return;
    }
    const frame = this.frame.value;
    if (frame && !frame.undo && frame.may_ask && this.alone.value) this.askUndo(); // bots agree
    if (!frame?.undo) return;
    this.restarting = all;
    liveSocket.send({ t: "undo", table: this.id, q: frame.ask?.q ?? frame.seq });
  }

  say(text: string): void {
    liveSocket.send({ t: "say", table: this.id, text });
  }

  private bring(frame: TableFrame): void {
    this.next = this.next ? joined(this.next, frame) : frame;
    this.laying.ask();
  }

  private lay(): void {
    const frame = this.next;
    if (!frame) return;
    this.next = null;
    const old = this.frame.value;
    batch(() => {
      this.frame.value = { ...frame, view: sharing(old?.view, frame.view), ask: sharing(old?.ask, frame.ask) };
      if (old?.ask?.q !== frame.ask?.q) this.gains.value = this.foretold.value = this.doubts.value = new Map();
      this.heard.value = Date.now();
      this.waiting.value = this.grace.sealing || (this.waiting.value && frame.ask?.q === this.answered);
      this.unsent.value = false;
      this.caution.value = null;
      this.refused.value = null;
    });
    if (!this.stage.playing.value) {
      seen.note(this.id, frame.seq);
      this.grace.show(frame.grace);
    }
    if (this.restarting) this.undo(true);
  }

  private hear(frame: Down): void {
    batch(() => {
      switch (frame.t) {
        case "seats":
          this.info.value = frame.info;
          this.you.value = frame.you;
          if (frame.info.state === "playing" && broken(this.id, frame.info.commitment, frame.info.added, frame.you)) {
            this.refused.value = { t: "refused", table: this.id, why: "fate-changed" };
          }
          break;
        case "table":
          if (frame.result) void this.sealNext();
          this.told.value = [...this.told.value.filter((note) => note.at <= frame.since), ...frame.notes];
          if (frame.receipt) receipts.note(this.id, frame.receipt);
          this.stage.take(frame, seen.of(this.id));
          break;
        case "chat": {
          const known = new Set(this.chat.value.map((line) => line.n));
          this.chat.value = [...this.chat.value, ...frame.lines.filter((line) => !known.has(line.n))];
          break;
        }
        case "gains":
          if (frame.q === this.frame.value?.ask?.q) {
            this.gains.value = new Map(this.gains.value).set(frame.move, frame.gains);
            this.foretold.value = new Map(this.foretold.value).set(frame.move, frame.notes);
          }
          break;
        case "refused":
          if (frame.why === "wrong-token" && !this.returning && session.value) {
            void this.comeBack();
            break;
          }
          if (frame.why === "no-gains") {
            if (frame.reason && frame.word)
              this.doubts.value = new Map(this.doubts.value).set(frame.word, frame.reason);
            break;
          }
          if (frame.why === "ask-once" && this.given) {
            this.waiting.value = false;
            this.caution.value = this.given;
            this.propose(this.given);
            break;
          }
          this.refused.value = frame;
          this.waiting.value = false;
          this.restarting = false;
          if (frame.why === "stale")
            liveSocket.send({ t: "again", table: this.id, since: this.frame.value?.seq ?? -1 });
          break;
        case "seals": {
          const entropy = behind(frame, this.you.value);
          if (entropy) liveSocket.send({ t: "reveal", table: this.id, entropy });
          break;
        }
        case "risen":
          if (frame.why === "seat-lost") this.lose();
          break;
        case "pong":
          break;
      }
    });
  }
}

/** Two frames as one: the later picture, with what both told. */
function joined(first: TableFrame, second: TableFrame): TableFrame {
  const notes = [...first.notes.filter((note) => note.at <= second.since), ...second.notes];
  return { ...second, notes, since: Math.min(first.since, second.since) };
}
