import type { RoomCitations, Topics } from "../../citations/shapes";

export const topics = {
  duel: { en: "Competitive", fr: "Compétition", de: "Wettstreit" },
} as const satisfies Topics;

export const citations: RoomCitations<"duel"> = {
  "T.duel.players": { topic: "duel", status: "book", sections: { VAR: "Competitive", EN: "7.5", FR: "7.5" } },
  "T.duel.deck": { topic: "duel", status: "book", sections: { VAR: "Competitive" } },
  "T.duel.turn": { topic: "duel", status: "book", sections: { VAR: "Competitive" } },
  "T.duel.draw": { topic: "duel", status: "book", sections: { VAR: "Competitive" } },
  "T.duel.possible": { topic: "duel", status: "book", sections: { VAR: "Competitive" } },
  "T.duel.swap": { topic: "duel", status: "inferred", core: "book", sections: { VAR: "Competitive" } },
  "T.duel.pass": { topic: "duel", status: "inferred", sections: { VAR: "Competitive" } },
  "T.duel.end": { topic: "duel", status: "book", sections: { VAR: "Competitive" } },
  "T.duel.score": { topic: "duel", status: "book", sections: { VAR: "Competitive" } },
  "T.duel.tie": { topic: "duel", status: "ours", core: "book", sections: { VAR: "Competitive" } },
};
