import type { RoomCitations, Topics } from "../../citations/shapes";

const topics = {
  arch: { en: "High Arch", fr: "Grande Arche", de: "Hoher Bogen" },
} as const satisfies Topics;

export const citations: RoomCitations<"high-arch"> = {
  "T.arch.layout": { topic: topics.arch, status: "inferred", sections: { VAR: "High Arch" } },
  "T.arch.no-start": { topic: topics.arch, status: "book", sections: { VAR: "High Arch" } },
  "T.arch.pillars": { topic: topics.arch, status: "book", sections: { VAR: "High Arch" } },
  "T.arch.roof": { topic: topics.arch, status: "book", sections: { VAR: "High Arch" } },
  "T.arch.win": { topic: topics.arch, status: "book", sections: { VAR: "High Arch" } },
};
