// Written by `npm run words -- --update` from the messages in `locales`.
import type { Language, Translated } from "../../language";
import type { WordsFor } from "../../lexicon/words-for";

type ByLanguage<Said> = Readonly<Record<Language, Said>>;

/** What words mean in a line that is said or typed, without accents and in small letters. */
export const SPOKEN_WORDS = {
  row: {
    en: "row rows roe rho r line",
    fr: "rangee rangees ranger range ligne rang r l",
    de: "reihe reihen zeile rei r z",
  },
  column: { en: "column columns colum col c", fr: "colonne colonnes c", de: "spalte spalten c s" },
  player: { en: "player seat", fr: "joueur joueuse siege", de: "spieler spielerin sitz" },
  discard: {
    en: "discard discarded discarding discards throw throws toss tosses dump out",
    fr: "defausser defausse jeter defausses defaussez defaussons defaussent jette jetons jettent",
    de: "abwerfen abgeworfen werfe wirf abwurf werfen wirft werft raus weg",
  },
  left: { en: "left west", fr: "gauche ouest", de: "links linker linken linke westen" },
  right: { en: "right east", fr: "droite droit", de: "rechts rechter rechten rechte osten" },
  give: { en: "give gives giving", fr: "donner donne donnent donnez", de: "gebe geben gib abgeben gibt" },
  stuck: {
    en: "stuck cannot t nothing",
    fr: "coince coincee coinces bloque bloquee bloques pas rien",
    de: "festgefahren fest nicht nichts",
  },
  step: {
    en: "place places spot space step p",
    fr: "place case emplacement p",
    de: "platz feld stelle plaetze p",
  },
  all: { en: "all everything whole", fr: "tout toute entiere", de: "alle ganze ganz" },
  pay: {
    en: "pay pays paying minus",
    fr: "payer paie paye paies payant moins",
    de: "bezahlen zahlen zahle bezahle minus",
  },
  turn: {
    en: "turn turns rotate rotates flip flips",
    fr: "tourne tourner retourne retourner pivote pivoter",
    de: "drehe drehen dreh dreht wende wenden umdrehen gedreht",
  },
  swap: { en: "swap exchange", fr: "echange echanger", de: "tausche tauschen" },
  pillar: { en: "pillar pillars", fr: "pilier piliers", de: "pfeiler saule saeule" },
  rocks: { en: "rock rocks", fr: "recif recifs rocher rochers", de: "fels felsen" },
  stay: {
    en: "stay stays leave leaves",
    fr: "reste rester restent laisse laisser",
    de: "bleib bleiben bleibt lasse lassen",
  },
  goat: { en: "goat goats", fr: "chevre chevres", de: "ziege ziegen" },
  herd: {
    en: "herd herds drive drives",
    fr: "troupeau troupeaux mener mene",
    de: "herde herden treiben treibe treibt",
  },
  bridge: { en: "bridge", fr: "pont ponts", de: "brucke bruecke brucken bruecken" },
  campfire: { en: "campfire fire camp", fr: "feu camp", de: "lagerfeuer feuer" },
  summit: { en: "summit", fr: "sommet", de: "gipfel" },
  rope: {
    en: "rope ropes",
    fr: "corde cordes cordee",
    de: "seil seile fuhrungsseil fuehrungsseil sicherungsseil",
  },
  green: {
    en: "green greens",
    fr: "vert verte verts vertes vers",
    de: "grun gruen grune gruene gruner gruener grunes gruenes grunen gruenen",
  },
  blue: { en: "blue blues blew", fr: "bleu bleue bleus bleues", de: "blau blaue blauer blaues blauen" },
  red: { en: "red reds read", fr: "rouge rouges", de: "rot rote roter rotes roten" },
  move: {
    en: "move moves relocate",
    fr: "deplace deplacer bouge bouger",
    de: "versetze versetzen versetzt bewege bewegen bewegt verschiebe verschieben wandern",
  },
  monster: {
    en: "monster monsters",
    fr: "monstre monstres",
    de: "ungeheuer seeungeheuer monster seemonster",
  },
  start: { en: "start", fr: "depart start", de: "start aufbruch" },
  finish: { en: "finish finished", fr: "arrivee finish", de: "ziel ankunft" },
  offer: { en: "offer dial gladly", fr: "offre offrir propose volontiers", de: "biete bieten gern gerne" },
  most: { en: "most", fr: "plus maximum", de: "hochstens hoechstens" },
  agree: { en: "agree", fr: "accepte accepter accord", de: "einverstanden zustimmen" },
  storm: { en: "storm storms", fr: "tempete tempetes", de: "sturm sturme stuerme sturmkarte" },
  compass: { en: "compass compasses", fr: "boussole boussoles", de: "kompass kompasse" },
  yellow: { en: "yellow squall", fr: "jaune grain", de: "gelb gelbe gelber gelben bo boe" },
  purple: {
    en: "purple fog",
    fr: "pourpre violette violet brume",
    de: "violett violette violetter violetten lila nebel",
  },
  orange: {
    en: "orange coast",
    fr: "orange cote",
    de: "orange orangefarbene orangefarbener orangefarbenen kuste kueste",
  },
  pass: {
    en: "pass passes keep keeps",
    fr: "passe passer garde garder gardons",
    de: "passe passen passt behalte behalten behalt behaelt",
  },
  shed: { en: "shed", fr: "reduis reduire reduit", de: "verkleinern verkleinere" },
  sweep: { en: "sweep", fr: "balaie balayer", de: "alles" },
  blind: { en: "blind unseen", fr: "aveugle", de: "blind ungesehen" },
  fresh: {
    en: "this drawn new fresh",
    fr: "cette nouvelle piochee tiree",
    de: "diesen dieser neuen gezogenen frischen",
  },
  wild: { en: "wild joker", fr: "joker", de: "joker" },
  as: { en: "as", fr: "comme vaut", de: "als" },
} as const satisfies WordsFor<"spoken">;

/** What a line can ask; `legal`, `why`, `row` and `rule` may say of what. */
export type AskWord =
  | "hand"
  | "row"
  | "gaps"
  | "legal"
  | "why"
  | "spare"
  | "players"
  | "last"
  | "log"
  | "rule"
  | "position"
  | "help"
  | "goats"
  | "storms";

/** Words that a line can ask with. */
export const ASKING: Readonly<Record<AskWord, Translated>> = {
  hand: { en: "hand", fr: "main", de: "hand" },
  row: { en: "row", fr: "rangee ligne", de: "reihe zeile" },
  gaps: { en: "gaps gap", fr: "trous trou vides", de: "lucken luecken lucke luecke" },
  legal: { en: "legal where", fr: "legal possible ou", de: "legal erlaubt wo" },
  why: { en: "why", fr: "pourquoi", de: "warum" },
  spare: { en: "spare", fr: "reserve", de: "ubrig uebrig reserve" },
  players: { en: "players crew", fr: "joueurs equipage", de: "spieler mannschaft" },
  last: { en: "last", fr: "dernier derniere", de: "zuletzt letzte letzter" },
  log: { en: "log", fr: "journal", de: "protokoll" },
  rule: { en: "rule rules", fr: "regle regles", de: "regel regeln" },
  position: { en: "position copy", fr: "position copier copie", de: "stellung kopieren" },
  help: { en: "help commands", fr: "aide commandes", de: "hilfe befehle" },
  goats: { en: "goats", fr: "chevres", de: "ziegen" },
  storms: { en: "storms", fr: "tempetes", de: "sturme stuerme" },
};

export const SPOKEN_LISTS = {
  yes: { en: "yes yep yeah", fr: "oui si", de: "ja jawohl doch" },
  no: { en: "no nope nothing none", fr: "non rien aucun aucune", de: "nein nichts keine keiner keins nix" },
  fillers: {
    en: "the a an on at in into onto of to for from with by my s please card cards number island i play lay put set use spend sea jagged guide down beside over hand is it we they he she plays played lays laid puts goes can anything away up came comes drew draws there eats takes took no",
    fr: "le la les l un une des du de d a au aux en sur dans carte cartes numero ile je j mon ma mes joue jouer joues pose poser poses place met mets mettre utilise utiliser marin marins aceres avec par s il vous te plait qui que est haut main on ils elle elles ne peut peux peuvent va c pioche tire mange prend nous jouons avons tour",
    de: "der die das den dem des ein eine einen einer auf an am in im ins zu zur zum mit von vom fur fuer karte karten nummer insel ich lege legen leg spiele spielen spiel setze setzen nutze nutzen bitte ab schroffe schroffen vor die meine hand um nach steht legt spielt setzt wir er sie es kann geht kommt zieht ziehen gezogen aus frisst nimmt jetzt liegt wird",
  },
  cards: { en: "cards", fr: "cartes", de: "karten" },
  and: { en: "and then", fr: "et puis", de: "und dann" },
  misheard: {
    en: "to=2 too=2 for=4 fore=4 won=1 tree=3 free=3 ate=8 sicks=6 fife=5 sex=6",
    fr: "cette=7 cet=7 set=7 sis=6 si=6 quat=4 hein=1 un=1 une=1 de=2 d=2 sein=5 saint=5 toi=3",
    de: "eins=1 ein=1 zwo=2 dray=3 drei=3 fier=4 fir=4 fur=4 sechse=6 ach=8",
  },
  ordinals: {
    en: "first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9",
    fr: "premier=1 premiere=1 deuxieme=2 second=2 seconde=2 troisieme=3 quatrieme=4 cinquieme=5 sixieme=6 septieme=7 huitieme=8 neuvieme=9",
    de: "erste=1 erstes=1 ersten=1 erster=1 zweite=2 zweites=2 zweiten=2 zweiter=2 dritte=3 drittes=3 dritten=3 dritter=3 vierte=4 viertes=4 vierten=4 vierter=4 funfte=5 funftes=5 funften=5 fuenfte=5 fuenften=5 sechste=6 sechstes=6 sechsten=6 siebte=7 siebtes=7 siebten=7 achte=8 achtes=8 achten=8 neunte=9 neunten=9",
  },
  ordinalSigns: { en: "st nd rd th", fr: "re er eme e", de: "." },
  letters: { en: "g=g b=b r=r", fr: "v=g g=g b=b r=r", de: "g=g b=b r=r" },
  numbers: {
    en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine forty forty-one forty-two forty-three forty-four forty-five forty-six forty-seven forty-eight forty-nine fifty fifty-one fifty-two fifty-three fifty-four fifty-five fifty-six fifty-seven fifty-eight fifty-nine sixty sixty-one sixty-two sixty-three sixty-four sixty-five sixty-six sixty-seven sixty-eight sixty-nine seventy seventy-one seventy-two seventy-three seventy-four seventy-five seventy-six seventy-seven seventy-eight seventy-nine eighty eighty-one eighty-two eighty-three eighty-four eighty-five eighty-six eighty-seven eighty-eight eighty-nine ninety ninety-one ninety-two ninety-three ninety-four ninety-five ninety-six ninety-seven ninety-eight ninety-nine",
    fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt_et_un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente trente_et_un trente-deux trente-trois trente-quatre trente-cinq trente-six trente-sept trente-huit trente-neuf quarante quarante_et_un quarante-deux quarante-trois quarante-quatre quarante-cinq quarante-six quarante-sept quarante-huit quarante-neuf cinquante cinquante_et_un cinquante-deux cinquante-trois cinquante-quatre cinquante-cinq cinquante-six cinquante-sept cinquante-huit cinquante-neuf soixante soixante_et_un soixante-deux soixante-trois soixante-quatre soixante-cinq soixante-six soixante-sept soixante-huit soixante-neuf soixante-dix soixante_et_onze soixante-douze soixante-treize soixante-quatorze soixante-quinze soixante-seize soixante-dix-sept soixante-dix-huit soixante-dix-neuf quatre-vingts quatre-vingt-un quatre-vingt-deux quatre-vingt-trois quatre-vingt-quatre quatre-vingt-cinq quatre-vingt-six quatre-vingt-sept quatre-vingt-huit quatre-vingt-neuf quatre-vingt-dix quatre-vingt-onze quatre-vingt-douze quatre-vingt-treize quatre-vingt-quatorze quatre-vingt-quinze quatre-vingt-seize quatre-vingt-dix-sept quatre-vingt-dix-huit quatre-vingt-dix-neuf",
    de: "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig fünfundzwanzig sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig dreißig einunddreißig zweiunddreißig dreiunddreißig vierunddreißig fünfunddreißig sechsunddreißig siebenunddreißig achtunddreißig neununddreißig vierzig einundvierzig zweiundvierzig dreiundvierzig vierundvierzig fünfundvierzig sechsundvierzig siebenundvierzig achtundvierzig neunundvierzig fünfzig einundfünfzig zweiundfünfzig dreiundfünfzig vierundfünfzig fünfundfünfzig sechsundfünfzig siebenundfünfzig achtundfünfzig neunundfünfzig sechzig einundsechzig zweiundsechzig dreiundsechzig vierundsechzig fünfundsechzig sechsundsechzig siebenundsechzig achtundsechzig neunundsechzig siebzig einundsiebzig zweiundsiebzig dreiundsiebzig vierundsiebzig fünfundsiebzig sechsundsiebzig siebenundsiebzig achtundsiebzig neunundsiebzig achtzig einundachtzig zweiundachtzig dreiundachtzig vierundachtzig fünfundachtzig sechsundachtzig siebenundachtzig achtundachtzig neunundachtzig neunzig einundneunzig zweiundneunzig dreiundneunzig vierundneunzig fünfundneunzig sechsundneunzig siebenundneunzig achtundneunzig neunundneunzig",
  },
  heardNumbers: {
    en: "fourty=40 fivety=50 oh=0",
    fr: "une=1 vingts=20 septante=70 huitante=80 octante=80",
    de: "ein=1 eine=1 zwo=2",
  },
  joins: { en: "twenty one", fr: "vingt et un", de: "ein und zwanzig" },
  ones: { en: "one", fr: "un une", de: "ein eine" },
} as const;

/** How cards and verbs are said so that they are understood again. */
export const SAID = {
  discard: { en: "discard", fr: "défausse", de: "abwerfen" },
  give: { en: "give", fr: "donne", de: "gib" },
  stuck: { en: "stuck", fr: "coincé", de: "fest" },
  pay: { en: "paying", fr: "paie", de: "zahle" },
  waive: { en: "waive", fr: "renonce", de: "verzichte" },
  turn: { en: "turn", fr: "tourne", de: "drehe" },
  swap: { en: "swap", fr: "échange", de: "tausche" },
  rocks: { en: "Rocks", fr: "Récifs", de: "Felsen" },
  stay: { en: "stay", fr: "reste", de: "bleiben" },
  herd: { en: "herd", fr: "troupeau", de: "Herde" },
  bridge: { en: "Bridge", fr: "pont", de: "Brücke" },
  summit: { en: "Summit", fr: "sommet", de: "Gipfel" },
  rope: { en: "rope", fr: "corde", de: "Seil" },
  move: { en: "move", fr: "déplace", de: "versetze" },
  monster: { en: "Sea Monster", fr: "Monstre marin", de: "Seeungeheuer" },
  start: { en: "Start", fr: "départ", de: "Start" },
  finish: { en: "Finish", fr: "arrivée", de: "Ziel" },
  offer: { en: "offer", fr: "offre", de: "biete" },
  most: { en: "at most", fr: "au plus", de: "höchstens" },
  agree: { en: "agree to", fr: "accepte", de: "einverstanden mit" },
  compass: { en: "Compass", fr: "Boussole", de: "Kompass" },
  pass: { en: "pass", fr: "passe", de: "passe" },
  shed: { en: "shed", fr: "réduis", de: "verkleinern" },
  sweep: { en: "sweep", fr: "balaie", de: "alles abwerfen" },
  blind: { en: "blind", fr: "à l’aveugle", de: "blind" },
  fog: { en: "fog", fr: "brume", de: "Nebel" },
  fresh: { en: "this Storm", fr: "cette Tempête", de: "diesen Sturm" },
  wild: { en: "Wild", fr: "Joker", de: "Joker" },
  as: { en: "as", fr: "comme", de: "als" },
} as const;

/** How what has a number is said. */
export const SAY: {
  readonly cell: ByLanguage<(values: { readonly row: string; readonly column: string }) => string>;
  readonly row: ByLanguage<(values: { readonly row: string }) => string>;
  readonly pillar: ByLanguage<
    (values: { readonly side: "left" | "right"; readonly place: string }) => string
  >;
  readonly goat: ByLanguage<string>;
  readonly ascent: ByLanguage<
    (values: { readonly colour: "g" | "b" | "r"; readonly value: string }) => string
  >;
  readonly campfire: ByLanguage<(values: { readonly colour: "g" | "b" | "r" }) => string>;
  readonly step: ByLanguage<(values: { readonly row: string; readonly place: string }) => string>;
  readonly storm: ByLanguage<
    (values: { readonly kind: "yellow" | "orange"; readonly seat: string }) => string
  >;
} = {
  cell: {
    en: ({ row, column }) => `row ${row} column ${column}`,
    fr: ({ row, column }) => `rangée ${row} colonne ${column}`,
    de: ({ row, column }) => `Reihe ${row} Spalte ${column}`,
  },
  row: { en: ({ row }) => `row ${row}`, fr: ({ row }) => `rangée ${row}`, de: ({ row }) => `Reihe ${row}` },
  pillar: {
    en: ({ side, place }) => `${side === "left" ? "left" : "right"} pillar ${place}`,
    fr: ({ side, place }) => `pilier ${side === "left" ? "gauche" : "droit"} ${place}`,
    de: ({ side, place }) => `${side === "left" ? "linker" : "rechter"} Pfeiler ${place}`,
  },
  goat: { en: "with a goat", fr: "avec chèvre", de: "mit Ziege" },
  ascent: {
    en: ({ colour, value }) => `${colour === "g" ? "green" : colour === "b" ? "blue" : "red"} ${value}`,
    fr: ({ value, colour }) => `${value} ${colour === "g" ? "vert" : colour === "b" ? "bleu" : "rouge"}`,
    de: ({ colour, value }) => `${colour === "g" ? "grüne" : colour === "b" ? "blaue" : "rote"} ${value}`,
  },
  campfire: {
    en: ({ colour }) => `${colour === "g" ? "green" : colour === "b" ? "blue" : "red"} Campfire`,
    fr: ({ colour }) => `feu ${colour === "g" ? "vert" : colour === "b" ? "bleu" : "rouge"}`,
    de: ({ colour }) => `${colour === "g" ? "grünes" : colour === "b" ? "blaues" : "rotes"} Lagerfeuer`,
  },
  step: {
    en: ({ row, place }) => `row ${row} place ${place}`,
    fr: ({ row, place }) => `rangée ${row} place ${place}`,
    de: ({ row, place }) => `Reihe ${row} Platz ${place}`,
  },
  storm: {
    en: ({ kind, seat }) => `${kind === "yellow" ? "yellow" : "orange"} Storm of player ${seat}`,
    fr: ({ kind, seat }) => `Tempête ${kind === "yellow" ? "jaune" : "orange"} du joueur ${seat}`,
    de: ({ kind, seat }) => `${kind === "yellow" ? "gelber" : "orangefarbener"} Sturm von Spieler ${seat}`,
  },
};
