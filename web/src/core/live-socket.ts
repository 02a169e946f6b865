// One socket for all tables this page looks at. It opens again by itself and asks for what it missed.
import { signal } from "@preact/signals";
import type { Down, Up } from "../protocol";

export type Connection = "opening" | "open" | "lost";

type Listener = (frame: Down) => void;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Silence is broken by a question after so long, and taken for a loss after so much longer. */
const ASK_AFTER = 3000;
const LOST_AFTER = 3500;

export class LiveSocket {
  readonly connection = signal<Connection>("opening");
  private socket: WebSocket | null = null;
  private readonly tables = new Map<string, { listener: Listener; greet: () => Up }>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When something was heard last, and since when an answer to a ping is owed; 0: none is. */
  private heard = 0;
  private pinged = 0;

  constructor(private readonly address: string) {
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.lose());
    setInterval(() => this.listen(), 1000);
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.connection.value === "lost") this.open();
    });
  }

  /** Look at a table; `greet` says what is known, each time the socket opens. */
  look(table: string, listener: Listener, greet: () => Up): () => void {
    this.tables.set(table, { listener, greet });
    if (this.socket?.readyState === WebSocket.OPEN) this.send(greet());
    else this.open();
    return () => {
      this.tables.delete(table);
      this.send({ t: "rise", table });
    };
  }

  /** Send a frame; false when there is nobody to hear it. */
  send(frame: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  private open(): void {
    const state = this.socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.connection.value = "open";
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      this.pinged = 0;
      for (const { greet } of this.tables.values()) this.send(greet());
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.pinged = 0;
      this.hear(JSON.parse(event.data) as Down);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return; // given up before, and replaced
      this.connection.value = "lost";
      if (!this.tables.size) return;
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  /** A dead line says nothing: ask whether anybody is there, and give it up when nobody answers. */
  private listen(): void {
    const now = Date.now();
    if (this.socket?.readyState !== WebSocket.OPEN || !this.tables.size) return;
    if (this.pinged && now - this.pinged > LOST_AFTER) this.lose();
    else if (!this.pinged && now - this.heard > ASK_AFTER && this.send({ t: "ping" })) this.pinged = now;
  }

  /** Take the socket for lost, whatever it says, and try another. */
  private lose(): void {
    const socket = this.socket;
    this.socket = null;
    this.connection.value = "lost";
    socket?.close();
    clearTimeout(this.timer);
    if (this.tables.size) this.timer = setTimeout(() => this.open(), this.wait);
  }

  private hear(frame: Down): void {
    if (frame.t === "pong") return;
    const table = frame.t === "seats" ? frame.info.id : frame.table;
    this.tables.get(table)?.listener(frame);
  }
}

export const liveSocket = new LiveSocket(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`,
);
