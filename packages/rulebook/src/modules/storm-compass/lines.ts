import { writeName } from "@stillwater/engine";
import type { Language } from "../../language";
import type { Cursor } from "../../spoken/cursor";
import { wordFor } from "../../spoken/lexicon";
import type { LineReader, RoomLines } from "../../spoken/lines";
import { alone, beside, listed } from "../../spoken/reading";
import { SAY } from "../../words/lexicon/spoken";

/** Which Storm: the one just drawn, a player's, or one on a space or beside a row. */
function stormIn(cursor: Cursor): string | null {
  const named = cursor.named();
  if (named !== null) return named;
  if (cursor.word("fresh") !== null) {
    cursor.word("storm");
    return cursor.scene.fresh ?? null;
  }
  cursor.word("storm");
  const kind = cursor.word("yellow", "orange", "purple");
  cursor.word("storm");
  cursor.breaks();
  if (kind === "yellow" || kind === "orange") {
    cursor.word("player");
    const seat = cursor.seat() ?? cursor.number();
    cursor.word("yellow", "orange", "storm");
    return seat === null ? null : `${kind}:${seat}`;
  }
  const owner = cursor.seat();
  const owned = owner === null ? null : cursor.word("yellow", "orange");
  if (owned !== null) {
    cursor.word("storm");
    return `${owned}:${owner}`;
  }
  const place = cursor.place();
  if (place !== null) return place;
  const row = cursor.row();
  return row === null ? null : writeName("row", row);
}

const onStorm: LineReader = (cursor) => {
  cursor.breaks();
  const at = stormIn(cursor);
  return at === null ? null : ["compass", at];
};

const sweep: LineReader = (cursor) => {
  while (cursor.word("all", "discard") !== null);
  return ["sweep"];
};

const ofPlayer =
  (kind: "yellow" | "orange") =>
  (seat: string, language: Language): string =>
    SAY.storm[language]({ kind, seat });
const justDrawn = (_seat: string, language: Language): string => wordFor("fresh", language);

export const lines: RoomLines<"storm-compass"> = {
  acts: {
    fog: {
      purple: (cursor, word) => {
        cursor.word("storm");
        return beside("fog")(cursor, word);
      },
    },
    compass: { compass: onStorm },
    pass: {
      pass: (cursor) => {
        cursor.word("compass");
        return ["pass"];
      },
    },
    sweep: {
      sweep,
      all: sweep,
      discard: (cursor) => (cursor.word("all", "sweep") === null ? undefined : ["sweep"]),
    },
    blind: { blind: alone },
    shed: { shed: listed("shed") },
  },
  cards: {
    storm: { named: false, article: true, stoodFor: false },
    compass: { named: true, article: true, stoodFor: true },
  },
  things: [],
  front: ["storm"],
  last: ["shed", "pass"],
  standIns: {},
  sign: null,
  places: {
    yellow: ofPlayer("yellow"),
    orange: ofPlayer("orange"),
    drawn: justDrawn,
    shedding: justDrawn,
  },
  answers: { yellow: "storm:yellow", purple: "storm:purple", orange: "storm:orange" },
  besideAnswers: ["storm", "fresh", "blind"],
  leavesOut: null,
  automatic: null,
};
