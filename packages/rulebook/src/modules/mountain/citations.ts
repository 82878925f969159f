import type { RoomCitations, Topics } from "../../citations/shapes";

export const topics = {
  support: { en: "Support", fr: "Appui", de: "Stütze" },
  colour: { en: "Colour", fr: "Couleur", de: "Farbe" },
  number: { en: "Number", fr: "Nombre", de: "Zahl" },
  bridge: { en: "Bridge", fr: "Pont", de: "Brücke" },
  campfire: { en: "Campfire", fr: "Feu de camp", de: "Lagerfeuer" },
  summit: { en: "Summit", fr: "Sommet", de: "Gipfel" },
  rope: { en: "Guide rope", fr: "Corde", de: "Seil" },
} as const satisfies Topics;

export const citations: RoomCitations<"mountain"> = {
  "A.setup.bridges": { topic: "setup", status: "book", sections: { ASC: "3.2" } },
  "A.setup.deck": { topic: "setup", status: "book", sections: { ASC: "3.3–4" } },
  "A.setup.hand": { topic: "setup", status: "book", sections: { ASC: "3.5" } },
  "A.setup.solo": { topic: "setup", status: "inferred", core: "book", sections: { ASC: "6" } },
  "A.turn.action": { topic: "turn", status: "book", sections: { ASC: "4" } },
  "A.turn.hand": { topic: "hand", status: "book", sections: { ASC: "4a" } },
  "A.turn.discard-two": { topic: "turn", status: "book", sections: { ASC: "4b" } },
  "A.turn.silence": { topic: "silence", status: "book", sections: { ASC: "2, 5" } },
  "A.place.next": { topic: "space", status: "book", sections: { ASC: "4a.1, summary" } },
  "A.place.row-full": { topic: "space", status: "book", sections: { ASC: "4a.1" } },
  "A.place.support": { topic: "support", status: "inferred", core: "book", sections: { ASC: "4a.3" } },
  "A.place.colour": { topic: "colour", status: "book", sections: { ASC: "4a.2" } },
  "A.place.number": { topic: "number", status: "book", sections: { ASC: "4a.4" } },
  "A.place.cost": { topic: "price", status: "book", sections: { ASC: "4a.5, Bridge" } },
  "A.place.pay": { topic: "paying", status: "book", sections: { ASC: "4a.5" } },
  "A.bridge.place": { topic: "bridge", status: "inferred", core: "book", sections: { ASC: "Bridge" } },
  "A.bridge.cover": { topic: "bridge", status: "ours", core: "book", sections: { ASC: "Bridge" } },
  "A.campfire.replace": { topic: "campfire", status: "book", sections: { ASC: "Campfire" } },
  "A.campfire.move": { topic: "campfire", status: "inferred", core: "book", sections: { ASC: "Campfire" } },
  "A.campfire.value": { topic: "campfire", status: "ours", core: "book", sections: { ASC: "Campfire" } },
  "A.summit.when": { topic: "summit", status: "inferred", core: "book", sections: { ASC: "Summit, 8" } },
  "A.discard.any": { topic: "turn", status: "book", sections: { ASC: "4a, 4b" } },
  "A.end.win": { topic: "end", status: "book", sections: { ASC: "5" } },
  "A.end.lose": { topic: "end", status: "book", sections: { ASC: "5, 8" } },
  "A.rope.use": { topic: "rope", status: "inferred", core: "book", sections: { ASC: "6" } },
};
