/** A person with a browser of their own, who plays alone and acts again as soon as the last act is answered. */
import { randomUUID } from "node:crypto";
import {
  due,
  hand,
  legalActs,
  owes,
  readPosition,
  startTable,
  type Table,
  writeAct,
} from "@stillwater/engine";

interface View {
  readonly rev: number;
  readonly status: string;
  readonly position: string | null;
}

export class Player {
  #cookie = "";
  table = "";
  rev = 0;
  constructor(
    readonly at: string,
    /** The address from which the requests of this browser seem to come. */
    readonly address: string,
  ) {}

  async #send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${this.at}${path}`, {
      ...init,
      headers: {
        ...{ origin: this.at, "x-forwarded-for": this.address, "sec-fetch-site": "same-origin" },
        ...(this.#cookie === "" ? {} : { cookie: this.#cookie }),
        ...init.headers,
      },
    });
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith("stillwater="));
    if (set !== undefined) this.#cookie = set.split(";")[0] ?? "";
    return response;
  }

  async mutate<T>(name: string, input: unknown): Promise<T> {
    const response = await this.#send(`/api/trpc/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return ((await response.json()) as { result: { data: T } }).result.data;
  }

  async query<T>(name: string, input: unknown): Promise<T> {
    const asked = encodeURIComponent(JSON.stringify(input));
    const response = await this.#send(`/api/trpc/${name}?input=${asked}`, {});
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return ((await response.json()) as { result: { data: T } }).result.data;
  }

  /** Requests the page of the table and reads all of it. Returns the status of the answer. */
  async page(): Promise<number> {
    const response = await this.#send(`/en/play/${this.table}`, {});
    await response.arrayBuffer();
    return response.status;
  }

  /** Opens a stream of the table. Everything that arrives is read and thrown away until the signal ends the stream. */
  async stream(signal: AbortSignal): Promise<void> {
    const asked = encodeURIComponent(JSON.stringify({ table: this.table }));
    const response = await this.#send(`/api/trpc/table.follow?input=${asked}`, { signal });
    if (!response.ok) throw new Error(`table.follow: ${response.status}`);
    void response.body?.pipeTo(new WritableStream()).catch(() => undefined);
  }

  /** Opens a table for this player alone, and deals. */
  async begin(): Promise<void> {
    const opened = await this.mutate<{ table: string }>("table.open", {
      ...{ code: "sea p1", name: "Ana", language: "en" },
    });
    this.table = opened.table;
    const dealt = await this.mutate<{ rev: number }>("table.deal", { table: this.table });
    this.rev = dealt.rev;
  }

  /** Opens a table with two of the quiet crew, who act at the pace that is set by default. */
  async beginWithCrew(): Promise<void> {
    const opened = await this.mutate<{ table: string }>("table.open", {
      ...{ code: "sea p3", name: "Ana", language: "en" },
    });
    this.table = opened.table;
    await this.mutate("table.fill", { table: this.table, hand: "steady" });
    await this.mutate("table.deal", { table: this.table });
  }

  /** How many acts of the quiet crew were seen at tables of this player: at the present table and at earlier ones. */
  acts = 0;

  /**
   * Looks at a table with the crew again and again, and acts there whenever this player is asked, so that the crew can
   * always go on. When a game is over, another one follows.
   *
   * @param mayAct false while the crew should have nothing to do
   */
  async keepCompany(goOn: () => boolean, mayAct: () => boolean): Promise<void> {
    let seen = 0;
    while (goOn()) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      const view = await this.query<View>("table.look", { table: this.table });
      this.acts += Math.max(0, view.rev - seen);
      seen = view.rev;
      if (!mayAct()) continue;
      if (view.status !== "playing") {
        await this.beginWithCrew();
        seen = await this.#revNow();
        continue;
      }
      const read = view.position === null ? null : readPosition(view.position);
      const act = read?.ok === true && due(read.value).seats.includes(0) ? actOf(read.value, 0) : null;
      if (act === null) continue;
      const reply = await this.mutate<{ rev?: number }>("table.act", {
        ...{ table: this.table, expectedRev: view.rev, commandId: randomUUID(), act },
      });
      if (reply.rev === view.rev + 1) seen = reply.rev;
    }
  }

  /** The revision of the table. */
  async #revNow(): Promise<number> {
    return (await this.query<View>("table.look", { table: this.table })).rev;
  }

  /** Looks for something that this player may do. When a game is over, another one follows. */
  async look(): Promise<Intent> {
    const view = await this.query<View>("table.look", { table: this.table });
    const read = view.position === null ? null : readPosition(view.position);
    const act = read?.ok === true && view.status === "playing" ? nextAct(read.value) : null;
    if (act !== null) return { rev: view.rev, act };
    await this.begin();
    return this.look();
  }

  /** Does what `look` has found. */
  async send({ rev, act }: Intent): Promise<void> {
    const reply = await this.mutate<{ rev?: number }>("table.act", {
      ...{ table: this.table, expectedRev: rev, commandId: randomUUID(), act },
    });
    if (reply.rev === undefined) throw new Error(`refused: ${act} ${JSON.stringify(reply)}`);
    this.rev = reply.rev;
  }

  /** Does one act. Returns the milliseconds until it was stored durably. */
  async act(): Promise<number> {
    const intent = await this.look();
    const began = performance.now();
    await this.send(intent);
    return performance.now() - began;
  }
}

/** The answer of a seat that is asked about a Start: it agrees to the proposal, or says that it can give any number. */
function pledge(table: Table, seat: number): string {
  const first = startTable(table)?.proposals[0];
  if (first !== undefined && !first.agreed.includes(seat)) return `agree ${first.split.join("-")}`;
  const most = hand(table, seat).filter((card) => table.rulebook.pieces[card]?.kept === undefined).length;
  return `dial 0 ${Math.min(8, most)}`;
}

/** How often a table with the crew is looked at. */
const LOOK_EVERY_MS = 1_000;

/** What somebody is going to do, and the revision of the table that they saw before. */
interface Intent {
  readonly rev: number;
  readonly act: string;
}

/** An act that a seat may do now, as text; null if no seat is asked for anything. */
function nextAct(table: Table): string | null {
  const { step, seats } = due(table);
  const [seat] = seats;
  return seat === undefined || step === "over" ? null : actOf(table, seat);
}

/** An act that this seat, which is asked, may do now; null if there is none. */
function actOf(table: Table, seat: number): string | null {
  const { step } = due(table);
  if (step === "pledge") return pledge(table, seat);
  const loose = hand(table, seat).filter((card) => table.rulebook.pieces[card]?.kept === undefined);
  const named = (cards: readonly number[]) => cards.map((card) => table.rulebook.pieceName(card)).join(" ");
  if (step === "give") return `give ${named(loose.slice(0, owes(table, seat)))}`;
  const offers = legalActs(table, seat);
  const offer = offers.find(({ type }) => type === "lay") ?? offers[0];
  if (offer === undefined) return null;
  const cards = loose.filter((card) => card !== offer.card).slice(0, offer.choose);
  return writeAct(table.rulebook, { ...offer, cards });
}
