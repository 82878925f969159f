import type { RoomCitations } from "../../citations/shapes";
import { TOPICS } from "../../words/topics";

const topics = TOPICS["green-path"];

export const citations: RoomCitations<"green-path"> = {
  "A.green.path": { topic: topics.path, status: "ours", core: "book", sections: { ASC: "7.1" } },
};
