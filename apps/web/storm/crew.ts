/** Two who play table after table, say things twice and too late, and hold what they are told against what they were promised. */
import { randomUUID } from "node:crypto";
import { due, readPosition } from "@stillwater/engine";
import type { ActReply, DealReply, OpenReply, SitReply, TableView } from "@stillwater/table/session";
import { actOf, type Luck } from "../test/server/support/bot";
import { Caller } from "./caller";
import { Follower } from "./follower";
import type { Tally } from "./tally";

/** Nobody waits for what never comes: all of a table is with whoever follows it long before. */
const CAUGHT_UP_MS = 120_000;

/** Games of several kinds, each for two. */
const CODES = ["sea p2", "mountain p2", "sea p2 duel"];

interface Command {
  readonly table: string;
  readonly expectedRev: number;
  readonly commandId: string;
  readonly act: string;
}

export class Crew {
  readonly #players: readonly Caller[];
  readonly #spectator: Caller;
  #table = "";
  #followers: readonly Follower[] = [];
  /** Games that are over; each is done with when everybody who followed it has seen its end. */
  readonly #ended: Promise<void>[] = [];

  constructor(
    at: string,
    readonly tally: Tally,
    readonly luck: Luck,
  ) {
    this.#players = [new Caller(at, tally), new Caller(at, tally)];
    this.#spectator = new Caller(at, tally);
  }

  /** Plays until it is enough; then everybody who follows has arrived where the server is. */
  async play(enough: () => boolean): Promise<void> {
    await this.#begin();
    while (!enough()) if (!(await this.#step())) await this.#begin();
    await this.#finish();
    await Promise.all(this.#ended);
  }

  /** A table of their own that has been dealt, with two seats and a spectator following it. */
  async #begin(): Promise<void> {
    if (this.#table !== "") this.#ended.push(this.#finish());
    const [ana, ben] = this.#players;
    if (ana === undefined || ben === undefined) throw new Error("a crew of two");
    for (let table = ""; table === ""; ) {
      const code = CODES[this.luck(CODES.length)] ?? "sea p2";
      const opened = await ana.mutate<OpenReply>("table.open", { code, name: "Ana", language: "en" });
      if (!("table" in opened)) throw new Error(`no table for "${code}"`);
      const called = { table: opened.table, name: "Ben", language: "fr" };
      // An answer that was lost may have sat somebody down whom nobody knows: then another table it is.
      const sat = await ben.mutate<SitReply>("table.sit", called);
      if (!("seat" in sat)) continue;
      const dealt = await ana.mutate<DealReply>("table.deal", { table: opened.table });
      if ("rev" in dealt || dealt.refused === "dealt") table = opened.table;
      this.#table = table;
    }
    this.#followers = [...this.#players, this.#spectator].map(
      (caller) => new Follower(caller, this.#table, this.tally),
    );
  }

  /** One act by somebody whose turn it is; false when the game is over. */
  async #step(): Promise<boolean> {
    const seen = await this.#look(this.#players[0]);
    const { step, seats } = due(seen.table);
    const seat = seats[this.luck(Math.max(1, seats.length))];
    const player = this.#players[seat ?? -1];
    if (seen.view.status !== "playing" || step === "over" || seat === undefined || player === undefined)
      return false;
    const own = seat === 0 ? seen : await this.#look(player);
    const command = {
      table: this.#table,
      expectedRev: own.view.rev,
      commandId: randomUUID(),
      act: actOf(own.table, seat, this.luck),
    };
    const reply = await this.#sayOften(player, command);
    if ("rev" in reply) await this.#sayLate(player, command, reply.rev);
    return true;
  }

  async #look(caller: Caller | undefined) {
    const view = await caller?.query<TableView>("table.look", { table: this.#table });
    const read = view?.position === undefined || view.position === null ? null : readPosition(view.position);
    if (view === undefined || read === null || !read.ok) throw new Error("a table that cannot be read");
    return { view, table: read.value };
  }

  /** The same command once to three times at once: all of them are answered the same. */
  async #sayOften(player: Caller, command: Command): Promise<ActReply> {
    const times = 1 + this.luck(3);
    this.tally.duplicates += times - 1;
    const replies = await Promise.all(
      Array.from({ length: times }, () => player.mutate<ActReply>("table.act", command)),
    );
    const [first] = replies;
    if (first === undefined) throw new Error("no answer");
    if (replies.some((reply) => JSON.stringify(reply) !== JSON.stringify(first)))
      this.tally.complain(`twins were answered differently: ${JSON.stringify(replies)}`);
    this.#note(command, first, command.expectedRev);
    return first;
  }

  /** What is said again later is answered as before; with another body, or for a revision that has passed, it is refused. */
  async #sayLate(player: Caller, command: Command, rev: number): Promise<void> {
    if (this.luck(3) > 0) return;
    this.tally.stale++;
    const again = await player.mutate<ActReply>("table.act", command);
    if (!("rev" in again) || again.rev !== rev)
      this.tally.complain(`said again, ${command.act} was answered ${JSON.stringify(again)}, not ${rev}`);
    const other = await player.mutate<ActReply>("table.act", {
      ...command,
      expectedRev: command.expectedRev - 1,
    });
    if (!("mismatch" in other))
      this.tally.complain(`one id for two acts was answered ${JSON.stringify(other)}`);
    const late = { ...command, commandId: randomUUID() };
    const reply = await player.mutate<ActReply>("table.act", late);
    this.#note(late, reply, rev);
    // Numbers said and cards given around a Start are meant for the table as it is by then.
    const together = /^(dial|agree|give) /.test(command.act);
    if (!together && rev > command.expectedRev && !("stale" in reply))
      this.tally.complain(`too late, ${command.act} was answered ${JSON.stringify(reply)}`);
  }

  /** An act that was done is an entry from now on; one that changed nothing is none. */
  #note({ table, commandId }: Command, reply: ActReply, before: number): void {
    if ("rev" in reply && reply.rev > before) this.tally.done({ table, rev: reply.rev, command: commandId });
  }

  /** Waits until everybody who follows the table has seen all of it, as the server has it for them. */
  async #finish(): Promise<void> {
    const [id, followers] = [this.#table, this.#followers];
    for (const follower of followers) {
      const view = await follower.caller.query<TableView>("table.look", { table: id });
      if (!(await follower.reached(view.rev, CAUGHT_UP_MS)))
        this.tally.complain(`${id} was followed to ${follower.rev}, and is at ${view.rev}`);
      else if (follower.position !== view.position)
        this.tally.complain(`${id} was followed to ${follower.position}, and is ${view.position}`);
      follower.stop();
    }
  }
}
