import type { RoomCitations, Topics } from "../../citations/shapes";

const topics = {
  wild: { en: "Wild", fr: "Joker", de: "Joker" },
} as const satisfies Topics;

export const citations: RoomCitations<"wild-cards"> = {
  "T.wild.any": { topic: topics.wild, status: "ours", core: "book", sections: { EN: "6.4" } },
  "T.wild.free": { topic: topics.wild, status: "inferred", sections: { EN: "6.4" } },
};
