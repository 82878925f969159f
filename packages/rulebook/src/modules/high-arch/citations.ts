import type { RoomCitations, Topics } from "../../citations/shapes";

export const topics = {
  arch: { en: "High Arch", fr: "Grande Arche", de: "Hoher Bogen" },
} as const satisfies Topics;

export const citations: RoomCitations<"high-arch"> = {
  "T.arch.layout": { topic: "arch", status: "inferred", sections: { VAR: "High Arch" } },
  "T.arch.no-start": { topic: "arch", status: "book", sections: { VAR: "High Arch" } },
  "T.arch.pillars": { topic: "arch", status: "book", sections: { VAR: "High Arch" } },
  "T.arch.roof": { topic: "arch", status: "book", sections: { VAR: "High Arch" } },
  "T.arch.win": { topic: "arch", status: "book", sections: { VAR: "High Arch" } },
};
