// One socket for all tables this page looks at. It opens again by itself and asks for what it missed.
import { signal } from "@preact/signals";
import type { Down, Up } from "../protocol";

export type Connection = "opening" | "open" | "lost";

type Listener = (frame: Down) => void;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export class Wire {
  readonly connection = signal<Connection>("opening");
  private socket: WebSocket | null = null;
  private readonly tables = new Map<string, { listener: Listener; greet: () => Up }>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly address: string) {
    addEventListener("online", () => this.open());
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
      for (const { greet } of this.tables.values()) this.send(greet());
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Down);
    socket.onclose = () => {
      this.connection.value = "lost";
      if (!this.tables.size) return;
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(frame: Down): void {
    const table = frame.t === "seats" ? frame.info.id : frame.table;
    this.tables.get(table)?.listener(frame);
  }
}

export const wire = new Wire(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
