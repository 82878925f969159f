/** Two players of one table after another. They also send acts twice or too late, and check that every answer is right. */
import { randomUUID } from "node:crypto";
import { due, readPosition } from "@stillwater/engine";
import type { ActReply, DealReply, OpenReply, SitReply, TableView } from "@stillwater/table/session";
import { actOf, type Luck } from "../test/server/support/bot";
import { Caller } from "./caller";
import { Follower } from "./follower";
import type { Tally } from "./tally";

/** How long to wait until followers have seen everything: much longer than that can take, so that the wait ends. */
const CAUGHT_UP_MS = 120_000;

/** The option codes of games of several kinds, all for two players. */
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
  /** One promise for each earlier table, which resolves when everybody who followed the table has seen its end. */
  readonly #ended: Promise<void>[] = [];

  constructor(
    at: string,
    readonly tally: Tally,
    readonly luck: Luck,
  ) {
    this.#players = [new Caller(at, tally), new Caller(at, tally)];
    this.#spectator = new Caller(at, tally);
  }

  /** Plays until `enough` returns true; then waits until every follower has seen all that the server has. */
  async play(enough: () => boolean): Promise<void> {
    await this.#begin();
    while (!enough()) if (!(await this.#step())) await this.#begin();
    await this.#finish();
    await Promise.all(this.#ended);
  }

  /** Begins a table of their own and deals; the two players and a spectator follow it. */
  async #begin(): Promise<void> {
    if (this.#table !== "") this.#ended.push(this.#finish());
    const [ana, ben] = this.#players;
    if (ana === undefined || ben === undefined) throw new Error("a crew of two");
    for (let table = ""; table === ""; ) {
      const code = CODES[this.luck(CODES.length)] ?? "sea p2";
      const opened = await ana.mutate<OpenReply>("table.open", { code, name: "Ana", language: "en" });
      if (!("table" in opened)) throw new Error(`no table for "${code}"`);
      const called = { table: opened.table, name: "Ben", language: "fr" };
      // If an answer was lost, a guest whom nobody knows may have taken the seat. Then they open another table.
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

  /** Does one act of a seat that is asked; false if the game is over. */
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

  /** Sends the same command one to three times at once: all of them must get the same answer. */
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

  /** A command that is sent again must get the same answer; with another body or for an old revision it must be refused. */
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
    // Numbers that are said and cards that are given around a Start apply to the table as it is when they arrive.
    const together = /^(dial|agree|give) /.test(command.act);
    if (!together && rev > command.expectedRev && !("stale" in reply))
      this.tally.complain(`too late, ${command.act} was answered ${JSON.stringify(reply)}`);
  }

  /** Records an act that was done, which must be an entry from now on. An act that changed nothing is not recorded. */
  #note({ table, commandId }: Command, reply: ActReply, before: number): void {
    if ("rev" in reply && reply.rev > before) this.tally.done({ table, rev: reply.rev, command: commandId });
  }

  /** Waits until everybody who follows the table has seen all of it, and checks that it is what the server shows them. */
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
