import { capital } from "../counting";
import { partsOf, plain } from "../emphasis";
import { typeset } from "../language";
import { keptOf, unsureOf } from "./answers";
import { endingFor, scoreFor } from "./ending";
import { given, nameOf, rowOf } from "./given";
import { lineFor } from "./log";
import { wordsFor } from "./places";
import { COST_CLAUSES, costNote, sumOf } from "./price";
import { type Reason, reasonOf } from "./refusals";
import type { Sentences } from "./sentences";
import type {
  DuelScoreLine,
  Ending,
  LogEntry,
  Names,
  SpokenClosure,
  SpokenFinding,
  SpokenVerdict,
  Tone,
  VerdictContext,
  VerdictText,
} from "./shapes";

/** Everything that can be said in one language. */
export interface Voice {
  /** The words on a verdict card. The most telling refusal leads; the engine puts it first. */
  verdictText<Id extends string>(verdict: SpokenVerdict<Id>, context?: VerdictContext): VerdictText<Id>;
  /** One finding as one sentence: "49 lies to its left." */
  findingText(finding: SpokenFinding, context?: VerdictContext): string;
  /** `r4c2` as "row 4, column 2". */
  placeText(place: string, names?: Names): string;
  /** `start` as "the Start"; numbers stay numbers. */
  cardText(card: string): string;
  /** One act as one line of at most fifteen words: "Ben: 47, row 4 column 2, discarded 2." */
  logText(entry: LogEntry, names: Names): string;
  /** "Your turn." or whose it is. */
  turnText(seat: number, names: Names, you?: number | null): string;
  /** "You reached the island, 6 cards to spare." A duel names who won. */
  endText(ending: Ending, names?: Names): string;
  /** Spaces that can never all be filled: "From row 6, column 4 on: three spaces for 2 cards." */
  closedText(closure: SpokenClosure): string;
  /** What the points of a duel are made of: "Ana: 31 points. 15 placed, 6 discarded, runs of 3, 4." */
  scoreText(score: DuelScoreLine, name: string): string;
}

/** Makes the voice of one language from its sentences. */
export function voiceFrom(sentences: Sentences): Voice {
  const out = (text: string): string => typeset(plain(text), sentences.language);
  return {
    verdictText: (verdict, context = {}) => verdictText(verdict, context, sentences),
    findingText: (finding, context = {}) => out(findingText(finding, context, sentences)),
    placeText: (place, names = []) => out(wordsFor(place, names, sentences)),
    cardText: (card) => out(sentences.card(card)),
    logText: (entry, names) => out(lineFor(entry, names, sentences)),
    turnText: (seat, names, you) =>
      out(seat === you ? sentences.turn.yours : sentences.turn.other(nameOf(seat, names, sentences))),
    endText: (ending, names = []) => out(endingFor(ending, names, sentences)),
    closedText: ({ clause, at, spaces, cards }) => {
      // On a mountain the whole row is meant, and all rows above it.
      const row = clause === "A.place.number" ? rowOf(at) : undefined;
      const place = row === undefined ? wordsFor(at, [], sentences) : sentences.places.row(row);
      return out(sentences.closed(place, spaces, cards, clause === "A.bridge.cover"));
    },
    scoreText: (score, name) => out(scoreFor(score, name, sentences)),
  };
}

function findingText(finding: SpokenFinding, context: VerdictContext, sentences: Sentences): string {
  const values = given(finding, context, sentences);
  if (finding.holds === "yes") return keptOf(values);
  const { text } = finding.holds === "no" ? reasonOf(values) : unsureOf(values);
  return `${capital(text)}.`;
}

function verdictText<Id extends string>(
  verdict: SpokenVerdict<Id>,
  context: VerdictContext,
  sentences: Sentences,
): VerdictText<Id> {
  const cost = verdict.findings.find(({ clause }) => COST_CLAUSES.includes(clause));
  // A card that a Campfire moves is named by its rule, not by the act.
  const moved = verdict.findings.find(({ clause }) => clause === "A.campfire.move")?.with.card;
  const card = typeof moved === "string" ? moved : context.card;
  const costGiven = cost && given(cost, { ...context, card }, sentences);
  if (verdict.allowed === "yes") {
    const lead = cost ?? leadFor(verdict, context);
    const sum = costGiven && sumOf(costGiven);
    const notes = [costGiven && costNote(costGiven), besidePrice(verdict, sentences)];
    const note = notes.filter((text) => text !== undefined).join(" ") || undefined;
    const tone = verdict.price > 0 ? "pay" : "free";
    return spoken(
      tone,
      sentences.yes,
      { text: permission(verdict, context, sentences), note },
      lead,
      sum,
      sentences,
    );
  }
  const lead = verdict.findings.find(({ holds }) => holds === verdict.allowed);
  const values = lead && given(lead, context, sentences);
  if (verdict.allowed === "unknown") {
    const reason = values ? unsureOf(values) : { text: sentences.unsure.other };
    const sum = costGiven && sumOf(costGiven);
    return spoken("unknown", sentences.perhaps, reason, lead, sum, sentences);
  }
  const reason = values ? reasonOf(values) : { text: sentences.refused.other };
  const tooDear = lead !== undefined && (lead.clause === "T.place.pay" || lead.clause === "A.place.pay");
  const sum = tooDear && costGiven ? sumOf(costGiven) : undefined;
  return spoken("no", sentences.no, reason, lead, sum, sentences);
}

function spoken<Id extends string>(
  tone: Tone,
  word: string,
  reason: Reason,
  lead: SpokenFinding<Id> | undefined,
  sum: string | undefined,
  { language }: Sentences,
): VerdictText<Id> {
  const headline = typeset(`${word} — ${reason.text}.`, language);
  const note = reason.note === undefined ? undefined : typeset(reason.note, language);
  return {
    tone,
    headline,
    ...(sum === undefined ? {} : { sum }),
    ...(note === undefined ? {} : { note: plain(note), noteParts: partsOf(note) }),
    ...(lead === undefined ? {} : { clause: lead.clause }),
  };
}

/** What an allowed act says for itself, without "Yes —". */
function permission(verdict: SpokenVerdict, context: VerdictContext, { allowed }: Sentences): string {
  const values = verdict.findings.map((finding) => finding.with.need);
  const need = values.find((value) => typeof value === "number");
  switch (context.act) {
    case "start":
      return context.names?.length === 1 ? allowed.startAlone(need ?? 8) : allowed.start(need ?? 8);
    case "give":
      return allowed.give(need ?? 0);
    case "dial":
    case "agree":
      return allowed.fits;
    case "discard":
    case "stay":
      return allowed.discardTwo;
    case "shed":
      return allowed.discardThese;
    case "campfire":
      return allowed.campfire;
    case "pass":
      return verdict.findings.some(({ clause }) => clause === "T.duel.pass")
        ? allowed.pass
        : allowed.noCompass;
    case "blind":
      return allowed.unseen;
    case "finish":
      return verdict.findings.some(
        ({ clause, with: { others } }) => clause === "T.monster.finish" && others === true,
      )
        ? allowed.finishTried
        : allowed.finish;
    case "summit":
    case "rocks":
    case "monster":
    case "compass":
    case "fog":
    case "sweep":
    case "swap":
    case "rope":
    case "stuck":
      return allowed[context.act];
    default:
      return verdict.price > 0 ? allowed.discard(verdict.price) : allowed.free;
  }
}

/** The rules an allowed act is shown with where no placement is paid for; the first that spoke is taken. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  start: ["T.start.unpayable"],
  finish: ["T.finish.when", "T.arch.win", "T.pyramid.win"],
  summit: ["A.summit.when"],
  discard: ["T.turn.discard-two", "A.turn.discard-two"],
  give: ["T.place.pay", "A.place.pay"],
  dial: ["T.start.eight"],
  agree: ["T.start.eight"],
  rocks: ["T.rocks.move"],
  stay: ["T.rocks.move"],
  monster: ["T.monster.play"],
  compass: ["T.compass.shared", "T.pyramid.compass"],
  fog: ["T.storm.purple"],
  shed: ["T.storm.yellow"],
  sweep: ["T.compass.gain-hand"],
  blind: ["T.storm.yellow-start"],
  turn: ["T.night.rotate"],
  swap: ["T.duel.swap"],
  pass: ["T.duel.pass"],
  bridge: ["A.bridge.place"],
  campfire: ["A.campfire.replace"],
  rope: ["A.rope.use"],
  herd: ["A.goat.herd"],
  stuck: ["T.end.lose", "A.end.lose"],
};

function leadFor<Id extends string>(
  verdict: SpokenVerdict<Id>,
  context: VerdictContext,
): SpokenFinding<Id> | undefined {
  const wanted = LEADS[context.act ?? ""] ?? [];
  return verdict.findings.find(({ clause }) => wanted.includes(clause)) ?? verdict.findings[0];
}

/** Beside the price: a border card of the Pyramid turns up a card of the Explorer deck. */
function besidePrice(verdict: SpokenVerdict, { notes }: Sentences): string | undefined {
  const draws = verdict.findings.some(
    ({ clause, with: values }) => clause === "T.pyramid.draw" && values.border === true && values.left !== 0,
  );
  return draws ? notes.explorerCard : undefined;
}
