import { numberInFrench } from "../numbers/fr";
import type { Lexicon, Say } from "./shapes";

const COLOURS = { g: "vert", b: "bleu", r: "rouge" } as const;
const STORMS = { yellow: "jaune", orange: "orange" } as const;

export const spokenLexicon: Lexicon = {
  concepts: {
    row: "rangee rangees ranger range ligne rang r l",
    column: "colonne colonnes c",
    step: "place case emplacement p",
    left: "gauche ouest",
    right: "droite droit",
    discard: "defausse defausser defaussez defausses defaussons defaussent jette jeter jetons jettent",
    give: "donne donner donnez donnent",
    pay: "paie paye payer paies payant moins",
    all: "tout toute entiere",
    stuck: "coince coincee coinces bloque bloquee bloques pas rien",
    player: "joueur joueuse siege",
  },
  asks: {
    hand: "main",
    row: "rangee ligne",
    gaps: "trous trou vides",
    legal: "legal possible ou",
    why: "pourquoi",
    spare: "reserve",
    players: "joueurs equipage",
    storms: "tempetes",
    goats: "chevres",
    last: "dernier derniere",
    log: "journal",
    rule: "regle regles",
    position: "position copier copie",
    help: "aide commandes",
  },
  yes: "oui si",
  no: "non rien aucun aucune",
  fillers:
    "le la les l un une des du de d a au aux en sur dans carte cartes numero ile je j mon ma mes joue jouer joues pose poser poses place met mets mettre utilise utiliser marin marins aceres avec par s il vous te plait qui que est haut main on ils elle elles ne peut peux peuvent va c pioche tire mange prend nous jouons avons tour",
  cards: "cartes",
  and: "et puis",
  misheard: "cette=7 cet=7 set=7 sis=6 si=6 quat=4 hein=1 un=1 une=1 de=2 d=2 sein=5 saint=5 toi=3",
  ordinals:
    "premier=1 premiere=1 deuxieme=2 second=2 seconde=2 troisieme=3 quatrieme=4 cinquieme=5 sixieme=6 septieme=7 huitieme=8 neuvieme=9",
  letters: { v: "g", g: "g", b: "b", r: "r" },
};

export const say: Say = {
  number: numberInFrench,
  words: { discard: "défausse", give: "donne", pay: "paie", stuck: "coincé" },
  ascent: (colour, value) => `${value} ${COLOURS[colour]}`,
  goat: "avec chèvre",
  campfire: (colour) => `feu ${COLOURS[colour]}`,
  cell: (row, column) => `rangée ${row} colonne ${column}`,
  step: (row, place) => `rangée ${row} place ${place}`,
  pillar: (side, place) => `pilier ${side === "left" ? "gauche" : "droit"} ${place}`,
  row: (row) => `rangée ${row}`,
  storm: (kind, seat) => `Tempête ${STORMS[kind]} du joueur ${seat}`,
};
