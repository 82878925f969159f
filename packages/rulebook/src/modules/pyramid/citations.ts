import type { RoomCitations } from "../../citations/shapes";
import { pyramidTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"pyramid"> = {
  "T.pyramid.layout": {
    topic: topics.pyramid,
    status: "ours",
    sections: { VAR: "Pyramid", EN: "7.3", FR: "7.3" },
  },
  "T.pyramid.deck": { topic: topics.pyramid, status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.draw": {
    topic: topics.pyramid,
    status: "ours",
    core: "book",
    sections: { VAR: "Pyramid", EN: "7.3", FR: "7.3" },
  },
  "T.pyramid.start": { topic: topics.pyramid, status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.compass": { topic: topics.pyramid, status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.storm": {
    topic: topics.pyramid,
    status: "inferred",
    core: "book",
    sections: { VAR: "Pyramid" },
  },
  "T.pyramid.monster": {
    topic: topics.pyramid,
    status: "inferred",
    core: "book",
    sections: { VAR: "Pyramid" },
  },
  "T.pyramid.finish": { topic: topics.pyramid, status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.rocks": { topic: topics.pyramid, status: "ours", core: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.wild": { topic: topics.pyramid, status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.easier": { topic: topics.pyramid, status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.win": { topic: topics.pyramid, status: "book", sections: { VAR: "Pyramid" } },
};
