import type { RoomCitations } from "../../citations/shapes";
import { seaTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"sea"> = {
  "T.setup.remove": {
    topic: topics.setup,
    status: "ours",
    core: "book",
    sections: { EN: "7.1", FR: "7.1", BGA: "Variants" },
  },
  "T.setup.mix": { topic: topics.setup, status: "inferred", sections: { VAR: "final note" } },
  "T.setup.deck": { topic: topics.setup, status: "book", sections: { EN: "3.3", FR: "3.3" } },
  "T.setup.hand": { topic: topics.setup, status: "book", sections: { EN: "3.4–5", FR: "3.4–5" } },
  "T.setup.first": { topic: topics.setup, status: "book", sections: { FR: "3.6", EN: "3.6" } },
  "T.turn.action": { topic: topics.turn, status: "book", sections: { EN: "4", FR: "4", BGA: "Overview" } },
  "T.turn.draw": { topic: topics.turn, status: "book", sections: { EN: "4", FR: "4", BGA: "Overview" } },
  "T.turn.hand": { topic: topics.hand, status: "book", sections: { EN: "4A", FR: "4A" } },
  "T.turn.discard-two": {
    topic: topics.turn,
    status: "book",
    sections: { EN: "4B", FR: "4B", BGA: "Overview" },
  },
  "T.turn.silence": { topic: topics.silence, status: "book", sections: { EN: "2, 4, 6.3", FR: "2, 4, 6.3" } },
  "T.place.island": { topic: topics.space, status: "book", sections: { EN: "4A", FR: "4A" } },
  "T.place.empty": { topic: topics.space, status: "book", sections: { EN: "4A", FR: "4A" } },
  "T.place.ascending": {
    topic: topics.order,
    status: "book",
    sections: { EN: "4A.1", FR: "4A.1", BGA: "A.1" },
  },
  "T.place.cost": { topic: topics.price, status: "book", sections: { EN: "4A.2", FR: "4A.2", BGA: "A.2" } },
  "T.place.pay": { topic: topics.paying, status: "book", sections: { EN: "4A", FR: "4A", BGA: "A" } },
  "T.place.gap-allowed": { topic: topics.gap, status: "inferred", sections: { VAR: "Competitive" } },
  "T.start.forced": {
    topic: topics.start,
    status: "book",
    sections: { EN: "4 Start", FR: "4 Start", BGA: "Start" },
  },
  "T.start.eight": {
    topic: topics.start,
    status: "inferred",
    core: "book",
    sections: { EN: "4 Start", FR: "4 Start", BGA: "Start" },
  },
  "T.start.two-players": {
    topic: topics.start,
    status: "ours",
    core: "book",
    sections: { EN: "4 Start", FR: "4 Start" },
  },
  "T.start.solo": { topic: topics.start, status: "ours", sections: { EN: "4", FR: "4" } },
  "T.start.refill": {
    topic: topics.start,
    status: "ours",
    core: "book",
    sections: { EN: "4 Start, 6.1", FR: "4 Start" },
  },
  "T.start.unpayable": { topic: topics.start, status: "ours", sections: { EN: "4 Start", FR: "4 Start" } },
  "T.start.spare": {
    topic: topics.start,
    status: "book",
    sections: { EN: "4 Start", FR: "4 Start", BGA: "Start" },
  },
  "T.finish.when": {
    topic: topics.finish,
    status: "book",
    sections: { EN: "4 Finish", FR: "4 Finish", BGA: "Finish" },
  },
  "T.end.win": { topic: topics.end, status: "book", sections: { EN: "5", FR: "5", BGA: "Game end" } },
  "T.end.lose": { topic: topics.end, status: "book", sections: { EN: "5", FR: "5", BGA: "Game end" } },
  "T.end.last-card": {
    topic: topics.end,
    status: "ours",
    sections: { EN: "5", FR: "5", BGA: "Game end", ASC: "8" },
  },
};
