import { type Given, rowOf } from "../given";

/** Why an act is refused: a fragment without capital and full stop, and what explains it further. */
export interface Reason {
  readonly text: string;
  readonly note?: string | undefined;
}

export type Refusal = (given: Given) => Reason;

/** The acts of the Start table; everything else is played on the board. */
const TABLE_TALK: ReadonlySet<string> = new Set(["dial", "agree", "give"]);

/** Something else is due now. */
export const action: Refusal = (given) => {
  const { refused } = given.sentences;
  const { act, you } = given.context;
  const due = given.word("due");
  const turn = given.number("turn");
  const first: Readonly<Record<string, string>> = {
    over: refused.gameOver,
    pledge: refused.pledgeFirst,
    give: refused.giveFirst,
    rocks: refused.rocksFirst,
    storm: refused.stormFirst,
    fog: refused.fogFirst,
    shed: refused.shedFirst,
    relocate: refused.moveFirst,
  };
  if (act !== undefined && TABLE_TALK.has(act) && due === "act") return { text: refused.nothingOwed };
  if (given.flag("waits") === true) return { text: refused.tellFirst };
  const own = turn !== undefined && you !== undefined && you !== null && turn === you + 1;
  const text = first[due ?? ""] ?? (own ? refused.notNow : refused.notYourTurn(given.person("turn")));
  return { text };
};

/** The game is over; or, of somebody who says that nothing can be done, that something can. */
export const over =
  (note?: "islandReached" | "seaClosed"): Refusal =>
  (given) => {
    const { refused, notes } = given.sentences;
    if (given.number("have") !== undefined) return { text: refused.notStuck };
    return { text: refused.gameOver, note: note && notes[note] };
  };

export const hand: Refusal = (given) => {
  const { refused, card } = given.sentences;
  const name = given.word("card") ?? given.context.card;
  if (name === "start") return { text: refused.noStartInHand };
  if (name === "finish") return { text: refused.noFinishInHand };
  return { text: refused.notInHand(card(name ?? "?")) };
};

/** Acts that discard cards of the own choice, rather than giving what is owed. */
const DISCARDING: ReadonlySet<string> = new Set(["discard", "stay", "shed"]);

/** Too few cards, or the wrong ones chosen. */
export const payment: Refusal = (given) => {
  const { refused, notes, card } = given.sentences;
  const { act } = given.context;
  const need = given.number("need") ?? 0;
  const chosen = given.number("given");
  if (chosen === undefined) {
    const played = given.context.card;
    const counts = act === "lay" || act === undefined;
    const note =
      counts && played !== undefined && /^\d+$/.test(played) ? notes.doesNotPay(played) : undefined;
    return { text: refused.cannotPay(need, given.number("have") ?? 0), note };
  }
  if (chosen !== need) {
    if (need === 0) return { text: refused.costsNothing };
    const exactly = DISCARDING.has(act ?? "") ? refused.discardExactly : refused.giveExactly;
    return { text: exactly(need) };
  }
  const wrong = given.word("wrong");
  if (wrong === "?") return { text: refused.notInHand(card(wrong)) };
  return { text: wrong === undefined ? refused.other : refused.cannotGive(card(wrong)) };
};

/** The row that is spoken of: told, or that of the place aimed at. */
export const row = (given: Given): number | undefined =>
  given.number("row") ?? rowOf(given.word("at") ?? given.context.at);
