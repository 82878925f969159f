import type { RoomCitations } from "../../citations/shapes";
import { wildCardsTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"wild-cards"> = {
  "T.wild.any": { topic: topics.wild, status: "ours", core: "book", sections: { EN: "6.4" } },
  "T.wild.free": { topic: topics.wild, status: "inferred", sections: { EN: "6.4" } },
};
