import type { RoomCitations } from "../../citations/shapes";
import { duelTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"duel"> = {
  "T.duel.players": {
    topic: topics.duel,
    status: "book",
    sections: { VAR: "Competitive", EN: "7.5", FR: "7.5" },
  },
  "T.duel.deck": { topic: topics.duel, status: "book", sections: { VAR: "Competitive" } },
  "T.duel.turn": { topic: topics.duel, status: "book", sections: { VAR: "Competitive" } },
  "T.duel.draw": { topic: topics.duel, status: "book", sections: { VAR: "Competitive" } },
  "T.duel.possible": { topic: topics.duel, status: "book", sections: { VAR: "Competitive" } },
  "T.duel.swap": { topic: topics.duel, status: "inferred", core: "book", sections: { VAR: "Competitive" } },
  "T.duel.pass": { topic: topics.duel, status: "inferred", sections: { VAR: "Competitive" } },
  "T.duel.end": { topic: topics.duel, status: "book", sections: { VAR: "Competitive" } },
  "T.duel.score": { topic: topics.duel, status: "book", sections: { VAR: "Competitive" } },
  "T.duel.tie": { topic: topics.duel, status: "ours", core: "book", sections: { VAR: "Competitive" } },
};
