import { numberInGerman } from "../numbers/de";
import type { Lexicon, Say } from "./shapes";

const ASCENTS = { g: "grüne", b: "blaue", r: "rote" } as const;
const FIRES = { g: "grünes", b: "blaues", r: "rotes" } as const;
const STORMS = { yellow: "gelber", orange: "orangefarbener" } as const;

export const spokenLexicon: Lexicon = {
  concepts: {
    row: "reihe reihen zeile rei r z",
    column: "spalte spalten c s",
    step: "platz feld stelle plaetze p",
    left: "links linker linken linke westen",
    right: "rechts rechter rechten rechte osten",
    discard: "abwerfen werfe wirf abwurf werfen wirft werft raus weg abgeworfen",
    give: "gib gebe geben abgeben gibt",
    pay: "zahle zahlen bezahle bezahlen minus",
    all: "ganze ganz alle",
    stuck: "fest festgefahren nicht nichts",
    player: "spieler spielerin sitz",
  },
  asks: {
    hand: "hand",
    row: "reihe zeile",
    gaps: "lucken luecken lucke luecke",
    legal: "legal erlaubt wo",
    why: "warum",
    spare: "ubrig uebrig reserve",
    players: "spieler mannschaft",
    storms: "sturme stuerme",
    goats: "ziegen",
    last: "zuletzt letzte letzter",
    log: "protokoll",
    rule: "regel regeln",
    position: "stellung kopieren",
    help: "hilfe befehle",
  },
  yes: "ja jawohl doch",
  no: "nein nichts keine keiner keins nix",
  fillers:
    "der die das den dem des ein eine einen einer auf an am in im ins zu zur zum mit von vom fur fuer karte karten nummer insel ich lege legen leg spiele spielen spiel setze setzen nutze nutzen bitte ab schroffe schroffen vor die meine hand um nach steht legt spielt setzt wir er sie es kann geht kommt zieht ziehen gezogen aus frisst nimmt jetzt liegt wird",
  cards: "karten",
  and: "und dann",
  misheard: "eins=1 ein=1 zwo=2 dray=3 drei=3 fier=4 fir=4 fur=4 sechse=6 ach=8",
  ordinals:
    "erste=1 ersten=1 erster=1 zweite=2 zweiten=2 zweiter=2 dritte=3 dritten=3 dritter=3 vierte=4 vierten=4 vierter=4 funfte=5 funften=5 fuenfte=5 fuenften=5 sechste=6 sechsten=6 siebte=7 siebten=7 achte=8 achten=8 neunte=9 neunten=9",
  letters: { g: "g", b: "b", r: "r" },
};

export const say: Say = {
  number: numberInGerman,
  words: { discard: "abwerfen", give: "gib", pay: "zahle", stuck: "fest" },
  ascent: (colour, value) => `${ASCENTS[colour]} ${value}`,
  goat: "mit Ziege",
  campfire: (colour) => `${FIRES[colour]} Lagerfeuer`,
  cell: (row, column) => `Reihe ${row} Spalte ${column}`,
  step: (row, place) => `Reihe ${row} Platz ${place}`,
  pillar: (side, place) => `${side === "left" ? "linker" : "rechter"} Pfeiler ${place}`,
  row: (row) => `Reihe ${row}`,
  storm: (kind, seat) => `${STORMS[kind]} Sturm von Spieler ${seat}`,
};
