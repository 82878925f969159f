import { capital } from "../counting";
import { partsOf, plain } from "../emphasis";
import { typeset } from "../language";
import { keptOf, unsureOf } from "./answers";
import { given, nameOf } from "./given";
import { lineFor } from "./log";
import { wordsFor } from "./places";
import { COST_CLAUSES, costNote, sumOf } from "./price";
import { type Reason, reasonOf } from "./refusals";
import type { Sentences } from "./sentences";
import type {
  Ending,
  LogEntry,
  Names,
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
  /** "You reached the island, 6 cards to spare." */
  endText(ending: Ending): string;
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
    endText: ({ state, spare, open }) => {
      if (state === "won") return out(sentences.end.won(spare));
      return out(open > 0 ? sentences.end.lost(open) : sentences.end.lostAtFinish);
    },
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
  const costGiven = cost && given(cost, context, sentences);
  if (verdict.allowed === "yes") {
    const lead = cost ?? leadFor(verdict, context);
    const sum = costGiven && sumOf(costGiven);
    const note = costGiven ? costNote(costGiven) : undefined;
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
  const need = (): number | undefined => {
    const values = verdict.findings.map((finding) => finding.with.need);
    return values.find((value) => typeof value === "number");
  };
  switch (context.act) {
    case "start":
      return context.names?.length === 1 ? allowed.startAlone(need() ?? 8) : allowed.start(need() ?? 8);
    case "finish":
      return allowed.finish;
    case "discard":
      return allowed.discardTwo;
    case "give":
      return allowed.give(need() ?? 0);
    case "dial":
    case "agree":
      return allowed.fits;
    default:
      return verdict.price > 0 ? allowed.discard(verdict.price) : allowed.free;
  }
}

/** The rule an allowed act is shown with where nothing is paid at the board. */
const LEADS: Readonly<Record<string, string>> = {
  start: "T.start.unpayable",
  finish: "T.finish.when",
  discard: "T.turn.discard-two",
  give: "T.place.pay",
  dial: "T.start.eight",
  agree: "T.start.eight",
};

function leadFor<Id extends string>(
  verdict: SpokenVerdict<Id>,
  context: VerdictContext,
): SpokenFinding<Id> | undefined {
  const wanted = LEADS[context.act ?? ""];
  return verdict.findings.find(({ clause }) => clause === wanted) ?? verdict.findings[0];
}
