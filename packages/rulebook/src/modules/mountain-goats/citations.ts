import type { RoomCitations, Topics } from "../../citations/shapes";

export const topics = {
  goat: { en: "Goats", fr: "Chèvres", de: "Ziegen" },
} as const satisfies Topics;

export const citations: RoomCitations<"mountain-goats"> = {
  "A.goat.symbol": { topic: "goat", status: "ours", core: "book", sections: { ASC: "7.3" } },
  "A.goat.place": { topic: "goat", status: "ours", core: "book", sections: { ASC: "7.3" } },
  "A.goat.herd": { topic: "goat", status: "book", sections: { ASC: "7.3, 8" } },
  "A.goat.bridge": { topic: "goat", status: "inferred", core: "book", sections: { ASC: "7.3" } },
  "A.goat.campfire": { topic: "goat", status: "book", sections: { ASC: "7.3" } },
  "A.goat.win": { topic: "goat", status: "book", sections: { ASC: "7.3" } },
};
