import type { RoomCitations } from "../../citations/shapes";
import { greenPathTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"green-path"> = {
  "A.green.path": { topic: topics.path, status: "ours", core: "book", sections: { ASC: "7.1" } },
};
