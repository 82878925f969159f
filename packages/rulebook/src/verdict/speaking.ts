/** What a room says about its rules, its acts and what happens by them, and what several rooms share. */
import type { ActType, ClauseId } from "@stillwater/engine";
import type { ActOf, ClauseOf, RoomId } from "../modules/room";
import { type Given, rowNumberOf } from "./given";
import { placeWords } from "./places";
import { cardWords, type Sentences, wordsAt } from "./sentences";
import type { Ending, Names, ScoreLine, SpokenClosure, SpokenVerdict, VerdictContext } from "./shapes";
import { isOf, type ToldFact } from "./told";

/** Why an act is refused: a fragment without a capital or full stop, and a further explanation. */
export interface Reason {
  readonly text: string;
  readonly note?: string | undefined;
}

export type Approval = (given: Given) => string;
export type Refusal = (given: Given) => Reason;

/** What is said of a rule that judges or charges; null for what is never asked, which a law test over all sets checks. */
export interface RuleSpeech {
  /** A full sentence for when it is kept. */
  readonly yes: Approval | null;
  /** Why it refuses. */
  readonly no: Refusal | null;
  /** A fragment for when only the holder of cards can tell. */
  readonly unknown: Approval | null;
}

/**
 * A rule that never needs a sentence. A test over all examples checks which kind it is.
 * - `moves`: pieces move by it, and the log says so
 * - `shows`: the engine never names it; its examples show what is true of a board, or what may be done
 */
export type Unsaid = "moves" | "shows";

/** What is said about prices, by the rules concerned; the same law test checks that none is missing. */
interface PriceSpeech<Clause extends ClauseId> {
  /** For each rule that charges: how its price comes about, with the deciding word between stars; null for nothing more. */
  readonly charged: { readonly [C in Clause]?: ((given: Given) => string | undefined) | null };
  /** For each rule that waives a price: why the act costs nothing. */
  readonly freed: { readonly [C in Clause]?: Approval };
  /** Rules about whether there are enough cards: the calculation is shown beside their refusal. */
  readonly paid: readonly Clause[];
  /** Rules whose finding names the card that is paid for, if that is not the card played. */
  readonly carried: readonly Clause[];
}

export interface ActSpeech {
  /** Whether the cost is all that is said about it when it is allowed. */
  readonly priced: boolean;
  /** The rules to show with it when it is allowed without paying for a placement; the first one with a finding is taken. */
  readonly leads: readonly ClauseId[];
  /** What is said of it when its name is not enough; undefined for nothing more now, null if there never is anything. */
  readonly permits:
    | ((verdict: SpokenVerdict, sentences: Sentences, context: VerdictContext) => string | undefined)
    | null;
}

/** Derives lines from the facts of one act. The lowest rank comes first. */
interface Ranked<Tell> {
  readonly rank: number;
  readonly tell: Tell;
}
/** What an act did; undefined if its facts are about something else. */
type Teller = (facts: readonly ToldFact[], name: string, sentences: Sentences) => string | undefined;
/** What followed by itself, one sentence for each event. */
type Follower = (facts: readonly ToldFact[], sentences: Sentences, names: Names) => readonly string[];

/** Everything that a room says about what happens in a game. */
export interface RoomVerdict<Room extends RoomId> {
  readonly rules: { readonly [Clause in ClauseOf<Room>]: RuleSpeech | Unsaid };
  /** Null if it neither charges nor waives anything. */
  readonly prices: PriceSpeech<ClauseOf<Room>> | null;
  /** About spaces that can never all be filled, by the rule that prevents it. */
  readonly closed: {
    readonly [Clause in ClauseOf<Room>]?: (closure: SpokenClosure, sentences: Sentences) => string;
  };
  /** Every act that it brings, and acts of other rooms about which it has more to say. */
  readonly acts: { readonly [Act in ActOf<Room>]: ActSpeech } & { readonly [Act in ActType]?: ActSpeech };
  /** Said beside the price of an allowed act; null for nothing. */
  readonly beside: ((verdict: SpokenVerdict, sentences: Sentences) => string | undefined) | null;
  /** How a game ended; undefined if another room tells it, null if it ends as the base game does. */
  readonly ending: ((ending: Ending, sentences: Sentences, names: Names) => string | undefined) | null;
  /** How points are made up; null if nobody plays against anybody. */
  readonly score: ((score: ScoreLine, name: string, sentences: Sentences) => string) | null;
  /** Tokens of a seat whose move shows who acted. */
  readonly actorTokens: readonly string[];
  readonly told: readonly Ranked<Teller>[];
  readonly followed: readonly Ranked<Follower>[];
}

type TextIn<Kind extends "kept" | "refused" | "unsure" | "notes"> = {
  [Key in keyof Sentences[Kind]]: Sentences[Kind][Key] extends string ? Key : never;
}[keyof Sentences[Kind]];

/** The same sentence for all values. */
export const kept =
  (key: TextIn<"kept">): Approval =>
  ({ sentences }) =>
    sentences.kept[key];

export const unsure =
  (key: TextIn<"unsure">): Approval =>
  ({ sentences }) =>
    sentences.unsure[key];

export const refused =
  (key: TextIn<"refused">, note?: TextIn<"notes">): Refusal =>
  ({ sentences }) => ({ text: sentences.refused[key], note: note && sentences.notes[note] });

/** A defect: a finding lacks a value that its sentence needs. */
export function unsaid({ clause }: Given, value: string): never {
  throw new Error(`${clause} told nothing of ${value}.`);
}

/** A number that a sentence cannot do without. */
export const numberTold = (given: Given, key: string): number => given.number(key) ?? unsaid(given, key);

/** The place that a value names, in words. */
export const placeOf = (given: Given, key: string): string | undefined => {
  const place = given.word(key);
  return place === undefined ? undefined : placeWords(place, [], given.sentences);
};

/** The row in question: from the finding, or that of the place aimed at. */
export const row = (given: Given): number | undefined =>
  given.number("row") ?? rowNumberOf(given.word("at") ?? given.context.at);

export const isOwn = (seat: number | undefined, { you }: VerdictContext): boolean =>
  seat !== undefined && you !== undefined && you !== null && seat === you + 1;

/** Whose turn it is. */
export const inTurnSpeech: RuleSpeech = {
  yes: (given) => {
    const { kept } = given.sentences;
    const seat = given.number("turn");
    const { you } = given.context;
    const another = seat !== undefined && you !== undefined && you !== null && seat !== you + 1;
    return another ? kept.askedNow : kept.yourTurn;
  },
  no: (given) => {
    const { refused, due } = given.sentences;
    const { act } = given.context;
    const step = given.word("due");
    const turn = given.number("turn");
    // During a turn, nobody is owed what is given or agreed at the Start table.
    if ((act === "dial" || act === "agree" || act === "give") && step === "act")
      return { text: refused.nothingOwed };
    if (given.flag("waits") === true) return { text: refused.tellFirst };
    const own = isOwn(turn, given.context);
    if (step !== undefined && step !== "act") return { text: wordsAt(due, step) ?? unsaid(given, step) };
    return { text: own ? refused.notNow : refused.notYourTurn({ name: given.person("turn") }) };
  },
  unknown: null,
};

/** The card in question: from the finding, or the one that was tried. */
const cardNamed = (given: Given): string => given.word("card") ?? given.context.card ?? unsaid(given, "card");

/** For a card that has to be in the hand. */
export const inHand = {
  yes: kept("inHand"),
  no: (given: Given): Reason => {
    const { refused, missing } = given.sentences;
    const name = cardNamed(given);
    return { text: wordsAt(missing, name) ?? refused.notInHand({ card: cardWords(name, given.sentences) }) };
  },
  unknown: (given: Given): string =>
    given.sentences.unsure.holds({
      card: cardWords(cardNamed(given), given.sentences),
    }),
} as const satisfies RuleSpeech;

/** For cards that are chosen and that the hand must have: too few, or the wrong ones. */
export const paying = {
  yes: (given: Given): string => {
    const { kept } = given.sentences;
    const need = numberTold(given, "need");
    const chosen = given.number("given");
    if (need === 0) return kept.free;
    if (chosen !== undefined) return chosen === 0 ? kept.chooseLater : kept.chosen({ count: chosen });
    return kept.canPay({ need, have: numberTold(given, "have") });
  },
  no: (given: Given): Reason => {
    const { refused, notes } = given.sentences;
    const { act, card } = given.context;
    const need = numberTold(given, "need");
    const chosen = given.number("given");
    if (chosen === undefined) {
      const counts = (act === "lay" || act === undefined) && card !== undefined && isOf(card, "island");
      const note = counts ? notes.doesNotPay({ card }) : undefined;
      return { text: refused.cannotPay({ need, have: numberTold(given, "have") }), note };
    }
    if (chosen !== need) {
      return { text: need === 0 ? refused.costsNothing : refused.giveExactly({ count: need }) };
    }
    const wrong = given.word("wrong") ?? unsaid(given, "wrong");
    const said = cardWords(wrong, given.sentences);
    return { text: wrong === "?" ? refused.notInHand({ card: said }) : refused.cannotGive({ card: said }) };
  },
  unknown: (given: Given): string => given.sentences.unsure.payable({ need: numberTold(given, "need") }),
} as const satisfies RuleSpeech;

/** For cards that are given without paying for anything: exactly this many. */
export const puttingOut = {
  yes: paying.yes,
  no: (given: Given): Reason => {
    const need = numberTold(given, "need");
    const chosen = given.number("given");
    if (chosen === undefined || chosen === need || need === 0) return paying.no(given);
    return { text: given.sentences.refused.discardExactly({ count: need }) };
  },
  unknown: paying.unknown,
} as const satisfies RuleSpeech;

/** For an act that needs at least two cards and discards two. */
export const discarding: RuleSpeech = {
  yes: (given) => (given.number("have") === undefined ? paying.yes(given) : given.sentences.kept.twoCards),
  no: puttingOut.no,
  unknown: puttingOut.unknown,
};

/** The cost of a placement. */
export const costs: Approval = (given) => {
  const price = numberTold(given, "price");
  return price === 0 ? given.sentences.kept.free : given.sentences.kept.costs({ count: price });
};

/** For a game that is over; or, if somebody says that nothing can be done, whether that is true. */
export const ended = (note: TextIn<"notes"> | null, unknown: Approval | null): RuleSpeech => ({
  yes: ({ sentences, number }) =>
    number("have") === undefined ? sentences.kept.goesOn : sentences.kept.stuck,
  no: ({ sentences: { refused, due, notes }, number }) =>
    number("have") === undefined
      ? { text: due.over, note: note === null ? undefined : notes[note] }
      : { text: refused.notStuck },
  unknown,
});
