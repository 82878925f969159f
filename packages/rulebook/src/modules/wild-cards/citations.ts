import type { RoomCitations } from "../../citations/shapes";
import { TOPICS } from "../../words/topics";

const topics = TOPICS["wild-cards"];

export const citations: RoomCitations<"wild-cards"> = {
  "T.wild.any": { topic: topics.wild, status: "ours", core: "book", sections: { EN: "6.4" } },
  "T.wild.free": { topic: topics.wild, status: "inferred", sections: { EN: "6.4" } },
};
