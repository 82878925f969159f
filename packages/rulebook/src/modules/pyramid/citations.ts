import type { RoomCitations, Topics } from "../../citations/shapes";

export const topics = {
  pyramid: { en: "Pyramid", fr: "Pyramide", de: "Pyramide" },
} as const satisfies Topics;

export const citations: RoomCitations<"pyramid"> = {
  "T.pyramid.layout": {
    topic: "pyramid",
    status: "ours",
    sections: { VAR: "Pyramid", EN: "7.3", FR: "7.3" },
  },
  "T.pyramid.deck": { topic: "pyramid", status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.draw": {
    topic: "pyramid",
    status: "ours",
    core: "book",
    sections: { VAR: "Pyramid", EN: "7.3", FR: "7.3" },
  },
  "T.pyramid.start": { topic: "pyramid", status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.compass": { topic: "pyramid", status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.storm": { topic: "pyramid", status: "inferred", core: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.monster": { topic: "pyramid", status: "inferred", core: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.finish": { topic: "pyramid", status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.rocks": { topic: "pyramid", status: "ours", core: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.wild": { topic: "pyramid", status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.easier": { topic: "pyramid", status: "book", sections: { VAR: "Pyramid" } },
  "T.pyramid.win": { topic: "pyramid", status: "book", sections: { VAR: "Pyramid" } },
};
