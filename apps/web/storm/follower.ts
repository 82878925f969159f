/** Follows a table, connects again after every cut, and notices a revision that is missing or arrives twice. */
import { evolve, type Fact, readFact, readPosition, type Table, writePosition } from "@stillwater/engine";
import type { Frame } from "@stillwater/table/session";
import type { Caller } from "./caller";
import type { Tally } from "./tally";

const PAUSE_MS = 20;

export class Follower {
  /** The last revision that arrived. */
  rev = 0;
  /** The table that results from everything that has arrived. */
  #table: Table | null = null;
  readonly #life = new AbortController();
  readonly #waiting = new Set<() => void>();

  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly tally: Tally,
  ) {
    void this.#follow();
  }

  /** The position that results from everything that has arrived, as a line; null before the deal. */
  get position(): string | null {
    return this.#table === null ? null : writePosition(this.#table);
  }

  /** Resolves with true when this revision has arrived, and with false if it does not arrive in time. */
  reached(rev: number, patienceMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (arrived: boolean): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(arrived);
      };
      const look = (): void => {
        if (this.rev >= rev) done(true);
      };
      const timer = setTimeout(() => done(false), patienceMs);
      this.#waiting.add(look);
      look();
    });
  }

  stop(): void {
    this.#life.abort();
  }

  async #follow(): Promise<void> {
    const input = encodeURIComponent(JSON.stringify({ table: this.id }));
    for (let times = 0; !this.#life.signal.aborted; times++) {
      if (times > 0) this.tally.resumed++;
      try {
        const headers = this.rev === 0 ? {} : { "last-event-id": String(this.rev) };
        const path = `/api/trpc/table.follow?input=${input}`;
        const stream = await this.caller.open("GET", path, headers, "", this.#life.signal);
        stream.setEncoding("utf8");
        let text = "";
        for await (const chunk of stream) {
          const events = (text + String(chunk)).split("\n\n");
          text = events.pop() ?? "";
          for (const event of events) this.#take(event);
        }
      } catch {
        // The connection was cut, or no instance answered: the loop opens the stream again.
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
    }
  }

  #take(event: string): void {
    const data = /^data: (\{.*)$/m.exec(event)?.[1];
    if (data === undefined || /^event: /m.test(event)) return;
    const frame = JSON.parse(data) as Frame;
    if (frame.kind === "table") {
      if (frame.rev < this.rev) this.tally.complain(`${this.id} went back from ${this.rev} to ${frame.rev}`);
      const read = frame.view.position === null ? null : readPosition(frame.view.position);
      this.#table = read?.ok === true ? read.value : null;
    } else if (frame.kind === "entry") {
      if (frame.rev !== this.rev + 1) this.tally.complain(`${this.id} went from ${this.rev} to ${frame.rev}`);
      if (this.#table !== null) this.#table = evolve(this.#table, factsIn(this.#table, frame.entry.facts));
    } else return;
    this.rev = frame.rev;
    this.tally.followed++;
    for (const look of [...this.#waiting]) look();
  }
}

function factsIn(table: Table, texts: readonly string[]): Fact[] {
  return texts.map((text) => {
    const fact = readFact(table.rulebook, text);
    if (!fact.ok) throw new Error(`a fact cannot be read: ${text}`);
    return fact.value;
  });
}
