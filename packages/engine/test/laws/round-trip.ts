/** Law 8, round trip: acts, facts, positions and records print and read without loss (codes: `codes.test.ts`). */
import { isDeepStrictEqual } from "node:util";
import {
  enact,
  type Fact,
  type GameRecord,
  judge,
  mask,
  outcome,
  packFacts,
  type RecordedAct,
  type Result,
  readAct,
  readFact,
  readPosition,
  readRecord,
  redact,
  unpackFacts,
  writeAct,
  writeFact,
  writePosition,
  writeRecord,
} from "../../src/index";
import { must } from "../support/must";
import { expectSame, sameFacts, sameVerdict } from "../support/same";
import { partlyTold, viewersOf } from "../support/viewers";
import type { Journey, Law } from "./law";

function of<T>(read: Result<T, unknown>, text: string): T {
  must(read.ok, () => `does not read: ${text} ${JSON.stringify(read)}`);
  return read.value;
}

export const roundTrip: Law = {
  name: "law 8, round trip",
  watch(journey) {
    const { rulebook, luck, dealt, fate } = journey;
    const viewers = viewersOf(rulebook);
    const factsRead = (facts: readonly Fact[]): void => {
      const viewer = luck.pick(viewers);
      const seen = facts.map((fact) => redact(rulebook, fact, viewer));
      for (const fact of seen) {
        const text = writeFact(rulebook, fact);
        must(sameFacts([of(readFact(rulebook, text), text)], [fact]), () => `reads otherwise: ${text}`);
      }
      const packed = packFacts(seen);
      must(sameFacts(of(unpackFacts(rulebook, packed), packed), seen), () => `unpacks otherwise: ${packed}`);
    };
    if (dealt) factsRead(dealt);
    return {
      at(table) {
        if (!luck.once(40)) return;
        const viewer = luck.pick(viewers);
        const masked = mask(table, viewer);
        const line = writePosition(masked);
        must(!line.includes("\n"), () => "a position is one line");
        expectSame(of(readPosition(line), line), masked, () => line);
        // What a viewer was told beyond the mask cannot always be written; where it can, it is read back.
        const told = partlyTold(table, viewer, luck);
        const read = readPosition(writePosition(told));
        if (read.ok) expectSame(read.value, told, () => writePosition(told));
      },
      tried(table, act, verdict) {
        const text = writeAct(rulebook, act);
        const read = of(readAct(rulebook, text, act.seat), text);
        must(writeAct(rulebook, read) === text, () => `${text} reads as ${writeAct(rulebook, read)}`);
        must(sameVerdict(judge(table, read), verdict), () => `${text} is judged otherwise once read`);
      },
      played({ before, act, facts }) {
        if (!luck.once(3)) return;
        const text = writeAct(rulebook, act);
        const read = of(readAct(rulebook, `  ${text.replaceAll(" ", "   ")} `, act.seat), text);
        must(writeAct(rulebook, read) === text, () => `${text} reads as ${writeAct(rulebook, read)}`);
        const again = enact(before, read, fate);
        must(again.ok && sameFacts(again.value.facts, facts), () => `${text} does otherwise once read`);
        factsRead(facts);
      },
      ended(last, played) {
        const acts = played.map(({ act, facts }): RecordedAct => {
          // Copies are alike: the record holds the act that a reader of the text would play.
          const text = writeAct(rulebook, act);
          const read = of(readAct(rulebook, text, act.seat), text);
          return luck.once(3) ? { act: read } : { act: read, facts };
        });
        recordReads(journey, acts, outcome(last));
        if (luck.once(2)) recordReads(journey, acts.slice(0, luck.below(acts.length)), "playing");
      },
    };
  },
};

const NAMES = ["Ana", 'B"en', "Çelik, D.", "", "{5}: 6", "\\n"];

function recordReads(journey: Journey, acts: readonly RecordedAct[], result: GameRecord["result"]): void {
  const { rulebook, seed, luck } = journey;
  const record: GameRecord = {
    code: rulebook.code,
    ...(luck.once(3) ? {} : { seed }),
    players: rulebook.hands.map(() => luck.pick(NAMES)),
    result,
    acts,
  };
  const text = writeRecord(record);
  const read = of(readRecord(text), text);
  must(isDeepStrictEqual(read, record), () => `a record reads otherwise\n${text}`);
  must(writeRecord(read) === text, () => `a record is written otherwise\n${text}`);
}
