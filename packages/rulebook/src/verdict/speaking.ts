/** What a room says of its rules, its acts and what happens by them, and what several rooms say alike. */
import type { ActType, ClauseId } from "@stillwater/engine";
import type { ActOf, ClauseOf, RoomId } from "../modules/room";
import { type Given, rowNumberOf } from "./given";
import { placeWords } from "./places";
import { cardWords, type Sentences, wordsAt } from "./sentences";
import type { Ending, Names, ScoreLine, SpokenClosure, SpokenVerdict, VerdictContext } from "./shapes";
import { isOf, type ToldFact } from "./told";

/** Why an act is refused: a fragment without capital and full stop, and what explains it further. */
export interface Reason {
  readonly text: string;
  readonly note?: string | undefined;
}

export type Approval = (given: Given) => string;
export type Refusal = (given: Given) => Reason;

/** What is said of a rule that judges an act or charges for it; null for what is never asked of it, which a law test over every option set holds. */
export interface RuleSpeech {
  /** A full sentence where it is kept. */
  readonly yes: Approval | null;
  /** Why it refuses. */
  readonly no: Refusal | null;
  /** A fragment where only the holder of cards can tell. */
  readonly unknown: Approval | null;
}

/**
 * A rule of which no sentence is ever asked. A test over all examples holds which it is.
 * - `moves`: pieces move by it, and what happened says so
 * - `shows`: the engine never names it; its examples show what is true of a board, or what may be done
 */
export type Unsaid = "moves" | "shows";

/** What is said of prices, by the rules that have to do with them; the same law test holds that none is missing. */
interface PriceSpeech<Clause extends ClauseId> {
  /** Of each rule that charges: how its price comes about, with the deciding word between stars; null where its own sentence says enough. */
  readonly charged: { readonly [C in Clause]?: Approval | null };
  /** Of each rule that frees: why the act costs nothing. */
  readonly freed: { readonly [C in Clause]?: Approval };
  /** Rules that tell whether there are cards enough: the sum stands beside a refusal. */
  readonly paid: readonly Clause[];
  /** Rules whose finding names the card that is paid for, where it is not the one played. */
  readonly carried: readonly Clause[];
}

export interface ActSpeech {
  /** Whether what it costs is all that is said of it where it is allowed. */
  readonly priced: boolean;
  /** The rules that it is shown with where it is allowed and no placement is paid for; the first that spoke is taken. */
  readonly leads: readonly ClauseId[];
  /** What it says for itself where its name alone does not tell; undefined where it says nothing more, null where it never does. */
  readonly permits:
    | ((verdict: SpokenVerdict, sentences: Sentences, context: VerdictContext) => string | undefined)
    | null;
}

/** Reads lines off the facts of one act. The lowest rank comes first. */
interface Ranked<Tell> {
  readonly rank: number;
  readonly tell: Tell;
}
/** What an act did; undefined where its facts tell of something else. */
type Teller = (facts: readonly ToldFact[], name: string, sentences: Sentences) => string | undefined;
/** What followed by itself, a sentence for each thing. */
type Follower = (facts: readonly ToldFact[], sentences: Sentences, names: Names) => readonly string[];

/** All that a room says of what happens in a game. */
export interface RoomVerdict<Room extends RoomId> {
  readonly rules: { readonly [Clause in ClauseOf<Room>]: RuleSpeech | Unsaid };
  /** Null where it neither charges nor frees anything. */
  readonly prices: PriceSpeech<ClauseOf<Room>> | null;
  /** Of spaces that can never all be filled, by each rule because of which they cannot. */
  readonly closed: {
    readonly [Clause in ClauseOf<Room>]?: (closure: SpokenClosure, sentences: Sentences) => string;
  };
  /** Every act that it brings, and acts of others where it has more to say of them. */
  readonly acts: { readonly [Act in ActOf<Room>]: ActSpeech } & { readonly [Act in ActType]?: ActSpeech };
  /** Said beside the price of an allowed act; null for nothing. */
  readonly beside: ((verdict: SpokenVerdict, sentences: Sentences) => string | undefined) | null;
  /** How a game ended, undefined where another room tells; null where it ends as its game does. */
  readonly ending: ((ending: Ending, sentences: Sentences, names: Names) => string | undefined) | null;
  /** What points are made of; null where nobody plays against anybody. */
  readonly score: ((score: ScoreLine, name: string, sentences: Sentences) => string) | null;
  /** Tokens of a seat by whose move it is known who acted. */
  readonly actorTokens: readonly string[];
  readonly told: readonly Ranked<Teller>[];
  readonly followed: readonly Ranked<Follower>[];
}

type TextIn<Kind extends "kept" | "refused" | "unsure" | "notes"> = {
  [Key in keyof Sentences[Kind]]: Sentences[Kind][Key] extends string ? Key : never;
}[keyof Sentences[Kind]];

/** One sentence whatever the values. */
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

/** A defect: a finding came without a value that its sentence is made from. */
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

/** The row that is spoken of: told, or that of the place aimed at. */
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
    // What is given or talked about on the Start's table is owed to nobody while a turn goes on.
    if ((act === "dial" || act === "agree" || act === "give") && step === "act")
      return { text: refused.nothingOwed };
    if (given.flag("waits") === true) return { text: refused.tellFirst };
    const own = isOwn(turn, given.context);
    if (step !== undefined && step !== "act") return { text: wordsAt(due, step) ?? unsaid(given, step) };
    return { text: own ? refused.notNow : refused.notYourTurn({ name: given.person("turn") }) };
  },
  unknown: null,
};

/** The card that is spoken of: told, or the one that was tried. */
const cardNamed = (given: Given): string => given.word("card") ?? given.context.card ?? unsaid(given, "card");

/** A card that has to be in the hand. */
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

/** Cards that are chosen, and cards that there must be: too few, or the wrong ones. */
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

/** Cards that are put out and pay for nothing: so many, no fewer and no more. */
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

/** Two cards at least, of which two are discarded. */
export const discarding: RuleSpeech = {
  yes: (given) => (given.number("have") === undefined ? paying.yes(given) : given.sentences.kept.twoCards),
  no: puttingOut.no,
  unknown: puttingOut.unknown,
};

/** What a placement costs. */
export const costs: Approval = (given) => {
  const price = numberTold(given, "price");
  return price === 0 ? given.sentences.kept.free : given.sentences.kept.costs({ count: price });
};

/** The game is over; or, of somebody who says that nothing can be done, whether that is so. */
export const ended = (note: TextIn<"notes"> | null, unknown: Approval | null): RuleSpeech => ({
  yes: ({ sentences, number }) =>
    number("have") === undefined ? sentences.kept.goesOn : sentences.kept.stuck,
  no: ({ sentences: { refused, due, notes }, number }) =>
    number("have") === undefined
      ? { text: due.over, note: note === null ? undefined : notes[note] }
      : { text: refused.notStuck },
  unknown,
});
