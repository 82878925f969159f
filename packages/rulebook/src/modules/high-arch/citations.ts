import type { RoomCitations } from "../../citations/shapes";
import { highArchTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"high-arch"> = {
  "T.arch.layout": { topic: topics.arch, status: "inferred", sections: { VAR: "High Arch" } },
  "T.arch.no-start": { topic: topics.arch, status: "book", sections: { VAR: "High Arch" } },
  "T.arch.pillars": { topic: topics.arch, status: "book", sections: { VAR: "High Arch" } },
  "T.arch.roof": { topic: topics.arch, status: "book", sections: { VAR: "High Arch" } },
  "T.arch.win": { topic: topics.arch, status: "book", sections: { VAR: "High Arch" } },
};
