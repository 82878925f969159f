import type { RoomCitations } from "../../citations/shapes";
import { dayNightTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"day-night"> = {
  "T.night.deck": { topic: topics.night, status: "book", sections: { VAR: "Day & Night" } },
  "T.night.begin": {
    topic: topics.night,
    status: "ours",
    core: "book",
    sections: { VAR: "Day & Night", EN: "7.4", FR: "7.4" },
  },
  "T.night.turn": {
    topic: topics.night,
    status: "ours",
    core: "book",
    sections: { VAR: "Day & Night", FR: "7.4" },
  },
  "T.night.place": { topic: topics.night, status: "book", sections: { VAR: "Day & Night", EN: "7.4" } },
  "T.night.rotate": {
    topic: topics.night,
    status: "book",
    sections: { VAR: "Day & Night", EN: "7.4", FR: "7.4" },
  },
  "T.night.win": {
    topic: topics.night,
    status: "ours",
    core: "book",
    sections: { VAR: "Day & Night", EN: "7.4", FR: "7.4" },
  },
};
