import type { RoomCitations, Topics } from "../../citations/shapes";

const topics = {
  goat: { en: "Goats", fr: "Chèvres", de: "Ziegen" },
} as const satisfies Topics;

export const citations: RoomCitations<"mountain-goats"> = {
  "A.goat.symbol": { topic: topics.goat, status: "ours", core: "book", sections: { ASC: "7.3" } },
  "A.goat.place": { topic: topics.goat, status: "ours", core: "book", sections: { ASC: "7.3" } },
  "A.goat.herd": { topic: topics.goat, status: "book", sections: { ASC: "7.3, 8" } },
  "A.goat.bridge": { topic: topics.goat, status: "inferred", core: "book", sections: { ASC: "7.3" } },
  "A.goat.campfire": { topic: topics.goat, status: "book", sections: { ASC: "7.3" } },
  "A.goat.win": { topic: topics.goat, status: "book", sections: { ASC: "7.3" } },
};
