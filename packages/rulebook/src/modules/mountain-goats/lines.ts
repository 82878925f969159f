import type { LineReader, RoomLines } from "../../spoken/lines";
import { paid } from "../../spoken/reading";
import { SAY } from "../../words/lexicon/spoken";

/** The way of a herd, place by place. */
const herd: LineReader = (cursor) => {
  const places: string[] = [];
  for (;;) {
    cursor.breaks();
    cursor.word("goat");
    const place = cursor.place();
    if (place === null) break;
    places.push(place);
  }
  return places.length < 2 ? null : ["herd", ...places, ...paid(cursor)];
};

export const lines: RoomLines<"mountain-goats"> = {
  acts: { herd: { herd } },
  cards: {},
  things: ["goat"],
  front: [],
  last: [],
  standIns: {},
  sign: { heard: "goat", said: SAY.goat },
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: null,
  automatic: null,
};
