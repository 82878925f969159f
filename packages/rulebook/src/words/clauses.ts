// Written by `npm run words -- --update` from the messages in `locales`.
import type { ClauseId } from "@stillwater/engine";
import type { ClauseWords } from "../clauses/shapes";

export const CHAPTERS = {
  beacons: { beacons: { en: "Beacons", fr: "Phares", de: "Leuchtfeuer" } },
  "day-night": { "day-night": { en: "Day & Night", fr: "Jour et nuit", de: "Tag und Nacht" } },
  duel: { duel: { en: "Competitive", fr: "Compétition", de: "Wettstreit" } },
  "green-path": {
    "green-path": {
      en: "Green Path and Panoramas",
      fr: "Sentier vert et panoramas",
      de: "Grüner Pfad und Panoramen",
    },
  },
  "high-arch": { "high-arch": { en: "The High Arch", fr: "La Grande Arche", de: "Der Hohe Bogen" } },
  "jagged-rocks": { "jagged-rocks": { en: "Jagged Rocks", fr: "Récifs acérés", de: "Schroffe Felsen" } },
  "mountain-goats": {
    "mountain-goats": { en: "Mountain goats", fr: "Chèvres de montagne", de: "Bergziegen" },
  },
  mountain: {
    setup: { en: "Setup", fr: "Mise en place", de: "Aufbau" },
    turn: { en: "Turn", fr: "Tour de jeu", de: "Der Zug" },
    placing: { en: "Placing a card", fr: "Poser une carte", de: "Eine Karte legen" },
    bridges: { en: "Bridges", fr: "Ponts", de: "Brücken" },
    campfires: { en: "Campfires", fr: "Feux de camp", de: "Lagerfeuer" },
    ending: { en: "Summit and end", fr: "Sommet et fin", de: "Gipfel und Ende" },
  },
  panoramas: {
    panoramas: {
      en: "Green Path and Panoramas",
      fr: "Sentier vert et panoramas",
      de: "Grüner Pfad und Panoramen",
    },
  },
  pyramid: { pyramid: { en: "The Pyramid", fr: "La Pyramide", de: "Die Pyramide" } },
  "sea-monsters": { "sea-monsters": { en: "Sea Monsters", fr: "Monstres marins", de: "Seeungeheuer" } },
  sea: {
    setup: { en: "Setup", fr: "Mise en place", de: "Aufbau" },
    turn: { en: "Turn", fr: "Tour de jeu", de: "Der Zug" },
    placing: { en: "Placing an Island", fr: "Poser une île", de: "Eine Insel legen" },
    start: { en: "The Start", fr: "Le départ", de: "Der Start" },
    ending: { en: "Finish and end", fr: "Arrivée et fin", de: "Ziel und Ende" },
  },
  "storm-compass": {
    storms: { en: "Storms", fr: "Tempêtes", de: "Stürme" },
    compasses: { en: "Compasses", fr: "Boussoles", de: "Kompasse" },
  },
  "wild-cards": { "wild-cards": { en: "Wild cards", fr: "Jokers", de: "Joker" } },
} as const;

export const CLAUSE_WORDS: Readonly<Record<ClauseId, ClauseWords>> = {
  "T.beacon.light": {
    title: { en: "What a beacon is", fr: "Ce qu’est un phare", de: "Was ein Leuchtfeuer ist" },
    answer: {
      en: "Three cards side by side in one row, each *higher by one* than the last, are a beacon.",
      fr: "Trois cartes côte à côte dans une rangée dont les nombres *se suivent* sont un phare.",
      de: "Drei Karten nebeneinander in einer Reihe, *jede um eins höher* als die vorige, sind ein Leuchtfeuer.",
    },
    rule: {
      en: "Three cards side by side in one row whose numbers follow one another, such as 31, 32 and 33, are a beacon. It lights its own row and the row above. It goes out when one of its cards leaves the grid.",
      fr: "Trois cartes côte à côte dans une rangée dont les nombres se suivent, comme 31, 32 et 33, sont un phare. Il éclaire sa rangée et celle du dessus. Il s’éteint quand une de ses cartes quitte la grille.",
      de: "Drei Karten nebeneinander in einer Reihe, deren Zahlen aufeinander folgen, etwa 31, 32 und 33, sind ein Leuchtfeuer. Es beleuchtet seine eigene Reihe und die Reihe darüber. Es erlischt, wenn eine seiner Karten das Raster verlässt.",
    },
    beyond: [
      {
        en: "Beacons are in no box. We made them up for this site.",
        fr: "Les phares ne sont dans aucune boîte. Nous les avons inventés pour ce site.",
        de: "Leuchtfeuer gibt es in keiner Schachtel. Wir haben sie für diese Seite erfunden.",
      },
    ],
  },
  "T.beacon.cost": {
    title: { en: "Cheap by a beacon", fr: "Bon marché près d’un phare", de: "Günstig am Leuchtfeuer" },
    answer: {
      en: "In a row where a beacon lies, *no card* costs more than one.",
      fr: "Dans une rangée où se trouve un phare, *aucune carte* ne coûte plus d’une carte.",
      de: "In einer Reihe mit einem Leuchtfeuer kostet *keine Karte* mehr als eine.",
    },
    rule: {
      en: "In a row where a beacon lies, no card costs more than one, however far its number is from its neighbours. The row above is lit, but costs what it always costs.",
      fr: "Dans une rangée où se trouve un phare, aucune carte ne coûte plus d’une carte, même loin de ses voisines. La rangée du dessus est éclairée, mais coûte ce qu’elle coûte toujours.",
      de: "In einer Reihe mit einem Leuchtfeuer kostet keine Karte mehr als eine, wie weit ihre Zahl auch von den Nachbarn entfernt ist. Die Reihe darüber ist beleuchtet, kostet aber, was sie immer kostet.",
    },
    beyond: [
      {
        en: "Beacons are in no box. We made them up for this site.",
        fr: "Les phares ne sont dans aucune boîte. Nous les avons inventés pour ce site.",
        de: "Leuchtfeuer gibt es in keiner Schachtel. Wir haben sie für diese Seite erfunden.",
      },
    ],
  },
  "T.beacon.finish": {
    title: { en: "Every row lit", fr: "Chaque rangée éclairée", de: "Jede Reihe beleuchtet" },
    answer: {
      en: "The Finish may be played only when *every row* is lit by a beacon.",
      fr: "L’arrivée ne se joue que lorsque *chaque rangée* est éclairée par un phare.",
      de: "Das Ziel darf erst gespielt werden, wenn *jede Reihe* von einem Leuchtfeuer beleuchtet ist.",
    },
    rule: {
      en: "The Finish may be played only when every row is lit, by a beacon of its own or by one in the row below. Nothing lights row 1 from below, so it needs a beacon of its own.",
      fr: "L’arrivée ne se joue que lorsque chaque rangée est éclairée, par un phare à elle ou par celui de la rangée du dessous. Rien n’éclaire la rangée 1 par-dessous : il lui faut un phare à elle.",
      de: "Das Ziel darf erst gespielt werden, wenn jede Reihe beleuchtet ist, von einem eigenen Leuchtfeuer oder von dem in der Reihe darunter. Reihe 1 beleuchtet nichts von unten, sie braucht ein eigenes.",
    },
    beyond: [
      {
        en: "Beacons are in no box. We made them up for this site.",
        fr: "Les phares ne sont dans aucune boîte. Nous les avons inventés pour ce site.",
        de: "Leuchtfeuer gibt es in keiner Schachtel. Wir haben sie für diese Seite erfunden.",
      },
    ],
  },
  "T.night.deck": {
    title: {
      en: "The deck of Day & Night",
      fr: "Les cartes de Jour et nuit",
      de: "Die Karten von Tag und Nacht",
    },
    answer: {
      en: "Islands, Finish cards and *six Compasses* are dealt; after drawing five, each pile gets one Start.",
      fr: "Îles, arrivées et *six Boussoles* sont réparties ; après cinq cartes piochées, un départ dans chaque pioche.",
      de: "Inseln, Ziele und *sechs Kompasse* werden verteilt; nach dem Ziehen von fünf kommt je ein Start dazu.",
    },
    rule: {
      en: "Islands, Finish cards and six Compasses are dealt evenly. Draw five. Then shuffle one Start into each pile.",
      fr: "Îles, arrivées et six Boussoles sont réparties équitablement. Chacun pioche cinq cartes, puis mélange un départ dans sa pioche.",
      de: "Inseln, Ziele und sechs Kompasse werden gleichmäßig verteilt. Ziehe fünf Karten. Dann kommt in jeden Stapel ein Start.",
    },
  },
  "T.night.begin": {
    title: { en: "It begins by day", fr: "On commence de jour", de: "Es beginnt am Tag" },
    answer: {
      en: "Everyone begins with the *day* side up.",
      fr: "Tout le monde commence avec le *jour* en haut.",
      de: "Alle beginnen mit der *Tagseite* oben.",
    },
    rule: {
      en: "All hands begin with the day side up.",
      fr: "Toutes les mains commencent avec le jour en haut.",
      de: "Alle Hände beginnen mit der Tagseite oben.",
    },
    beyond: [
      {
        en: "The sheet does not speak of a Compass in an opening hand. We set it aside and replace it, and nothing turns.",
        fr: "Le feuillet ne parle pas d’une Boussole dans une première main. Nous la mettons de côté et la remplaçons, sans rien tourner.",
        de: "Das Blatt sagt nichts über einen Kompass in der ersten Hand. Wir legen ihn zur Seite und ersetzen ihn, nichts dreht sich.",
      },
    ],
  },
  "T.night.turn": {
    title: {
      en: "A Compass turns all hands",
      fr: "La Boussole tourne les mains",
      de: "Ein Kompass dreht alle Hände",
    },
    answer: {
      en: "Drawing a Compass turns over *all* hands: day becomes night, night becomes day.",
      fr: "Piocher une Boussole tourne *toutes* les mains : le jour devient nuit, la nuit devient jour.",
      de: "Wird ein Kompass gezogen, drehen sich *alle* Hände: Tag wird Nacht, Nacht wird Tag.",
    },
    rule: {
      en: "When a Compass is drawn, it is set aside. All hands turn over: day becomes night, night becomes day. Its drawer draws one more card.",
      fr: "Quand une Boussole est piochée, elle est mise de côté. Toutes les mains se tournent : le jour devient nuit, la nuit devient jour. La personne pioche une autre carte.",
      de: "Wird ein Kompass gezogen, kommt er zur Seite. Alle Hände drehen sich: Tag wird Nacht, Nacht wird Tag. Wer ihn zog, zieht eine Karte dafür.",
    },
    beyond: [
      {
        en: "A Compass among the extra cards for the Start is set aside too. It is no card to give; if the crew then has fewer than it owes, it gives what it has.",
        fr: "Une Boussole parmi les cartes en plus du départ est aussi mise de côté. Elle ne se donne pas ; si l’équipage a alors moins qu’il ne doit, il donne ce qu’il a.",
        de: "Auch ein Kompass unter den zusätzlichen Karten für den Start kommt zur Seite. Er ist keine Karte zum Geben; hat die Crew dann weniger als nötig, gibt sie, was sie hat.",
      },
    ],
  },
  "T.night.place": {
    title: { en: "The side that is up", fr: "Le côté du haut", de: "Die Seite, die oben ist" },
    answer: {
      en: "A card enters the grid with the side that is *up in the hands* now.",
      fr: "Une carte entre dans la grille avec le côté *en haut dans les mains*.",
      de: "Eine Karte kommt mit der Seite ins Raster, die *gerade oben* ist.",
    },
    rule: {
      en: "A card enters the grid with the side that is up in the hands now.",
      fr: "Une carte entre dans la grille avec le côté qui est en haut dans les mains.",
      de: "Eine Karte kommt mit der Seite ins Raster, die jetzt auf den Händen oben ist.",
    },
  },
  "T.night.rotate": {
    title: { en: "Turning a card", fr: "Tourner une carte", de: "Eine Karte drehen" },
    answer: {
      en: "As an action, discard *one* card to turn one card in the grid.",
      fr: "Comme action, défausse *une* carte pour tourner une carte de la grille.",
      de: "Als Aktion wirfst du *eine* Karte ab und drehst eine Karte im Raster.",
    },
    rule: {
      en: "There is one more action: discard one card to turn one card in the grid.",
      fr: "Il y a une action de plus : défausser une carte pour tourner une carte de la grille.",
      de: "Es gibt eine weitere Aktion: eine Karte abwerfen und eine Karte im Raster drehen.",
    },
  },
  "T.night.win": {
    title: { en: "Night below, day above", fr: "Nuit en bas, jour en haut", de: "Unten Nacht, oben Tag" },
    answer: {
      en: "The bottom three rows show *night*, the top three *day*, and then a Finish is played.",
      fr: "Les trois rangées du bas montrent la *nuit*, celles du haut le *jour*, puis une arrivée est jouée.",
      de: "Unten zeigen drei Reihen *Nacht*, oben drei *Tag*; dann wird ein Ziel gespielt.",
    },
    rule: {
      en: "To win, the bottom three rows show night and the top three show day. Then a Finish is played. Start and Finish have no side.",
      fr: "Pour gagner, les trois rangées du bas montrent la nuit et les trois du haut le jour. Puis une arrivée est jouée. Départ et arrivée n’ont pas de côté.",
      de: "Zum Gewinnen müssen die unteren drei Reihen Nacht zeigen und die oberen drei Tag. Dann wird ein Ziel gespielt. Start und Ziel haben keine Seite.",
    },
    beyond: [
      {
        en: "The books say that wrong sides cannot win. We refuse the Finish until all sides are right, so that none is wasted.",
        fr: "Les livrets disent qu’un mauvais côté empêche de gagner. Nous refusons l’arrivée tant que tous les côtés ne sont pas bons, pour n’en gaspiller aucune.",
        de: "Die Hefte sagen, dass falsche Seiten nicht gewinnen. Wir lehnen das Ziel ab, bis alle stimmen, damit keines verloren geht.",
      },
    ],
  },
  "T.duel.players": {
    title: { en: "For exactly two", fr: "Pour deux exactement", de: "Für genau zwei" },
    answer: {
      en: "Exactly *two* play the Competitive game, against each other.",
      fr: "La Compétition se joue à *deux* exactement, l’un contre l’autre.",
      de: "Den Wettstreit spielen genau *zwei*, gegeneinander.",
    },
    rule: {
      en: "The Competitive game is for exactly two players. They play against each other.",
      fr: "La Compétition se joue à deux exactement. Les deux jouent l’un contre l’autre.",
      de: "Den Wettstreit spielen genau zwei. Sie spielen gegeneinander.",
    },
  },
  "T.duel.deck": {
    title: { en: "One shared deck", fr: "Une pioche commune", de: "Ein gemeinsamer Stapel" },
    answer: {
      en: "The 80 Islands form *one* shared deck, with five cards face up beside it.",
      fr: "Les 80 îles forment *une* pioche commune, avec cinq cartes visibles à côté.",
      de: "Die 80 Inseln bilden *einen* gemeinsamen Stapel, daneben liegen fünf Karten offen.",
    },
    rule: {
      en: "Only the 80 Islands are used. Each player gets five. The rest is one shared deck, with five cards face up in a row beside it.",
      fr: "Seules les 80 îles servent. Chacun en reçoit cinq. Le reste forme une pioche commune, avec cinq cartes visibles en ligne à côté.",
      de: "Man braucht nur die 80 Inseln. Beide bekommen fünf. Der Rest ist ein gemeinsamer Stapel, daneben liegen fünf Karten offen als Auslage.",
    },
  },
  "T.duel.turn": {
    title: { en: "A turn against another", fr: "Un tour en compétition", de: "Ein Zug im Wettstreit" },
    answer: {
      en: "Play a card at the *usual* price, or discard two; each card shows who placed it.",
      fr: "Joue une carte au prix *habituel* ou défausses-en deux ; chaque carte montre qui l’a posée.",
      de: "Spiel eine Karte zum *üblichen* Preis oder wirf zwei ab; jede Karte zeigt, wer sie gelegt hat.",
    },
    rule: {
      en: "Play a card or discard two. The price is the usual one. Each card shows who placed it.",
      fr: "Joue une carte ou défausses-en deux. Le prix ne change pas. Chaque carte montre qui l’a posée.",
      de: "Spiel eine Karte oder wirf zwei ab. Der Preis ist der übliche. Jede Karte zeigt, wer sie gelegt hat.",
    },
  },
  "T.duel.draw": {
    title: {
      en: "Drawing from the open row",
      fr: "Piocher dans la ligne visible",
      de: "Aus der Auslage ziehen",
    },
    answer: {
      en: "You refill from the open row, taking the card *farthest* from the deck first.",
      fr: "Tu complètes ta main dans la ligne visible, en prenant d’abord la carte *la plus loin* de la pioche.",
      de: "Du füllst aus der Auslage auf, zuerst mit der Karte, die am *weitesten* vom Stapel liegt.",
    },
    rule: {
      en: "Refill your hand from the open row. Take the card farthest from the deck first. The others close up and the deck fills the free places.",
      fr: "Complète ta main dans la ligne visible. Prends d’abord la carte la plus loin de la pioche. Les autres se resserrent et la pioche remplit les places libres.",
      de: "Fülle deine Hand aus der Auslage auf. Nimm zuerst die Karte, die am weitesten vom Stapel liegt. Die anderen rücken auf und der Stapel füllt die freien Plätze.",
    },
  },
  "T.duel.possible": {
    title: { en: "No impossible gap", fr: "Pas de trou impossible", de: "Keine unmögliche Lücke" },
    answer: {
      en: "There must be *enough numbers* for the spaces between two cards.",
      fr: "Il faut *assez de nombres* pour les cases entre deux cartes.",
      de: "Für die Felder zwischen zwei Karten muss es *genug Zahlen* geben.",
    },
    rule: {
      en: "You may not leave more spaces than there are numbers for them. Count between two cards, or up to the ends 1 and 80. Whether those cards have been discarded does not matter.",
      fr: "Tu ne peux pas laisser plus de cases qu’il n’y a de nombres. On compte entre deux cartes, ou jusqu’aux bouts 1 et 80. Peu importe que ces cartes soient défaussées.",
      de: "Du darfst nicht mehr Felder lassen, als es Zahlen dafür gibt. Man zählt zwischen zwei Karten oder bis zu den Enden 1 und 80. Ob diese Karten abgeworfen sind, spielt keine Rolle.",
    },
  },
  "T.duel.swap": {
    title: { en: "Swapping the hand", fr: "Échanger sa main", de: "Die Hand tauschen" },
    answer: {
      en: "If you can place nothing, show your hand, discard it and take the *whole open row*.",
      fr: "Si tu ne peux rien poser, montre ta main, défausse-la et prends *toute la ligne visible*.",
      de: "Kannst du nichts legen, zeig deine Hand, wirf sie ab und nimm die *ganze Auslage*.",
    },
    rule: {
      en: "If you can place nothing, you may show your hand. Discard all of it and take the whole open row.",
      fr: "Si tu ne peux rien poser, tu peux montrer ta main. Défausse-la toute et prends toute la ligne visible.",
      de: "Kannst du nichts legen, darfst du deine Hand zeigen. Wirf sie ganz ab und nimm die ganze Auslage.",
    },
    beyond: [
      {
        en: "With no open cards there is nothing to take, so the hand stays.",
        fr: "Sans carte visible, il n’y a rien à prendre, la main reste donc.",
        de: "Ohne offene Karten gibt es nichts zu nehmen, also bleibt die Hand.",
      },
    ],
  },
  "T.duel.pass": {
    title: { en: "Passing", fr: "Passer", de: "Passen" },
    answer: {
      en: "You pass *only* with one card or none, nothing to place and an empty open row.",
      fr: "Tu passes *seulement* avec une carte ou aucune, rien à poser et la ligne visible vide.",
      de: "Du passt *nur*, wenn du höchstens eine Karte hast, nichts legen kannst und die Auslage leer ist.",
    },
    rule: {
      en: "You hold one card or none, you can place nothing, and the open row is empty: you pass.",
      fr: "Tu as une carte ou aucune, tu ne peux rien poser et la ligne visible est vide : tu passes.",
      de: "Hast du eine oder keine Karte, kannst nichts legen und ist die Auslage leer, passt du.",
    },
    beyond: [
      {
        en: "No other action is left then, and the game goes on until both hands are that small.",
        fr: "Il ne reste alors aucune autre action, et la partie dure jusqu’à ce que les deux mains soient aussi petites.",
        de: "Dann bleibt keine andere Aktion, und das Spiel geht weiter, bis beide Hände so klein sind.",
      },
    ],
  },
  "T.duel.end": {
    title: { en: "The end of the duel", fr: "La fin de la compétition", de: "Das Ende des Wettstreits" },
    answer: {
      en: "When the grid is *full*, or both hands hold one card or none.",
      fr: "Quand la grille est *pleine*, ou que les deux mains ont une carte ou aucune.",
      de: "Wenn das Raster *voll* ist oder beide Hände höchstens eine Karte halten.",
    },
    rule: {
      en: "The game ends when the grid is full. It also ends when both hands hold one card or none, once all have drawn.",
      fr: "La partie finit quand la grille est pleine. Elle finit aussi quand les deux mains ont une carte ou aucune, une fois la pioche faite.",
      de: "Das Spiel endet, wenn das Raster voll ist. Es endet auch, wenn alle nachgezogen haben und beide Hände eine oder keine Karte halten.",
    },
  },
  "T.duel.score": {
    title: { en: "Scoring", fr: "Compter les points", de: "Punkte zählen" },
    answer: {
      en: "*2* points a card placed, *−1* a card discarded, and *1* for each of three or more side by side.",
      fr: "*2* points par carte posée, *−1* par défausse, et *1* pour chacune de trois ou plus côte à côte.",
      de: "*2* Punkte je gelegte Karte, *−1* je abgeworfene, *1* für jede von drei oder mehr nebeneinander.",
    },
    rule: {
      en: "Each card you placed gives 2 points. Each card you discarded costs 1, prices and swaps included. Three or more of your cards side by side along the line give one point each.",
      fr: "Chaque carte posée donne 2 points. Chaque carte défaussée en coûte 1, prix et échanges compris. Trois de tes cartes ou plus côte à côte sur la ligne donnent un point chacune.",
      de: "Jede gelegte Karte gibt 2 Punkte. Jede abgeworfene kostet 1, auch für Preise und Tausch. Drei oder mehr deiner Karten nebeneinander auf der Linie geben je einen Punkt.",
    },
  },
  "T.duel.tie": {
    title: { en: "Breaking a tie", fr: "Égalité de points", de: "Bei Gleichstand" },
    answer: {
      en: "At equal points *more cards placed* wins, then fewer discards, then the longest run.",
      fr: "À points égaux gagne *le plus de cartes posées*, puis le moins de défausses, puis la plus longue suite.",
      de: "Bei gleichen Punkten gewinnt, wer *mehr Karten gelegt* hat, dann weniger Abwürfe, dann die längste Folge.",
    },
    rule: {
      en: "If points are equal, more cards placed wins. Then fewer discarded. Then the longest run of own cards side by side. If that is equal too, the win is shared.",
      fr: "À points égaux, le plus de cartes posées gagne. Ensuite le moins de défausses. Ensuite la plus longue suite de ses propres cartes. Si c’est encore égal, la victoire se partage.",
      de: "Bei gleichen Punkten gewinnt, wer mehr Karten gelegt hat. Dann, wer weniger abgeworfen hat. Dann die längste Folge eigener Karten nebeneinander. Ist auch das gleich, teilt man den Sieg.",
    },
    beyond: [
      {
        en: "The sheet does not say how long a run must be for the tie. We count a run of any length.",
        fr: "Le feuillet ne dit pas quelle longueur compte pour départager. Nous comptons toute longueur.",
        de: "Das Blatt sagt nicht, wie lang eine Folge dafür sein muss. Wir zählen jede Länge.",
      },
    ],
  },
  "A.green.path": {
    title: { en: "Green Path", fr: "Sentier vert", de: "Grüner Pfad" },
    answer: {
      en: "To win, green cards lead from row 1 to row 8, each resting *directly* on the one below.",
      fr: "Pour gagner, il faut des cartes vertes de la rangée 1 à la rangée 8, chacune *directement* sur la précédente.",
      de: "Zum Gewinnen braucht ihr grüne Karten von Reihe 1 bis Reihe 8, jede *direkt* auf der vorigen.",
    },
    rule: {
      en: "To win, a path of green cards leads from row 1 to row 8. Each rests directly on the one below.",
      fr: "Pour gagner, un sentier de cartes vertes va de la rangée 1 à la rangée 8. Chacune repose directement sur celle du dessous.",
      de: "Zum Gewinnen braucht ihr einen Pfad grüner Karten von Reihe 1 bis Reihe 8. Jede liegt direkt auf der vorigen.",
    },
    beyond: [
      {
        en: "Green cards never lie side by side in a row, so the path can only climb.",
        fr: "Deux vertes ne sont jamais côte à côte, le sentier ne peut donc que monter.",
        de: "Grüne Karten liegen nie nebeneinander, der Pfad kann also nur steigen.",
      },
      {
        en: "The book does not say if a green Campfire counts. We count it.",
        fr: "Le livret ne dit pas si un feu vert compte. Nous le comptons.",
        de: "Das Heft sagt nicht, ob ein grünes Lagerfeuer zählt. Bei uns zählt es.",
      },
    ],
  },
  "T.arch.layout": {
    title: { en: "The shape of the arch", fr: "La forme de l’arche", de: "Die Form des Bogens" },
    answer: {
      en: "Two pillars of *2 by 3* carry a roof of *7 by 4*: 40 spaces in all.",
      fr: "Deux piliers de *2 sur 3* portent un toit de *7 sur 4* : 40 cases en tout.",
      de: "Zwei Pfeiler von *2 mal 3* tragen ein Dach von *7 mal 4*: zusammen 40 Felder.",
    },
    rule: {
      en: "Two pillars carry a roof. Each pillar is two spaces wide and three high. The roof is seven wide and four high. That makes 40 spaces. The Finish has its gap at the top right.",
      fr: "Deux piliers portent un toit. Chaque pilier fait deux cases de large et trois de haut. Le toit en fait sept de large et quatre de haut. Cela fait 40 cases. L’arrivée a sa place en haut à droite.",
      de: "Zwei Pfeiler tragen ein Dach. Jeder Pfeiler ist zwei Felder breit und drei hoch. Das Dach ist sieben breit und vier hoch. Das sind 40 Felder. Das Ziel hat seine Lücke oben rechts.",
    },
    beyond: [
      {
        en: "The sheet gives the sizes and leaves the pillars to a picture. Two by three with three between them uses the 25 border cards exactly.",
        fr: "Le feuillet donne les tailles et laisse les piliers à une image. Deux sur trois, trois entre eux : les 25 cartes de bordure suffisent juste.",
        de: "Das Blatt nennt die Größen und zeigt die Pfeiler nur im Bild. Zwei mal drei mit drei dazwischen braucht genau die 25 Randkarten.",
      },
    ],
  },
  "T.arch.no-start": {
    title: { en: "No Start", fr: "Pas de départ", de: "Kein Start" },
    answer: {
      en: "*None*: the High Arch is played without Start cards.",
      fr: "*Aucun* : la Grande Arche se joue sans carte de départ.",
      de: "*Keinen*: Der Hohe Bogen wird ohne Startkarten gespielt.",
    },
    rule: {
      en: "The High Arch has no Start cards. The deck holds the Islands and the Finish cards.",
      fr: "La Grande Arche n’a pas de carte de départ. Le paquet contient les îles et les arrivées.",
      de: "Der Hohe Bogen hat keine Startkarten. Im Stapel sind die Inseln und die Ziele.",
    },
  },
  "T.arch.pillars": {
    title: { en: "First the pillars", fr: "D’abord les piliers", de: "Zuerst die Pfeiler" },
    answer: {
      en: "Until both pillars are full you play *only there*, each rising on its own and free of charge.",
      fr: "Tant que les deux piliers ne sont pas pleins, on ne joue *que là*, indépendamment et sans payer.",
      de: "Bis beide Pfeiler voll sind, spielt man *nur dort*, jeden für sich und kostenlos.",
    },
    rule: {
      en: "Until both pillars are full, play only into them. Each rises on its own, from its bottom left to its top right. The other pillar does not matter. Nothing here costs cards.",
      fr: "Tant que les deux piliers ne sont pas pleins, on ne joue que là. Chacun monte indépendamment, d’en bas à gauche jusqu’en haut à droite. L’autre pilier ne compte pas. Rien n’y coûte de cartes.",
      de: "Bis beide Pfeiler voll sind, spielt man nur dorthin. Jeder steigt für sich, von unten links bis oben rechts. Der andere Pfeiler zählt nicht. Nichts davon kostet Karten.",
    },
  },
  "T.arch.roof": {
    title: { en: "Then the roof", fr: "Ensuite le toit", de: "Dann das Dach" },
    answer: {
      en: "When both pillars are full you play *only on the roof*, with the usual order and price.",
      fr: "Quand les deux piliers sont pleins, on ne joue *que sur le toit*, avec l’ordre et le prix habituels.",
      de: "Sind beide Pfeiler voll, spielt man *nur auf dem Dach*, mit üblicher Reihenfolge und üblichem Preis.",
    },
    rule: {
      en: "When both pillars are full, play only on the roof. The usual rules of order and price hold there. The roof is a line of its own; the pillars are no neighbours.",
      fr: "Quand les deux piliers sont pleins, on ne joue que sur le toit. Les règles habituelles d’ordre et de prix s’y appliquent. Le toit est une ligne à part ; les piliers n’y sont pas voisins.",
      de: "Sind beide Pfeiler voll, spielt man nur auf dem Dach. Dort gelten die üblichen Regeln für Reihenfolge und Preis. Das Dach ist eine eigene Linie; die Pfeiler sind keine Nachbarn.",
    },
  },
  "T.arch.win": {
    title: { en: "Completing the arch", fr: "Achever l’arche", de: "Den Bogen vollenden" },
    answer: {
      en: "Fill the roof, then play a *Finish*.",
      fr: "Remplis le toit, puis joue une *arrivée*.",
      de: "Füllt das Dach und spielt dann ein *Ziel*.",
    },
    rule: {
      en: "Fill the roof, then play a Finish. Everyone wins.",
      fr: "Remplis le toit, puis joue une arrivée. Tout le monde gagne.",
      de: "Füllt das Dach, dann spielt ein Ziel. Alle gewinnen.",
    },
  },
  "T.rocks.setup": {
    title: { en: "Where the rocks begin", fr: "Où commencent les récifs", de: "Wo die Felsen beginnen" },
    answer: {
      en: "The Jagged Rocks begin beside *one row*, picked by chance.",
      fr: "Les Récifs acérés commencent à côté d’*une rangée* tirée au sort.",
      de: "Die Schroffen Felsen beginnen neben *einer Reihe*, die der Zufall wählt.",
    },
    rule: {
      en: "The Jagged Rocks lie beside one row at first. Chance picks the row.",
      fr: "La partie commence avec les Récifs acérés à côté d’une rangée. Le hasard la choisit.",
      de: "Zu Beginn liegen die Schroffen Felsen neben einer Reihe. Der Zufall wählt sie.",
    },
  },
  "T.rocks.block": {
    title: { en: "The blocked row", fr: "La rangée bloquée", de: "Die gesperrte Reihe" },
    answer: {
      en: "*No card* may be placed in the rocks’ row, but cards already there still count.",
      fr: "*Aucune carte* ne se pose dans la rangée des récifs, mais celles déjà là comptent.",
      de: "In die Reihe der Felsen darf *keine Karte*, doch was dort liegt, zählt weiter.",
    },
    rule: {
      en: "No card may be placed in the rocks’ row. The cards already there still count for order and price.",
      fr: "Aucune carte ne se pose dans la rangée des récifs. Les cartes déjà là comptent toujours pour l’ordre et le prix.",
      de: "In die Reihe der Felsen darf keine Karte gelegt werden. Karten, die dort liegen, zählen weiter für Reihenfolge und Preis.",
    },
    beyond: [
      {
        en: "The book shuts the row to cards. We count a Sea Monster as a card too, so it cannot strike there.",
        fr: "Le livret ferme la rangée aux cartes. Pour nous, un Monstre marin est aussi une carte : il n’y frappe pas.",
        de: "Das Heft sperrt die Reihe für Karten. Für uns ist auch ein Seeungeheuer eine Karte, es greift dort nicht an.",
      },
    ],
  },
  "T.rocks.move": {
    title: { en: "Moving the rocks", fr: "Déplacer les récifs", de: "Die Felsen versetzen" },
    answer: {
      en: "After your action, move the rocks to another open row for free, or *discard two* to leave them.",
      fr: "Après ton action, déplace les récifs gratuitement, ou *défausse deux cartes* pour les laisser.",
      de: "Nach deiner Aktion versetzt du die Felsen kostenlos, oder du *wirfst zwei ab* und lässt sie liegen.",
    },
    rule: {
      en: "When your action is done, move the rocks to another row with an empty space. This is free. Or leave them and discard two cards. If you cannot discard two, they must move. Then draw up.",
      fr: "Ton action faite, déplace les récifs vers une autre rangée qui a une case vide. C’est gratuit. Ou laisse-les et défausse deux cartes. Si tu ne peux pas en défausser deux, ils doivent bouger. Puis complète ta main.",
      de: "Ist deine Aktion getan, versetzt du die Felsen in eine andere Reihe mit einem leeren Feld. Das kostet nichts. Oder du lässt sie liegen und wirfst zwei Karten ab. Kannst du das nicht, müssen sie umziehen. Dann ziehst du nach.",
    },
  },
  "T.rocks.auto": {
    title: { en: "Rocks that move alone", fr: "Récifs automatiques", de: "Felsen, die allein wandern" },
    answer: {
      en: "With the automatic option the rocks jump to a *random* other row with an empty space.",
      fr: "Avec l’option automatique, les récifs sautent vers une autre rangée *au hasard* qui a une case vide.",
      de: "Mit der automatischen Option springen die Felsen in eine *zufällige* andere Reihe mit leerem Feld.",
    },
    rule: {
      en: "With the automatic option nobody chooses. The rocks jump to another row with an empty space, picked at random.",
      fr: "Avec l’option automatique, personne ne choisit. Les récifs sautent vers une autre rangée avec une case vide, tirée au hasard.",
      de: "Mit der automatischen Option wählt niemand. Die Felsen springen in eine zufällige andere Reihe mit einem leeren Feld.",
    },
  },
  "T.rocks.gone": {
    title: { en: "The rocks leave", fr: "Les récifs s’en vont", de: "Die Felsen verschwinden" },
    answer: {
      en: "The rocks leave for good as soon as *four* rows are full.",
      fr: "Les récifs s’en vont pour de bon dès que *quatre* rangées sont pleines.",
      de: "Die Felsen verschwinden endgültig, sobald *vier* Reihen voll sind.",
    },
    rule: {
      en: "As soon as four rows are full, the Jagged Rocks leave the game for good.",
      fr: "Dès que quatre rangées sont pleines, les Récifs acérés quittent la partie pour de bon.",
      de: "Sobald vier Reihen voll sind, verlassen die Schroffen Felsen das Spiel endgültig.",
    },
  },
  "A.goat.symbol": {
    title: { en: "Cards with a goat", fr: "Les cartes à chèvre", de: "Karten mit Ziege" },
    answer: {
      en: "*Twelve* Ascent cards bear a goat, and are otherwise like any other.",
      fr: "*Douze* cartes d’ascension portent une chèvre, et sont sinon comme les autres.",
      de: "*Zwölf* Aufstiegskarten tragen eine Ziege und sind sonst wie jede andere.",
    },
    rule: {
      en: "Twelve Ascent cards bear a goat. In other ways they are like any Ascent card.",
      fr: "Douze cartes d’ascension portent une chèvre. Pour le reste, elles sont comme les autres.",
      de: "Zwölf Aufstiegskarten tragen eine Ziege. Sonst sind sie wie jede andere.",
    },
    beyond: [
      {
        en: "Which cards they are is not in our sources. We take one copy of each number, in turn green, blue and red from 1 up. Alone, the 1s are out, so there are eleven. With your own cards you name them, or we ask as you place them.",
        fr: "Nos sources ne disent pas lesquelles. Nous prenons une carte de chaque nombre, tour à tour verte, bleue et rouge à partir de 1. En solo, les 1 sont retirés, il y en a donc onze. Avec tes propres cartes, tu les nommes, ou nous te le demandons à la pose.",
        de: "Welche es sind, steht nicht in unseren Quellen. Wir nehmen von jeder Zahl eine, ab 1 im Wechsel grün, blau und rot. Allein fehlen die Einsen, dann sind es elf. Bei deinen eigenen Karten nennst du sie, oder wir fragen beim Legen.",
      },
    ],
  },
  "A.goat.place": {
    title: { en: "A goat arrives", fr: "Une chèvre arrive", de: "Eine Ziege kommt" },
    answer: {
      en: "When you place a goat card *from your hand*, put a goat on it.",
      fr: "Quand tu poses une carte à chèvre *de ta main*, mets-y une chèvre.",
      de: "Legst du eine Ziegenkarte *aus der Hand*, stellst du eine Ziege darauf.",
    },
    rule: {
      en: "You place such a card from your hand: put a goat on it.",
      fr: "Tu poses une telle carte de ta main : mets-y une chèvre.",
      de: "Legst du eine solche Karte aus der Hand, stellst du eine Ziege darauf.",
    },
    beyond: [
      {
        en: "A card that moves because of a Campfire brings no second goat. There are twelve cards and twelve goats.",
        fr: "Une carte déplacée par un feu de camp n’amène pas de seconde chèvre. Il y a douze cartes et douze chèvres.",
        de: "Eine Karte, die wegen eines Lagerfeuers umzieht, bringt keine zweite Ziege. Es gibt zwölf Karten und zwölf Ziegen.",
      },
    ],
  },
  "A.goat.herd": {
    title: { en: "Herding goats", fr: "Mener les chèvres", de: "Ziegen treiben" },
    answer: {
      en: "As an action, discard cards, and one herd climbs *one row for each*.",
      fr: "Comme action, défausse des cartes, et un troupeau monte d’*une rangée par carte*.",
      de: "Wirf als Aktion Karten ab, und eine Herde steigt *je Karte eine Reihe*.",
    },
    rule: {
      en: "There is one more action: discard one card or more, and one herd climbs as many rows. A herd is all the goats on one card. Each step goes to one of the two cards resting on it. Goats met on the way join in. Goats only go up.",
      fr: "Il y a une action de plus : défausser une carte ou plus, et un troupeau monte d’autant de rangées. Un troupeau, ce sont toutes les chèvres d’une carte. Chaque pas va sur une des deux cartes posées dessus. Les chèvres rencontrées suivent. On ne fait que monter.",
      de: "Es gibt eine weitere Aktion: eine oder mehr Karten abwerfen, und eine Herde steigt so viele Reihen. Eine Herde sind alle Ziegen auf einer Karte. Jeder Schritt geht auf eine der zwei Karten darüber. Ziegen auf dem Weg kommen mit. Es geht nur hinauf.",
    },
  },
  "A.goat.bridge": {
    title: { en: "Goats fear Bridges", fr: "Les chèvres craignent les ponts", de: "Ziegen meiden Brücken" },
    answer: {
      en: "Goats *never* step on a Bridge; a Campfire is fine.",
      fr: "Les chèvres ne vont *jamais* sur un pont ; un feu de camp convient.",
      de: "Ziegen betreten *nie* eine Brücke; ein Lagerfeuer ist in Ordnung.",
    },
    rule: {
      en: "Goats never step on a Bridge. A Campfire is fine.",
      fr: "Les chèvres ne vont jamais sur un pont. Un feu de camp convient.",
      de: "Ziegen betreten nie eine Brücke. Ein Lagerfeuer ist in Ordnung.",
    },
    beyond: [
      {
        en: "The book forbids only Bridges, so Campfires are open to goats.",
        fr: "Le livret n’interdit que les ponts, les feux leur sont donc ouverts.",
        de: "Das Heft verbietet nur Brücken, also stehen Lagerfeuer den Ziegen offen.",
      },
    ],
  },
  "A.goat.campfire": {
    title: {
      en: "No Campfire under goats",
      fr: "Pas de feu sous les chèvres",
      de: "Kein Lagerfeuer unter Ziegen",
    },
    answer: {
      en: "A card with goats on it *cannot* be replaced by a Campfire.",
      fr: "Une carte qui porte des chèvres *ne peut pas* être remplacée par un feu de camp.",
      de: "Eine Karte, auf der Ziegen stehen, darf *nicht* durch ein Lagerfeuer ersetzt werden.",
    },
    rule: {
      en: "A card with goats on it cannot be replaced by a Campfire.",
      fr: "Une carte qui porte des chèvres ne peut pas être remplacée par un feu de camp.",
      de: "Eine Karte, auf der Ziegen stehen, darf nicht durch ein Lagerfeuer ersetzt werden.",
    },
  },
  "A.goat.win": {
    title: { en: "Eight goats at the top", fr: "Huit chèvres en haut", de: "Acht Ziegen oben" },
    answer: {
      en: "At least *eight* goats stand on row 8 before the Summit may be played.",
      fr: "Au moins *huit* chèvres doivent être à la rangée 8 avant que le sommet se joue.",
      de: "Mindestens *acht* Ziegen müssen auf Reihe 8 stehen, bevor der Gipfel gespielt werden darf.",
    },
    rule: {
      en: "To win, at least eight goats stand on row 8. Then the Summit may be played.",
      fr: "Pour gagner, au moins huit chèvres sont à la rangée 8. Alors le sommet peut être joué.",
      de: "Zum Gewinnen müssen mindestens acht Ziegen auf Reihe 8 stehen. Dann darf der Gipfel gespielt werden.",
    },
  },
  "A.setup.bridges": {
    title: { en: "Bridges to begin with", fr: "Des ponts au départ", de: "Brücken zu Beginn" },
    answer: {
      en: "Player *2* begins with one Bridge; with four or five players, player *4* has one too.",
      fr: "La personne *2* commence avec un pont ; à quatre ou cinq, la personne *4* en a un aussi.",
      de: "Person *2* beginnt mit einer Brücke; zu viert oder fünft auch Person *4*.",
    },
    rule: {
      en: "The first player is picked at random. With two or three players, player 2 gets one Bridge. With four or five, players 2 and 4 get one each.",
      fr: "La première personne est tirée au sort. À deux ou trois, la personne 2 reçoit un pont. À quatre ou cinq, les personnes 2 et 4 en reçoivent un.",
      de: "Wer beginnt, entscheidet das Los. Zu zweit oder dritt bekommt Person 2 eine Brücke. Zu viert oder fünft bekommen Person 2 und 4 je eine.",
    },
  },
  "A.setup.deck": {
    title: { en: "Dealing the mountain", fr: "Répartir la montagne", de: "Den Berg verteilen" },
    answer: {
      en: "All other cards are shuffled and dealt *evenly* as draw piles.",
      fr: "Toutes les autres cartes sont mélangées et réparties *équitablement* en pioches.",
      de: "Alle übrigen Karten werden gemischt und *gleichmäßig* als Nachziehstapel verteilt.",
    },
    rule: {
      en: "Shuffle all other cards together and deal them evenly as draw piles. If it does not come out even, the first player gets a larger pile. The other sizes fall at random.",
      fr: "Mélange toutes les autres cartes et répartis-les équitablement en pioches. Si cela ne tombe pas juste, la première personne reçoit une pioche plus grande. Le sort décide du reste.",
      de: "Mische alle übrigen Karten und verteile sie gleichmäßig als Nachziehstapel. Geht es nicht auf, bekommt die erste Person einen größeren Stapel. Den Rest bestimmt der Zufall.",
    },
  },
  "A.setup.hand": {
    title: { en: "The opening hand", fr: "La première main", de: "Die erste Hand" },
    answer: {
      en: "You hold *five* cards; whoever has a Bridge draws four.",
      fr: "Tu as *cinq* cartes en main ; qui a un pont en pioche quatre.",
      de: "Du hast *fünf* Karten auf der Hand; wer eine Brücke hat, zieht vier.",
    },
    rule: {
      en: "Draw until you hold five cards. Whoever has a Bridge draws four.",
      fr: "Pioche jusqu’à cinq cartes en main. Qui a un pont en pioche quatre.",
      de: "Ziehe, bis du fünf Karten hast. Wer eine Brücke hat, zieht vier.",
    },
  },
  "A.setup.solo": {
    title: { en: "Alone on the mountain", fr: "En solo sur la montagne", de: "Allein am Berg" },
    answer: {
      en: "Alone, leave out the six 1s, hold *six* cards and lay out *three* Guide ropes.",
      fr: "En solo, retire les six 1, garde *six* cartes en main et prévois *trois* cordes.",
      de: "Allein nimmst du die sechs Einsen heraus, hältst *sechs* Karten und legst *drei* Seile bereit.",
    },
    rule: {
      en: "Take the six 1s out. Your hand holds six cards. Lay out three Guide ropes, or fewer for a harder climb. You begin without a Bridge.",
      fr: "Retire les six 1. Ta main a six cartes. Prévois trois cordes, ou moins pour une ascension plus difficile. Tu commences sans pont.",
      de: "Nimm die sechs Einsen heraus. Deine Hand hat sechs Karten. Lege drei Seile bereit, oder weniger für einen schwereren Aufstieg. Du beginnst ohne Brücke.",
    },
    beyond: [
      {
        en: "The book gives the first Bridge to player 2. Alone there is no player 2, so there is no Bridge.",
        fr: "Le livret donne le premier pont à la personne 2. En solo, il n’y a pas de personne 2, donc pas de pont.",
        de: "Das Heft gibt die erste Brücke Person 2. Allein gibt es keine Person 2, also auch keine Brücke.",
      },
    ],
  },
  "A.turn.action": {
    title: { en: "One action a turn", fr: "Une action par tour", de: "Eine Aktion je Zug" },
    answer: {
      en: "On your turn do *one* thing, play a card or discard two; then draw up.",
      fr: "À ton tour, fais *une* chose, jouer une carte ou en défausser deux ; puis complète ta main.",
      de: "In deinem Zug tust du *eine* Sache, eine Karte spielen oder zwei abwerfen; dann ziehst du nach.",
    },
    rule: {
      en: "On your turn do one thing: play a card, or discard two. Then draw up to your hand limit. An empty pile gives nothing. Modules add other actions.",
      fr: "À ton tour, fais une chose : jouer une carte ou en défausser deux. Puis complète ta main. Une pioche vide ne donne rien. Les modules ajoutent d’autres actions.",
      de: "In deinem Zug tust du eine Sache: eine Karte spielen oder zwei abwerfen. Dann ziehst du bis zum Handlimit nach. Ein leerer Stapel gibt nichts. Module bringen weitere Aktionen.",
    },
  },
  "A.turn.hand": {
    title: { en: "From your own hand", fr: "De sa propre main", de: "Aus der eigenen Hand" },
    answer: {
      en: "You use *only* the cards of your own hand; other hands and the piles stay closed.",
      fr: "Tu n’utilises *que* les cartes de ta main ; les autres mains et les pioches restent fermées.",
      de: "Du nutzt *nur* die Karten deiner Hand; fremde Hände und die Stapel bleiben zu.",
    },
    rule: {
      en: "You play and discard cards from your own hand. Other hands and the piles stay closed to you.",
      fr: "Tu joues et défausses les cartes de ta main. Les autres mains et les pioches te restent fermées.",
      de: "Du spielst Karten aus deiner Hand oder wirfst sie ab. Fremde Hände und die Stapel bleiben dir verschlossen.",
    },
  },
  "A.turn.discard-two": {
    title: { en: "Discarding two", fr: "Défausser deux cartes", de: "Zwei abwerfen" },
    answer: {
      en: "Instead of playing a card you may discard any *two*, face down.",
      fr: "Au lieu de jouer une carte, tu peux en défausser *deux*, face cachée.",
      de: "Statt eine Karte zu spielen, darfst du *zwei* beliebige verdeckt abwerfen.",
    },
    rule: {
      en: "Instead of playing a card you may discard any two from your hand, face down. Nobody looks through a discard pile.",
      fr: "Au lieu de jouer une carte, tu peux en défausser deux de ta main, face cachée. Personne ne consulte une pile de défausse.",
      de: "Statt eine Karte zu spielen, darfst du zwei beliebige aus der Hand verdeckt abwerfen. Niemand sieht eine Ablage durch.",
    },
  },
  "A.turn.silence": {
    title: { en: "Silence", fr: "Silence", de: "Stille" },
    answer: {
      en: "Nobody speaks about *hands or plans*; other talk is welcome.",
      fr: "Personne ne parle des *mains ni des projets* ; parler d’autre chose est permis.",
      de: "Niemand spricht über *Hände oder Pläne*; über anderes darf man reden.",
    },
    rule: {
      en: "Nobody speaks about hands or plans. Other talk is welcome at the table.",
      fr: "Personne ne parle des mains ni des projets. Parler d’autre chose est permis.",
      de: "Niemand spricht über Hände oder Pläne. Über anderes darf man reden.",
    },
  },
  "A.discard.any": {
    title: { en: "Every card may go", fr: "Toute carte peut partir", de: "Jede Karte darf weg" },
    answer: {
      en: "*Every* card may be discarded or used to pay, even Summit, Bridge and Campfire.",
      fr: "*Toute* carte se défausse ou sert à payer, même les sommets, ponts et feux de camp.",
      de: "*Jede* Karte darf man abwerfen oder zum Bezahlen nehmen, auch Gipfel, Brücke und Lagerfeuer.",
    },
    rule: {
      en: "Summit, Bridge and Campfire cards may be discarded like any card. They may pay a price too. There are only five Summits.",
      fr: "Sommets, ponts et feux de camp se défaussent comme une autre carte. Ils peuvent aussi payer un prix. Il n’y a que cinq sommets.",
      de: "Gipfel, Brücken und Lagerfeuer darf man abwerfen wie jede Karte. Auch bezahlen kann man damit. Es gibt nur fünf Gipfel.",
    },
  },
  "A.place.next": {
    title: {
      en: "The row’s next space",
      fr: "La prochaine case de la rangée",
      de: "Das nächste Feld der Reihe",
    },
    answer: {
      en: "Each row fills from the *left without holes*, so a card goes right of the last one.",
      fr: "Chaque rangée se remplit par la *gauche, sans trou* : une carte va à droite de la dernière.",
      de: "Jede Reihe füllt sich von *links ohne Löcher*: Eine Karte kommt rechts neben die letzte.",
    },
    rule: {
      en: "Rows fill from the left without holes. A card starts a row at its left end or goes right of the row’s last card. An Ascent card may also cover a Bridge.",
      fr: "Les rangées se remplissent par la gauche, sans trou. Une carte ouvre une rangée à gauche ou va à droite de la dernière carte. Une carte d’ascension peut aussi couvrir un pont.",
      de: "Reihen füllen sich von links ohne Löcher. Eine Karte beginnt eine Reihe am linken Ende oder kommt rechts neben deren letzte Karte. Eine Aufstiegskarte darf auch eine Brücke abdecken.",
    },
  },
  "A.place.row-full": {
    title: { en: "A full row", fr: "Une rangée pleine", de: "Eine volle Reihe" },
    answer: {
      en: "Row 1 holds *nine* cards and each row above one fewer, down to *two* in row 8.",
      fr: "La rangée 1 a *neuf* places, chaque rangée du dessus une de moins, jusqu’à *deux* à la rangée 8.",
      de: "Reihe 1 fasst *neun* Karten, jede darüber eine weniger, bis zu *zwei* in Reihe 8.",
    },
    rule: {
      en: "Row 1 holds nine cards. Each row above holds one fewer, down to two in row 8. A full row takes no more.",
      fr: "La rangée 1 a neuf places. Chaque rangée du dessus en a une de moins, jusqu’à deux à la rangée 8. Une rangée pleine n’en prend plus.",
      de: "Reihe 1 fasst neun Karten. Jede Reihe darüber fasst eine weniger, bis zu zwei in Reihe 8. Eine volle Reihe nimmt keine mehr.",
    },
  },
  "A.place.support": {
    title: { en: "Two cards under it", fr: "Deux cartes dessous", de: "Zwei Karten darunter" },
    answer: {
      en: "From row 2 up, *both* spaces just below must hold a card.",
      fr: "Dès la rangée 2, *les deux* cases juste dessous doivent avoir une carte.",
      de: "Ab Reihe 2 muss auf *beiden* Feldern direkt darunter eine Karte liegen.",
    },
    rule: {
      en: "From row 2 up, both spaces just below must hold a card. The lower row need not be full.",
      fr: "Dès la rangée 2, les deux cases juste dessous doivent avoir une carte. La rangée du dessous n’a pas à être pleine.",
      de: "Ab Reihe 2 muss auf beiden Feldern direkt darunter eine Karte liegen. Die untere Reihe muss nicht voll sein.",
    },
    beyond: [
      {
        en: "A Bridge supports too: it is a card, and the book asks only for cards.",
        fr: "Un pont soutient aussi : c’est une carte, et le livret ne demande que des cartes.",
        de: "Auch eine Brücke stützt: Sie ist eine Karte, und das Heft verlangt nur Karten.",
      },
    ],
  },
  "A.place.colour": {
    title: {
      en: "No colour beside itself",
      fr: "Jamais deux fois la même couleur",
      de: "Nie gleiche Farben nebeneinander",
    },
    answer: {
      en: "Two cards of one colour *never* lie side by side in a row.",
      fr: "Deux cartes d’une même couleur ne sont *jamais* côte à côte dans une rangée.",
      de: "Zwei Karten einer Farbe liegen in einer Reihe *nie* nebeneinander.",
    },
    rule: {
      en: "Two cards of one colour never lie side by side in a row. A Campfire counts with its colour. A Bridge has no colour.",
      fr: "Deux cartes d’une même couleur ne sont jamais côte à côte dans une rangée. Un feu de camp compte avec sa couleur. Un pont n’en a pas.",
      de: "Zwei Karten einer Farbe liegen in einer Reihe nie nebeneinander. Ein Lagerfeuer zählt mit seiner Farbe. Eine Brücke hat keine.",
    },
  },
  "A.place.number": {
    title: { en: "Low cards stay low", fr: "Les petits nombres en bas", de: "Kleine Zahlen bleiben unten" },
    answer: {
      en: "A card’s number is *at least* the number of its row.",
      fr: "Le nombre d’une carte vaut *au moins* celui de sa rangée.",
      de: "Die Zahl einer Karte ist *mindestens* so groß wie die ihrer Reihe.",
    },
    rule: {
      en: "A card’s number is at least the number of its row. A 2 goes up to row 2, an 8 goes anywhere.",
      fr: "Le nombre d’une carte vaut au moins celui de sa rangée. Un 2 va jusqu’à la rangée 2, un 8 va partout.",
      de: "Die Zahl einer Karte ist mindestens so groß wie die ihrer Reihe. Eine 2 kommt bis Reihe 2, eine 8 überallhin.",
    },
  },
  "A.place.cost": {
    title: { en: "The price", fr: "Le prix", de: "Der Preis" },
    answer: {
      en: "Beside a card, discard the difference; beside a Bridge nothing; covering one between two, the *greater* difference.",
      fr: "À côté d’une carte, le prix est l’écart ; à côté d’un pont, rien ; sur un pont, le *plus grand* écart.",
      de: "Eine Karte kostet neben einer anderen den Abstand, neben einer Brücke nichts, auf einer Brücke den *größeren* Abstand.",
    },
    rule: {
      en: "A card beside another in its row costs the difference. Beside a Bridge it costs nothing. Between two numbers, over a Bridge, the *greater* difference counts. Rows above and below never matter.",
      fr: "Une carte à côté d’une autre dans sa rangée coûte l’écart. À côté d’un pont, elle ne coûte rien. Entre deux nombres, sur un pont, c’est le *plus grand* écart qui compte. Les rangées du dessus et du dessous ne comptent jamais.",
      de: "Eine Karte neben einer anderen ihrer Reihe kostet den Abstand. Neben einer Brücke kostet sie nichts. Zwischen zwei Zahlen, auf einer Brücke, zählt der *größere* Abstand. Reihen darüber und darunter zählen nie.",
    },
  },
  "A.place.pay": {
    title: { en: "Paying from the hand", fr: "Payer de sa main", de: "Aus der Hand bezahlen" },
    answer: {
      en: "You pay with cards *left in your hand*; if they are too few, the card cannot be placed.",
      fr: "Tu paies avec les cartes *restant en main* ; s’il en manque, la carte ne se pose pas.",
      de: "Du bezahlst mit den Karten, die *auf der Hand bleiben*; reichen sie nicht, darf die Karte nicht gelegt werden.",
    },
    rule: {
      en: "You pay with the cards left in your hand, face down. If you cannot pay the full price, you cannot place the card.",
      fr: "Tu paies avec les cartes qui te restent en main, face cachée. Si tu ne peux pas tout payer, tu ne peux pas poser la carte.",
      de: "Du bezahlst verdeckt mit den Karten, die dir auf der Hand bleiben. Reicht es nicht für den ganzen Preis, darfst du die Karte nicht legen.",
    },
  },
  "A.bridge.place": {
    title: { en: "Placing a Bridge", fr: "Poser un pont", de: "Eine Brücke legen" },
    answer: {
      en: "A Bridge is free and goes anywhere a card could, but *never at either end* of a row.",
      fr: "Un pont est gratuit et va où une carte pourrait aller, mais *jamais à un bout* de rangée.",
      de: "Eine Brücke kostet nichts und darf liegen, wo eine Karte dürfte, aber *nie an einem Ende* der Reihe.",
    },
    rule: {
      en: "A Bridge follows the rules of place and support. It costs nothing and has no number or colour. It never lies at either end of a row.",
      fr: "Un pont suit les règles de place et d’appui. Il ne coûte rien et n’a ni nombre ni couleur. Il n’est jamais à un bout de rangée.",
      de: "Für eine Brücke gelten die Regeln für Platz und Stütze. Sie kostet nichts und hat weder Zahl noch Farbe. Sie liegt nie an einem Ende einer Reihe.",
    },
    beyond: [
      {
        en: "The book speaks of the end of a row; we take both ends. A Bridge may lie beside a Bridge, for nothing forbids it.",
        fr: "Le livret parle du bout d’une rangée ; nous prenons les deux bouts. Un pont peut être à côté d’un pont, rien ne l’interdit.",
        de: "Das Heft spricht vom Ende einer Reihe; wir nehmen beide Enden. Eine Brücke darf neben einer Brücke liegen, nichts verbietet es.",
      },
    ],
  },
  "A.bridge.cover": {
    title: { en: "Covering a Bridge", fr: "Couvrir un pont", de: "Eine Brücke abdecken" },
    answer: {
      en: "Only an *Ascent card* covers a Bridge; between two numbers it costs the *greater* difference.",
      fr: "Seule une *carte d’ascension* couvre un pont ; entre deux nombres, elle coûte le *plus grand* écart.",
      de: "Nur eine *Aufstiegskarte* deckt eine Brücke ab; zwischen zwei Zahlen kostet sie den *größeren* Abstand.",
    },
    rule: {
      en: "Only an Ascent card covers a Bridge, and nothing but a Bridge is ever covered. The colours on both sides must fit. Between two numbers the *greater* difference is paid.",
      fr: "Seule une carte d’ascension couvre un pont, et rien d’autre ne se couvre. Les couleurs des deux côtés doivent convenir. Entre deux nombres, on paie le *plus grand* écart.",
      de: "Nur eine Aufstiegskarte deckt eine Brücke ab, und nur Brücken werden abgedeckt. Die Farben auf beiden Seiten müssen passen. Zwischen zwei Zahlen bezahlt man den *größeren* Abstand.",
    },
    beyond: [
      {
        en: "A Campfire to the right borrows its number from the left. We count what it was worth while the Bridge still lay there.",
        fr: "Un feu de camp à droite emprunte son nombre à gauche. Nous comptons ce qu’il valait quand le pont était encore là.",
        de: "Ein Lagerfeuer rechts leiht sich seine Zahl von links. Wir zählen, was es wert war, als die Brücke noch lag.",
      },
    ],
  },
  "A.campfire.replace": {
    title: { en: "Lighting a Campfire", fr: "Allumer un feu de camp", de: "Ein Lagerfeuer entzünden" },
    answer: {
      en: "A Campfire replaces an Ascent card of *its own colour*.",
      fr: "Un feu de camp remplace une carte d’ascension de *sa couleur*.",
      de: "Ein Lagerfeuer ersetzt eine Aufstiegskarte *seiner Farbe*.",
    },
    rule: {
      en: "A Campfire replaces an Ascent card of its own colour. It never replaces a Bridge and is never covered.",
      fr: "Un feu de camp remplace une carte d’ascension de sa couleur. Il ne remplace jamais un pont et n’est jamais couvert.",
      de: "Ein Lagerfeuer ersetzt eine Aufstiegskarte seiner Farbe. Es ersetzt nie eine Brücke und wird nie abgedeckt.",
    },
  },
  "A.campfire.move": {
    title: { en: "The card moves up", fr: "La carte monte", de: "Die Karte zieht hinauf" },
    answer: {
      en: "The replaced card moves at once, *at least one row higher*, and its price is paid.",
      fr: "La carte remplacée part aussitôt, *au moins une rangée plus haut*, et son prix se paie.",
      de: "Die ersetzte Karte zieht sofort um, *mindestens eine Reihe höher*, und kostet ihren Preis.",
    },
    rule: {
      en: "The replaced card moves at once, at least one row higher. All rules of placing hold for it. If it has no space to go to, the Campfire cannot be played.",
      fr: "La carte remplacée part aussitôt, au moins une rangée plus haut. Toutes les règles de pose s’appliquent à elle. Si elle n’a pas de case, le feu ne se joue pas.",
      de: "Die ersetzte Karte zieht sofort um, mindestens eine Reihe höher. Für sie gelten alle Regeln des Legens. Findet sie kein Feld, darf das Lagerfeuer nicht gespielt werden.",
    },
    beyond: [
      {
        en: "The usual rules of placing include the price, so the move is paid for.",
        fr: "Les règles habituelles comprennent le prix, le déplacement se paie donc.",
        de: "Die üblichen Regeln umfassen den Preis, also wird der Umzug bezahlt.",
      },
    ],
  },
  "A.campfire.value": {
    title: {
      en: "What a Campfire counts as",
      fr: "Ce que vaut un feu de camp",
      de: "Was ein Lagerfeuer zählt",
    },
    answer: {
      en: "A Campfire counts as the nearest Ascent card to its *left* in the row.",
      fr: "Un feu de camp vaut la carte d’ascension la plus proche à sa *gauche* dans la rangée.",
      de: "Ein Lagerfeuer zählt wie die nächste Aufstiegskarte *links* davon in der Reihe.",
    },
    rule: {
      en: "Beside a Campfire, count the nearest Ascent card to its left in the row. Look past other Campfires.",
      fr: "À côté d’un feu de camp, on compte la carte d’ascension la plus proche à sa gauche dans la rangée. On passe par-dessus les autres feux.",
      de: "Neben einem Lagerfeuer zählt die nächste Aufstiegskarte links davon in der Reihe. Andere Lagerfeuer überspringt man.",
    },
    beyond: [
      {
        en: "The book does not speak of a Bridge on the way or of no card on the left. We look past Bridges too. With no card on the left there is no price.",
        fr: "Le livret ne parle ni d’un pont sur le chemin, ni de l’absence de carte à gauche. Nous passons aussi les ponts. Sans carte à gauche, il n’y a pas de prix.",
        de: "Das Heft sagt nichts über eine Brücke auf dem Weg oder darüber, dass links keine Karte liegt. Wir überspringen auch Brücken. Liegt links keine Karte, kostet es nichts.",
      },
    ],
  },
  "A.summit.when": {
    title: {
      en: "When the Summit may be played",
      fr: "Quand jouer le sommet",
      de: "Wann der Gipfel gespielt werden darf",
    },
    answer: {
      en: "Only when all *44* spaces are filled, every Bridge is covered and every goal is met.",
      fr: "Seulement quand les *44* cases sont remplies, tous les ponts couverts et tous les buts atteints.",
      de: "Erst wenn alle *44* Felder gefüllt, alle Brücken abgedeckt und alle Ziele erreicht sind.",
    },
    rule: {
      en: "The Summit comes last: all 44 spaces hold Ascent cards or Campfires, and every Bridge is covered. The goals of the modules must be met too.",
      fr: "Le sommet vient en dernier : les 44 cases ont une carte d’ascension ou un feu, et tous les ponts sont couverts. Les buts des modules doivent aussi être atteints.",
      de: "Der Gipfel kommt zuletzt: Auf allen 44 Feldern liegen Aufstiegskarten oder Lagerfeuer, jede Brücke ist abgedeckt. Auch die Ziele der Module müssen erreicht sein.",
    },
    beyond: [
      {
        en: "The book says that these goals are needed to win. So a Summit played earlier would be lost, and we refuse it.",
        fr: "Le livret dit que ces buts sont nécessaires pour gagner. Un sommet joué trop tôt serait perdu, donc nous le refusons.",
        de: "Das Heft sagt, dass diese Ziele zum Sieg nötig sind. Ein zu früher Gipfel wäre verloren, darum lehnen wir ihn ab.",
      },
    ],
  },
  "A.end.win": {
    title: { en: "Winning", fr: "Gagner", de: "Gewinnen" },
    answer: {
      en: "Everyone wins together the moment the *Summit* is played.",
      fr: "Tout le monde gagne ensemble dès que le *sommet* est joué.",
      de: "Alle gewinnen gemeinsam, sobald der *Gipfel* gespielt wird.",
    },
    rule: {
      en: "When the Summit is played, everyone wins together.",
      fr: "Quand le sommet est joué, tout le monde gagne ensemble.",
      de: "Wird der Gipfel gespielt, gewinnen alle gemeinsam.",
    },
  },
  "A.end.lose": {
    title: { en: "Losing", fr: "Perdre", de: "Verlieren" },
    answer: {
      en: "Everyone loses when the player in turn has *no legal action*.",
      fr: "Tout le monde perd quand la personne dont c’est le tour n’a *aucune action permise*.",
      de: "Alle verlieren, wenn die Person am Zug *keine erlaubte Aktion* hat.",
    },
    rule: {
      en: "It is your turn and you have no legal action: everyone loses. You are safe while you can play a card, discard two, use a rope or herd goats.",
      fr: "C’est ton tour et tu n’as aucune action permise : tout le monde perd. Tu es à l’abri si tu peux jouer une carte, en défausser deux, utiliser une corde ou mener des chèvres.",
      de: "Du bist am Zug und hast keine erlaubte Aktion: Alle verlieren. Sicher bist du, solange du eine Karte spielen, zwei abwerfen, ein Seil nutzen oder Ziegen treiben kannst.",
    },
  },
  "A.rope.use": {
    title: { en: "Using a Guide rope", fr: "Utiliser une corde", de: "Ein Seil nutzen" },
    answer: {
      en: "Alone, as your action, shuffle your *whole hand* into your pile and draw *six*, once a rope.",
      fr: "En solo, comme action, mélange *toute ta main* à ta pioche et pioche *six* cartes, une fois par corde.",
      de: "Allein mischst du als Aktion *die ganze Hand* in den Stapel und ziehst *sechs*, einmal je Seil.",
    },
    rule: {
      en: "When you play alone, you may use a Guide rope as your action. Shuffle your whole hand into your draw pile and draw six. Each rope works once.",
      fr: "En solo, tu peux utiliser une corde comme action. Mélange toute ta main à ta pioche et pioche six cartes. Chaque corde sert une fois.",
      de: "Spielst du allein, darfst du als Aktion ein Seil nutzen. Mische deine ganze Hand in den Nachziehstapel und ziehe sechs. Jedes Seil hilft einmal.",
    },
    beyond: [
      {
        en: "With fewer than six cards in hand, or an empty pile, it works the same. The book sets no such condition.",
        fr: "Avec moins de six cartes en main, ou une pioche vide, cela marche aussi. Le livret ne pose pas de condition.",
        de: "Mit weniger als sechs Handkarten oder leerem Stapel geht es ebenso. Das Heft nennt keine solche Bedingung.",
      },
    ],
  },
  "A.panorama.reveal": {
    title: { en: "Panoramas to find", fr: "Les panoramas à trouver", de: "Panoramen zum Finden" },
    answer: {
      en: "*Three* of the ten Panoramas are turned over; four or five for a harder climb.",
      fr: "*Trois* des dix panoramas sont retournés ; quatre ou cinq pour une ascension plus difficile.",
      de: "*Drei* der zehn Panoramen werden aufgedeckt; vier oder fünf für einen schwereren Aufstieg.",
    },
    rule: {
      en: "Shuffle the ten Panoramas and turn over the first three. For a harder climb, turn four or five.",
      fr: "Mélange les dix panoramas et retourne les trois premiers. Pour une ascension plus difficile, retournes-en quatre ou cinq.",
      de: "Mische die zehn Panoramen und decke die ersten drei auf. Für einen schwereren Aufstieg sind es vier oder fünf.",
    },
    beyond: [
      {
        en: "The book shows only 3-4-3 and 9-8-7. The other eight are ours: 2-3-4, 5-6-7, 10-11-12, 6-5-4, 12-11-10, 7-8-7, 5-4-5 and 11-10-11. You may type the ones on your cards.",
        fr: "Le livret ne montre que 3-4-3 et 9-8-7. Les huit autres sont de nous : 2-3-4, 5-6-7, 10-11-12, 6-5-4, 12-11-10, 7-8-7, 5-4-5 et 11-10-11. Tu peux entrer ceux de tes cartes.",
        de: "Das Heft zeigt nur 3-4-3 und 9-8-7. Die anderen acht sind von uns: 2-3-4, 5-6-7, 10-11-12, 6-5-4, 12-11-10, 7-8-7, 5-4-5 und 11-10-11. Du kannst die von deinen Karten eingeben.",
      },
    ],
  },
  "A.panorama.done": {
    title: { en: "A Panorama is met", fr: "Un panorama est atteint", de: "Ein Panorama ist erfüllt" },
    answer: {
      en: "Its three numbers lie side by side in one row, *left to right*; once met, it stays met.",
      fr: "Ses trois nombres sont côte à côte dans une rangée, de *gauche à droite* ; une fois atteint, il le reste.",
      de: "Seine drei Zahlen liegen in einer Reihe nebeneinander, von *links nach rechts*; einmal erfüllt, bleibt es so.",
    },
    rule: {
      en: "Three Ascent cards side by side in one row show its numbers from left to right. The moment they do, it is met and stays met. A Campfire or Bridge between them breaks it. Reversed does not count. To win, all shown must be met.",
      fr: "Trois cartes d’ascension côte à côte dans une rangée montrent ses nombres de gauche à droite. Dès ce moment, il est atteint et le reste. Un feu ou un pont entre elles le rompt. À l’envers, cela ne compte pas. Pour gagner, tous ceux qui sont retournés doivent être atteints.",
      de: "Drei Aufstiegskarten nebeneinander in einer Reihe zeigen seine Zahlen von links nach rechts. In dem Moment ist es erfüllt und bleibt es. Ein Lagerfeuer oder eine Brücke dazwischen unterbricht. Rückwärts zählt es nicht. Zum Gewinnen müssen alle aufgedeckten erfüllt sein.",
    },
  },
  "T.pyramid.layout": {
    title: { en: "The shape of the pyramid", fr: "La forme de la pyramide", de: "Die Form der Pyramide" },
    answer: {
      en: "*36* spaces in rows of 8 down to 1, with border cards on every second space.",
      fr: "*36* cases en rangées de 8 à 1, avec une carte de bordure une case sur deux.",
      de: "*36* Felder in Reihen von 8 bis 1, mit Randkarten auf jedem zweiten Feld.",
    },
    rule: {
      en: "The grid has 36 spaces in rows of 8, 7, 6, 5, 4, 3, 2 and 1. The line runs from the bottom left to the top. Border cards lie on every second space of a row, from its left end on. The Finish goes above the top.",
      fr: "La grille a 36 cases, en rangées de 8, 7, 6, 5, 4, 3, 2 et 1. La ligne va du bas à gauche jusqu’au sommet. Une carte de bordure occupe une case sur deux de chaque rangée, dès son bout gauche. L’arrivée va au-dessus du sommet.",
      de: "Das Raster hat 36 Felder in Reihen von 8, 7, 6, 5, 4, 3, 2 und 1. Die Linie läuft von unten links bis zur Spitze. Randkarten liegen auf jedem zweiten Feld einer Reihe, vom linken Ende an. Das Ziel kommt über die Spitze.",
    },
    beyond: [
      {
        en: "The shape is in a picture that we do not have. The books speak of border cards inside, in turn with empty spaces. Ours uses 20 of the 25 and leaves five, as many as there are Sea Monsters to swap out. You may choose another layout, or say where your border cards lie.",
        fr: "La forme est dans une image que nous n’avons pas. Les livrets parlent de cartes de bordure à l’intérieur, en alternance. La nôtre en utilise 20 sur 25 et en laisse cinq, autant que de Monstres marins à remplacer. Tu peux choisir un autre plan, ou dire où sont tes cartes de bordure.",
        de: "Die Form steht in einem Bild, das uns fehlt. Die Hefte sprechen von Randkarten im Inneren, im Wechsel mit leeren Feldern. Unsere braucht 20 von 25 und lässt fünf übrig, so viele wie es Seeungeheuer zu ersetzen gibt. Du kannst einen anderen Plan wählen oder sagen, wo deine Randkarten liegen.",
      },
    ],
  },
  "T.pyramid.deck": {
    title: {
      en: "Islands and Explorer deck",
      fr: "Îles et pile d’explorateur",
      de: "Inseln und Entdeckerstapel",
    },
    answer: {
      en: "The 80 Islands are dealt out; the other *30* cards form the Explorer deck.",
      fr: "Les 80 îles sont réparties ; *30* autres cartes forment la pile d’explorateur.",
      de: "Die 80 Inseln werden verteilt; *30* andere Karten bilden den Entdeckerstapel.",
    },
    rule: {
      en: "Deal all 80 Islands evenly, and no other cards. The Explorer deck holds 30 cards: 6 Storms, 6 Compasses, 5 Sea Monsters, 5 Finish, 5 Start, 2 Wild and the Jagged Rocks.",
      fr: "Répartis les 80 îles, et rien d’autre. La pile d’explorateur a 30 cartes : 6 Tempêtes, 6 Boussoles, 5 Monstres marins, 5 arrivées, 5 départs, 2 Jokers et les Récifs acérés.",
      de: "Verteile alle 80 Inseln gleichmäßig, sonst nichts. Der Entdeckerstapel hat 30 Karten: 6 Stürme, 6 Kompasse, 5 Seeungeheuer, 5 Ziele, 5 Starts, 2 Joker und die Schroffen Felsen.",
    },
  },
  "T.pyramid.draw": {
    title: { en: "On a border card", fr: "Sur une carte de bordure", de: "Auf einer Randkarte" },
    answer: {
      en: "An Island on a border card draws the top Explorer card, which takes effect *before* you pay.",
      fr: "Une île sur une carte de bordure fait piocher une carte d’explorateur, qui agit *avant* le paiement.",
      de: "Eine Insel auf einer Randkarte deckt eine Entdeckerkarte auf; sie wirkt, *bevor* du bezahlst.",
    },
    rule: {
      en: "You place an Island on a border card: draw the top Explorer card. It takes effect first; then you pay the price. Whether you can pay is judged at the moment you place.",
      fr: "Tu poses une île sur une carte de bordure : pioche la carte du dessus de la pile d’explorateur. Elle agit d’abord ; puis tu paies le prix. On juge si tu peux payer au moment de poser.",
      de: "Legst du eine Insel auf eine Randkarte, ziehst du die oberste Entdeckerkarte. Sie wirkt zuerst, dann bezahlst du den Preis. Ob du bezahlen kannst, zählt im Moment des Legens.",
    },
    beyond: [
      {
        en: "The sheet does not speak of an empty Explorer deck. It gives nothing then.",
        fr: "Le feuillet ne parle pas d’une pile vide. Elle ne donne alors rien.",
        de: "Das Blatt sagt nichts über einen leeren Entdeckerstapel. Er gibt dann nichts.",
      },
      {
        en: "A border card stays where it is, so a space emptied again draws again.",
        fr: "Une carte de bordure reste en place, une case vidée fait donc piocher de nouveau.",
        de: "Eine Randkarte bleibt liegen, ein wieder leeres Feld zieht also wieder.",
      },
    ],
  },
  "T.pyramid.start": {
    title: { en: "Explorer: Start", fr: "Explorateur : départ", de: "Entdecker: Start" },
    answer: {
      en: "A Start from the Explorer deck does *nothing*; with the harder option it costs one extra card.",
      fr: "Un départ de la pile d’explorateur ne fait *rien* ; avec l’option difficile, il coûte une carte de plus.",
      de: "Ein Start vom Entdeckerstapel bewirkt *nichts*; mit der schwereren Option kostet er eine Karte mehr.",
    },
    rule: {
      en: "A Start does nothing. With the harder option it costs one extra card, like the Jagged Rocks.",
      fr: "Un départ ne fait rien. Avec l’option plus difficile, il coûte une carte de plus, comme les Récifs acérés.",
      de: "Ein Start bewirkt nichts. Mit der schwereren Option kostet er eine Karte mehr, wie die Schroffen Felsen.",
    },
  },
  "T.pyramid.compass": {
    title: { en: "Explorer: Compass", fr: "Explorateur : Boussole", de: "Entdecker: Kompass" },
    answer: {
      en: "It goes to your hand, counts toward the limit, and using it takes your *whole turn*.",
      fr: "Elle va dans ta main, compte dans la limite, et s’en servir prend *tout ton tour*.",
      de: "Er kommt auf deine Hand, zählt zum Limit, und ihn zu nutzen ist dein *ganzer Zug*.",
    },
    rule: {
      en: "A Compass goes to your hand unseen by others and counts toward the limit. Using it takes your whole turn. It removes one Storm.",
      fr: "Une Boussole va dans ta main sans être montrée et compte dans la limite. S’en servir prend tout ton tour. Elle retire une Tempête.",
      de: "Ein Kompass kommt verdeckt auf deine Hand und zählt zum Limit. Ihn zu nutzen ist dein ganzer Zug. Er entfernt einen Sturm.",
    },
  },
  "T.pyramid.storm": {
    title: { en: "Explorer: Storm", fr: "Explorateur : Tempête", de: "Entdecker: Sturm" },
    answer: {
      en: "Your Island goes *back to your hand*, and the Storm blocks that space.",
      fr: "Ton île *revient dans ta main*, et la Tempête bloque cette case.",
      de: "Deine Insel kommt *zurück auf die Hand*, und der Sturm sperrt das Feld.",
    },
    rule: {
      en: "Your Island goes back to your hand. The Storm lies on that space and blocks it until a Compass removes it. You pay nothing and your turn ends.",
      fr: "Ton île revient dans ta main. La Tempête couvre cette case et la bloque jusqu’à ce qu’une Boussole la retire. Tu ne paies rien et ton tour finit.",
      de: "Deine Insel kommt zurück auf deine Hand. Der Sturm liegt auf dem Feld und sperrt es, bis ein Kompass ihn entfernt. Du bezahlst nichts und dein Zug endet.",
    },
    beyond: [
      {
        en: "The sheet sends the Island back. Nothing was placed, so nothing is paid.",
        fr: "Le feuillet fait revenir l’île. Rien n’est posé, rien n’est payé.",
        de: "Das Blatt schickt die Insel zurück. Nichts liegt, also wird nichts bezahlt.",
      },
    ],
  },
  "T.pyramid.monster": {
    title: { en: "Explorer: Sea Monster", fr: "Explorateur : Monstre marin", de: "Entdecker: Seeungeheuer" },
    answer: {
      en: "The Island and the Sea Monster *both* go to your discard pile, and you pay nothing.",
      fr: "L’île et le Monstre marin vont *tous deux* dans ta défausse, et tu ne paies rien.",
      de: "Insel und Seeungeheuer kommen *beide* auf deine Ablage, und du bezahlst nichts.",
    },
    rule: {
      en: "The Island you just placed and the Sea Monster both go to your discard pile. You pay nothing.",
      fr: "L’île que tu viens de poser et le Monstre marin vont dans ta défausse. Tu ne paies rien.",
      de: "Die eben gelegte Insel und das Seeungeheuer kommen auf deine Ablage. Du bezahlst nichts.",
    },
    beyond: [
      {
        en: "The Island is gone, so it has no neighbour to pay for.",
        fr: "L’île n’est plus là, elle n’a donc pas de voisin à payer.",
        de: "Die Insel ist weg, also gibt es keinen Nachbarn zu bezahlen.",
      },
    ],
  },
  "T.pyramid.finish": {
    title: { en: "Explorer: Finish", fr: "Explorateur : arrivée", de: "Entdecker: Ziel" },
    answer: {
      en: "A Finish goes to your *hand*, unseen by others, and works as usual.",
      fr: "Une arrivée va dans ta *main*, sans être montrée, et suit les règles habituelles.",
      de: "Ein Ziel kommt verdeckt auf deine *Hand* und gilt wie üblich.",
    },
    rule: {
      en: "A Finish goes to your hand unseen by others. From then on it works as usual.",
      fr: "Une arrivée va dans ta main sans être montrée. Elle suit alors les règles habituelles.",
      de: "Ein Ziel kommt verdeckt auf deine Hand. Von da an gilt es wie üblich.",
    },
  },
  "T.pyramid.rocks": {
    title: {
      en: "Explorer: Jagged Rocks",
      fr: "Explorateur : Récifs acérés",
      de: "Entdecker: Schroffe Felsen",
    },
    answer: {
      en: "You discard *one card more* than the price.",
      fr: "Tu défausses *une carte de plus* que le prix.",
      de: "Du wirfst *eine Karte mehr* ab, als der Preis verlangt.",
    },
    rule: {
      en: "Discard one card more than the price. If that makes five, the fifth is the top card of your own pile, unseen. If your pile is empty, there is no fifth.",
      fr: "Défausse une carte de plus que le prix. Si cela fait cinq, la cinquième est celle du dessus de ta pioche, non vue. Si ta pioche est vide, il n’y a pas de cinquième.",
      de: "Wirf eine Karte mehr ab, als der Preis verlangt. Wären es fünf, ist die fünfte die oberste deines Stapels, ungesehen. Ist der Stapel leer, entfällt die fünfte.",
    },
    beyond: [
      {
        en: "The card comes from the hand while one is left there. If hand and pile are empty, nothing is given.",
        fr: "La carte vient de la main tant qu’il y en a une. Si main et pioche sont vides, rien n’est donné.",
        de: "Die Karte kommt aus der Hand, solange dort eine ist. Sind Hand und Stapel leer, gibt man nichts.",
      },
    ],
  },
  "T.pyramid.wild": {
    title: { en: "Explorer: Wild card", fr: "Explorateur : Joker", de: "Entdecker: Joker" },
    answer: {
      en: "A Wild goes to your *hand*, unseen by others, and works as in the sea game.",
      fr: "Un Joker va dans ta *main*, sans être montré, et suit les règles de la mer.",
      de: "Ein Joker kommt verdeckt auf deine *Hand* und gilt wie auf der See.",
    },
    rule: {
      en: "A Wild goes to your hand unseen by others. It works as in the sea game.",
      fr: "Un Joker va dans ta main sans être montré. Il suit les règles de la mer.",
      de: "Ein Joker kommt verdeckt auf deine Hand. Er gilt wie auf der See.",
    },
  },
  "T.pyramid.easier": {
    title: {
      en: "The easier Explorer deck",
      fr: "Une pile plus facile",
      de: "Der leichtere Entdeckerstapel",
    },
    answer: {
      en: "Replace the Sea Monsters of the Explorer deck by *blanks*.",
      fr: "Remplace les Monstres marins de la pile d’explorateur par des cartes *sans effet*.",
      de: "Ersetzt die Seeungeheuer im Entdeckerstapel durch *leere* Karten.",
    },
    rule: {
      en: "For an easier game, replace the Sea Monsters in the Explorer deck by blanks.",
      fr: "Pour une partie plus facile, remplace les Monstres marins de la pile par des cartes sans effet.",
      de: "Für ein leichteres Spiel ersetzt ihr die Seeungeheuer im Entdeckerstapel durch leere Karten.",
    },
  },
  "T.pyramid.win": {
    title: { en: "Completing the pyramid", fr: "Achever la pyramide", de: "Die Pyramide vollenden" },
    answer: {
      en: "Fill every space, then play a *Finish*; no Start is needed.",
      fr: "Remplis toutes les cases, puis joue une *arrivée* ; aucun départ n’est nécessaire.",
      de: "Füllt alle Felder und spielt dann ein *Ziel*; ein Start ist nicht nötig.",
    },
    rule: {
      en: "Fill every space, then play a Finish. No Start is needed.",
      fr: "Remplis toutes les cases, puis joue une arrivée. Aucun départ n’est nécessaire.",
      de: "Füllt alle Felder, dann spielt ein Ziel. Ein Start ist nicht nötig.",
    },
  },
  "T.monster.setup": {
    title: { en: "How many Sea Monsters", fr: "Combien de Monstres marins", de: "Wie viele Seeungeheuer" },
    answer: {
      en: "*Three, four or five* Sea Monsters go into the deck; more make it harder.",
      fr: "*Trois, quatre ou cinq* Monstres marins vont dans le paquet ; plus il y en a, plus c’est dur.",
      de: "*Drei, vier oder fünf* Seeungeheuer kommen in den Stapel; mehr machen es schwerer.",
    },
    rule: {
      en: "Shuffle three, four or five Sea Monsters into the deck. More of them make the game harder.",
      fr: "Mélange trois, quatre ou cinq Monstres marins au paquet. Plus il y en a, plus la partie est difficile.",
      de: "Mische drei, vier oder fünf Seeungeheuer in den Stapel. Je mehr es sind, desto schwerer wird das Spiel.",
    },
  },
  "T.monster.keep": {
    title: { en: "It stays in the hand", fr: "Il reste en main", de: "Es bleibt auf der Hand" },
    answer: {
      en: "A Sea Monster can *never* be discarded and never pays a price.",
      fr: "Un Monstre marin ne se défausse *jamais* et ne paie aucun prix.",
      de: "Ein Seeungeheuer kann man *nie* abwerfen, und es bezahlt nichts.",
    },
    rule: {
      en: "A Sea Monster stays in your hand like any card. It can never be discarded, and it pays no price.",
      fr: "Un Monstre marin reste en main comme une carte. Il ne se défausse jamais et ne paie aucun prix.",
      de: "Ein Seeungeheuer bleibt wie jede Karte auf der Hand. Man kann es nie abwerfen und nichts damit bezahlen.",
    },
  },
  "T.monster.play": {
    title: { en: "Playing a Sea Monster", fr: "Jouer un Monstre marin", de: "Ein Seeungeheuer spielen" },
    answer: {
      en: "As your action, put it on a card in the grid: *both* leave the game.",
      fr: "Comme action, pose-le sur une carte de la grille : *les deux* quittent la partie.",
      de: "Als Aktion legst du es auf eine Karte im Raster: *Beide* verlassen das Spiel.",
    },
    rule: {
      en: "As your action, put it on a card in the grid. Both cards leave the game and the space is empty again. It cannot take the Start.",
      fr: "Comme action, pose-le sur une carte de la grille. Les deux cartes quittent la partie et la case redevient vide. Il ne peut pas prendre le départ.",
      de: "Als Aktion legst du es auf eine Karte im Raster. Beide Karten verlassen das Spiel und das Feld ist wieder leer. Den Start kann es nicht nehmen.",
    },
    beyond: [
      {
        en: "The book lets it take a card of the grid. The Start lies outside, so we keep it safe.",
        fr: "Le livret lui fait prendre une carte de la grille. Le départ est à côté, il ne risque donc rien.",
        de: "Nach dem Heft trifft es eine Karte im Raster. Der Start liegt daneben, also ist er sicher.",
      },
    ],
  },
  "T.monster.finish": {
    title: {
      en: "Finish with monsters about",
      fr: "Arrivée et monstres en main",
      de: "Ziel trotz Ungeheuern",
    },
    answer: {
      en: "While any hand holds a Sea Monster, the Finish *waits* until that monster is played.",
      fr: "Tant qu’une main contient un Monstre marin, l’arrivée *attend* qu’il soit joué.",
      de: "Solange eine Hand ein Seeungeheuer hält, *wartet* das Ziel, bis es gespielt ist.",
    },
    rule: {
      en: "Someone tries to play the Finish while a hand holds a Sea Monster: its holder says so. The Finish cannot be played until those monsters are. Then the holes must be filled again.",
      fr: "Quelqu’un veut jouer l’arrivée alors qu’une main contient un Monstre marin : la personne qui le tient le dit. L’arrivée attend que ces monstres soient joués. Il faut alors remplir les trous.",
      de: "Will jemand das Ziel spielen, während eine Hand ein Seeungeheuer hält, wird das gesagt. Das Ziel wartet, bis diese Ungeheuer gespielt sind. Dann müssen die Löcher wieder gefüllt werden.",
    },
    beyond: [
      {
        en: "The book asks for the disclosure but not how the turn goes on. We tell who holds one. The Finish goes back to the hand and the player takes another action. Nobody may try again until those monsters are played.",
        fr: "Le livret demande de le signaler, mais ne dit pas comment le tour continue. Nous disons qui en tient un. L’arrivée revient en main et la personne fait une autre action. Personne ne réessaie tant que ces monstres ne sont pas joués.",
        de: "Das Heft verlangt die Auskunft, sagt aber nicht, wie der Zug weitergeht. Wir sagen, wer eines hält. Das Ziel kommt zurück auf die Hand und die Person tut etwas anderes. Niemand darf es wieder versuchen, bis diese Ungeheuer gespielt sind.",
      },
    ],
  },
  "T.setup.remove": {
    title: { en: "Taking Islands out", fr: "Retirer des îles", de: "Inseln herausnehmen" },
    answer: {
      en: "To make it harder, take Islands out *unseen*: Galateia 4, Triton 6, Leucothea 8, Amphitrite 10, Poseidon 12.",
      fr: "Pour plus de difficulté, retire des îles *sans les voir* : Galatée 4, Triton 6, Leucothée 8, Amphitrite 10, Poséidon 12.",
      de: "Schwerer wird es, wenn du Inseln *ungesehen* herausnimmst: Galatea 4, Triton 6, Leukothea 8, Amphitrite 10, Poseidon 12.",
    },
    rule: {
      en: "For a harder game, take Islands out of the deck. Draw them at random and look at none. The named steps are Galateia 4, Triton 6, Leucothea 8, Amphitrite 10 and Poseidon 12.",
      fr: "Pour une partie plus difficile, retire des îles du paquet. Tire-les au hasard, sans les regarder. Les niveaux nommés sont Galatée 4, Triton 6, Leucothée 8, Amphitrite 10 et Poséidon 12.",
      de: "Für ein schwereres Spiel nimmt man Inseln aus dem Stapel. Man zieht sie zufällig und sieht keine an. Die benannten Stufen sind Galatea 4, Triton 6, Leukothea 8, Amphitrite 10 und Poseidon 12.",
    },
    beyond: [
      {
        en: "The book names five steps. Any number up to 12 works the same way, so we allow each of them. High Arch, Pyramid and Day & Night may use it too. The Competitive game may not: there every Island counts.",
        fr: "Le livret nomme cinq niveaux. Tout nombre jusqu’à 12 marche de la même façon, nous les permettons tous. La Grande Arche, la Pyramide et Jour et nuit peuvent s’en servir. La Compétition non : là, chaque île compte.",
        de: "Das Heft nennt fünf Stufen. Jede Zahl bis 12 geht ebenso, darum erlauben wir alle. Hoher Bogen, Pyramide sowie Tag und Nacht dürfen es auch nutzen. Der Wettstreit nicht: Dort zählt jede Insel.",
      },
    ],
  },
  "T.setup.mix": {
    title: {
      en: "Variants stay apart",
      fr: "Les variantes restent à part",
      de: "Varianten bleiben für sich",
    },
    answer: {
      en: "The four variants are played *without* Stormy Seas cards, and each on its own.",
      fr: "Les quatre variantes se jouent *sans* les cartes Mers agitées, et chacune à part.",
      de: "Die vier Varianten spielt man *ohne* die Karten der Stürmischen See, und jede für sich.",
    },
    rule: {
      en: "Four variants have rules of their own: High Arch, Pyramid, Day & Night and Competitive. They are not played with Stormy Seas cards. Such a choice is refused.",
      fr: "Quatre variantes ont leurs propres règles : Grande Arche, Pyramide, Jour et nuit, Compétition. Elles se jouent sans les cartes Mers agitées. Un tel choix est refusé.",
      de: "Vier Varianten haben eigene Regeln: Hoher Bogen, Pyramide, Tag und Nacht, Wettstreit. Man spielt sie ohne die Karten der Stürmischen See. Eine solche Wahl wird abgelehnt.",
    },
    beyond: [
      {
        en: "The variants sheet says they were not made to be combined. That we refuse it follows from there.",
        fr: "Le feuillet des variantes dit qu’elles ne sont pas faites pour cela. Le refus en découle.",
        de: "Das Variantenblatt sagt, dass sie nicht dafür gemacht sind. Daraus folgt, dass wir es ablehnen.",
      },
    ],
  },
  "T.setup.deck": {
    title: { en: "Dealing the deck", fr: "Répartir les cartes", de: "Die Karten verteilen" },
    answer: {
      en: "Shuffle the Islands, five Finish cards and the chosen extras, and deal them *evenly* as draw piles.",
      fr: "Mélange les îles, les cinq arrivées et les extensions choisies, puis répartis-les *équitablement* en pioches.",
      de: "Mische Inseln, fünf Ziele und gewählte Zusätze und verteile sie *gleichmäßig* als Nachziehstapel.",
    },
    rule: {
      en: "Shuffle the Islands and the five Finish cards together. Chosen Sea Monsters, Storms and Wild cards go in too. Deal everything face down as evenly as you can. Each player’s share is their draw pile.",
      fr: "Mélange les îles et les cinq arrivées. Ajoute les Monstres marins, Tempêtes et Jokers choisis. Répartis tout face cachée, aussi équitablement que possible. La part de chacun est sa pioche.",
      de: "Mische die Inseln und die fünf Ziele. Gewählte Seeungeheuer, Stürme und Joker kommen dazu. Verteile alles verdeckt und möglichst gleichmäßig. Der Anteil jeder Person ist ihr Nachziehstapel.",
    },
  },
  "T.setup.hand": {
    title: { en: "The opening hand", fr: "La première main", de: "Die erste Hand" },
    answer: {
      en: "Draw *five* cards, and only then shuffle one Start into your own pile.",
      fr: "Pioche *cinq* cartes, et seulement ensuite mélange un départ dans ta pioche.",
      de: "Ziehe *fünf* Karten und mische erst dann einen Start in deinen Stapel.",
    },
    rule: {
      en: "Draw five cards from your own pile. Then shuffle one Start into your pile. So no opening hand holds a Start.",
      fr: "Prends cinq cartes de ta pioche. Mélange ensuite une carte de départ dans ta pioche. Aucune première main n’en contient donc.",
      de: "Ziehe fünf Karten vom eigenen Stapel. Mische dann einen Start hinein. So hat niemand am Anfang einen Start auf der Hand.",
    },
  },
  "T.setup.first": {
    title: { en: "Who goes first", fr: "Qui commence", de: "Wer beginnt" },
    answer: {
      en: "Whoever has the *smallest* draw pile goes first; chance picks among equals.",
      fr: "La *plus petite* pioche commence ; à égalité, on tire au sort.",
      de: "Wer den *kleinsten* Nachziehstapel hat, beginnt; bei gleichen entscheidet das Los.",
    },
    rule: {
      en: "Whoever has the fewest cards in the draw pile goes first. If several have the fewest, pick one of them at random.",
      fr: "La personne dont la pioche est la plus petite commence. S’il y en a plusieurs, on tire au sort entre elles.",
      de: "Wer den kleinsten Nachziehstapel hat, beginnt. Sind es mehrere, entscheidet das Los unter ihnen.",
    },
  },
  "T.turn.action": {
    title: { en: "One action a turn", fr: "Une action par tour", de: "Eine Aktion je Zug" },
    answer: {
      en: "On your turn do *one* thing: play a card, or discard two.",
      fr: "À ton tour, fais *une* chose : jouer une carte ou en défausser deux.",
      de: "In deinem Zug tust du *eine* Sache: eine Karte spielen oder zwei abwerfen.",
    },
    rule: {
      en: "Turns go clockwise. On your turn do one thing: play a card, or discard two. Expansions and variants add other actions.",
      fr: "Les tours suivent le sens horaire. À ton tour, fais une chose : jouer une carte ou en défausser deux. Les extensions et variantes ajoutent d’autres actions.",
      de: "Gespielt wird im Uhrzeigersinn. In deinem Zug tust du eine Sache: eine Karte spielen oder zwei abwerfen. Erweiterungen und Varianten bringen weitere Aktionen.",
    },
  },
  "T.turn.draw": {
    title: { en: "Drawing up to five", fr: "Compléter sa main à cinq", de: "Auf fünf nachziehen" },
    answer: {
      en: "After your action you draw up to *five* cards; from an empty pile you draw nothing.",
      fr: "Après ton action, tu pioches jusqu’à *cinq* cartes ; une pioche vide ne donne rien.",
      de: "Nach deiner Aktion ziehst du auf *fünf* Karten nach; ein leerer Stapel gibt nichts.",
    },
    rule: {
      en: "Your action is done: draw from your own pile until you hold five cards. If your pile is empty, you draw nothing and play on.",
      fr: "L’action est faite : pioche dans ta propre pioche jusqu’à cinq cartes en main. Si elle est vide, tu ne pioches rien et tu continues.",
      de: "Ist deine Aktion getan, ziehst du vom eigenen Stapel, bis du fünf Karten hast. Ist der Stapel leer, ziehst du nichts und spielst weiter.",
    },
  },
  "T.turn.hand": {
    title: { en: "From your own hand", fr: "De sa propre main", de: "Aus der eigenen Hand" },
    answer: {
      en: "You use *only* the cards of your own hand; other hands and the piles stay closed.",
      fr: "Tu n’utilises *que* les cartes de ta main ; les autres mains et les pioches restent fermées.",
      de: "Du nutzt *nur* die Karten deiner Hand; fremde Hände und die Stapel bleiben zu.",
    },
    rule: {
      en: "You play and discard cards from your own hand. Other hands and the piles stay closed to you.",
      fr: "Tu joues et défausses les cartes de ta main. Les autres mains et les pioches te restent fermées.",
      de: "Du spielst Karten aus deiner Hand oder wirfst sie ab. Fremde Hände und die Stapel bleiben dir verschlossen.",
    },
  },
  "T.turn.discard-two": {
    title: { en: "Discarding two", fr: "Défausser deux cartes", de: "Zwei abwerfen" },
    answer: {
      en: "Instead of playing, you may discard any *two* cards face down, unless a Start must be played.",
      fr: "Au lieu de jouer, tu peux défausser *deux* cartes face cachée, sauf si un départ est obligatoire.",
      de: "Statt zu spielen, darfst du *zwei* Karten verdeckt abwerfen, außer ein Start muss gespielt werden.",
    },
    rule: {
      en: "Instead of playing a card you may discard two from your hand, face down. You choose which. A Start that must be played comes first. Nobody looks through a discard pile, not even its owner.",
      fr: "Au lieu de jouer une carte, tu peux en défausser deux de ta main, face cachée. Tu choisis lesquelles. Un départ obligatoire passe en premier. Personne ne consulte une pile de défausse, pas même la sienne.",
      de: "Statt eine Karte zu spielen, darfst du zwei aus der Hand verdeckt abwerfen. Du suchst sie aus. Ein Start, der gespielt werden muss, kommt zuerst. Niemand sieht eine Ablage durch, auch nicht die eigene.",
    },
  },
  "T.turn.silence": {
    title: { en: "Silence", fr: "Silence", de: "Stille" },
    answer: {
      en: "Nobody speaks about the game, except to say *how many* cards they would give for the Start or which Storm to remove.",
      fr: "Personne ne parle du jeu, sauf du *nombre* de cartes à donner pour le départ et de la Tempête à retirer.",
      de: "Niemand spricht über das Spiel, außer über die *Zahl* der Karten für den Start und darüber, welcher Sturm weichen soll.",
    },
    rule: {
      en: "Nobody speaks about the game. While the Start is being paid, you may say how many cards you would give. You never say which cards, nor where you want to play. With Storm & Compass you may also talk about which Storm to remove.",
      fr: "Personne ne parle du jeu. Pendant le paiement du départ, tu peux dire combien de cartes tu donnerais. Jamais lesquelles, ni où tu veux jouer. Avec Tempête et boussole, on peut aussi parler de la Tempête à retirer.",
      de: "Niemand spricht über das Spiel. Beim Bezahlen des Starts darfst du sagen, wie viele Karten du geben würdest. Nie, welche Karten oder wohin du spielen willst. Mit Sturm und Kompass darf man auch bereden, welcher Sturm weichen soll.",
    },
  },
  "T.place.island": {
    title: { en: "Islands in the grid", fr: "Des îles dans la grille", de: "Inseln im Raster" },
    answer: {
      en: "Only *Islands* lie in the grid; the Start and the Finish have their own spaces beside it.",
      fr: "Seules les *îles* vont dans la grille ; le départ et l’arrivée ont leur propre case à côté.",
      de: "Im Raster liegen nur *Inseln*; Start und Ziel haben eigene Felder daneben.",
    },
    rule: {
      en: "The spaces of the grid are for Islands, the cards with a number. The Start and the Finish have spaces of their own beside it.",
      fr: "Les cases de la grille sont pour les îles, les cartes à nombre. Le départ et l’arrivée ont leurs propres cases à côté.",
      de: "Die Felder des Rasters sind für Inseln, die Karten mit einer Zahl. Start und Ziel haben eigene Felder daneben.",
    },
  },
  "T.place.empty": {
    title: { en: "An empty space", fr: "Une case vide", de: "Ein leeres Feld" },
    answer: {
      en: "Any *empty* space will do; it need not touch another card.",
      fr: "Toute case *vide* convient ; elle n’a pas à toucher une autre carte.",
      de: "Jedes *leere* Feld kommt in Frage; es muss keine andere Karte berühren.",
    },
    rule: {
      en: "An Island goes on an empty space of the grid. Any empty space may be tried; it need not touch another card.",
      fr: "Une île se pose sur une case vide de la grille. Toute case vide peut convenir ; elle n’a pas à toucher une autre carte.",
      de: "Eine Insel kommt auf ein leeres Feld des Rasters. Jedes leere Feld kommt in Frage; es muss keine andere Karte berühren.",
    },
  },
  "T.place.ascending": {
    title: {
      en: "Rising along the line",
      fr: "Monter le long de la ligne",
      de: "Steigend entlang der Linie",
    },
    answer: {
      en: "Numbers rise along *one* line: right through each row, and on into the row above.",
      fr: "Les nombres montent sur *une* ligne : vers la droite dans chaque rangée, puis dans celle du dessus.",
      de: "Die Zahlen steigen auf *einer* Linie: nach rechts durch jede Reihe, dann in der Reihe darüber weiter.",
    },
    rule: {
      en: "The spaces form one long line. It starts at the bottom left and runs to the right; each row goes on in the row above. Every card to the left along this line must be lower. Every card to the right must be higher.",
      fr: "Les cases forment une longue ligne. Elle part en bas à gauche et va vers la droite ; chaque rangée continue dans celle du dessus. Toute carte à gauche sur cette ligne doit être plus petite. Toute carte à droite doit être plus grande.",
      de: "Die Felder bilden eine lange Linie. Sie beginnt unten links und läuft zum rechten Rand; jede Reihe geht in der Reihe darüber weiter. Jede Karte links auf dieser Linie muss kleiner sein. Jede Karte rechts muss größer sein.",
    },
  },
  "T.place.cost": {
    title: { en: "The price", fr: "Le prix", de: "Der Preis" },
    answer: {
      en: "Beside one card, discard the difference; between two, the *smaller* one; on open water it is free.",
      fr: "À côté d’une carte, le prix est l’écart ; entre deux, le *plus petit* écart ; en eau libre, c’est gratuit.",
      de: "Neben einer Karte kostet die Insel den Abstand, zwischen zweien den *kleineren*; auf freiem Wasser nichts.",
    },
    rule: {
      en: "An Island beside one card costs the difference. Between two cards, the *smaller* difference counts. Open water costs nothing. Row ends join; above and below never matter.",
      fr: "Une île à côté d’une carte coûte l’écart. Entre deux cartes, c’est le *plus petit* écart qui compte. L’eau libre ne coûte rien. Les bouts de rangée se touchent ; dessus et dessous ne comptent jamais.",
      de: "Eine Insel neben einer Karte kostet den Abstand. Zwischen zwei Karten zählt der *kleinere* Abstand. Freies Wasser kostet nichts. Reihenenden schließen aneinander an; oben und unten zählen nie.",
    },
  },
  "T.place.pay": {
    title: { en: "Paying from the hand", fr: "Payer de sa main", de: "Aus der Hand bezahlen" },
    answer: {
      en: "You pay with cards *left in your hand*; if they are too few, the card cannot be laid.",
      fr: "Tu paies avec les cartes *restant en main* ; s’il en manque, la carte ne se pose pas.",
      de: "Du bezahlst mit den Karten, die *auf der Hand bleiben*; reichen sie nicht, darf die Karte nicht gelegt werden.",
    },
    rule: {
      en: "You pay with the cards left in your hand, face down. With five in hand that is four at most. The draw pile never pays. If you cannot pay the full price, you cannot lay the card.",
      fr: "Tu paies avec les cartes qui te restent en main, face cachée. Avec cinq cartes, c’est quatre au plus. La pioche ne paie jamais. Si tu ne peux pas tout payer, tu ne peux pas poser la carte.",
      de: "Du bezahlst verdeckt mit den Karten, die dir auf der Hand bleiben. Bei fünf Karten sind das höchstens vier. Der Nachziehstapel bezahlt nie. Reicht es nicht für den ganzen Preis, darfst du die Karte nicht legen.",
    },
  },
  "T.place.gap-allowed": {
    title: { en: "Leaving a gap", fr: "Laisser un trou", de: "Eine Lücke lassen" },
    answer: {
      en: "A card *may* be laid even if the grid can then no longer be filled.",
      fr: "Une carte *peut* se poser même si la grille ne peut plus être remplie.",
      de: "Eine Karte *darf* gelegt werden, auch wenn sich das Raster dann nicht mehr füllen lässt.",
    },
    rule: {
      en: "You may lay a card even if the grid can no longer be filled.",
      fr: "Tu peux poser une carte même si la grille ne peut plus se remplir.",
      de: "Du darfst eine Karte auch dann legen, wenn sich das Raster nicht mehr füllen lässt.",
    },
    beyond: [
      {
        en: "Only the Competitive variant forbids such a placement. So the games in which all play together allow it.",
        fr: "Seule la Compétition interdit une telle pose. Les parties où tous jouent ensemble la permettent donc.",
        de: "Nur der Wettstreit verbietet das. Also ist es in den gemeinsamen Spielen erlaubt.",
      },
    ],
  },
  "T.start.forced": {
    title: {
      en: "A Start must be played",
      fr: "La carte de départ doit être jouée",
      de: "Ein Start muss gespielt werden",
    },
    answer: {
      en: "If you hold a Start and none has been played yet, you *must* play it this turn.",
      fr: "Si tu as une carte de départ en main et qu’aucune n’est posée, tu *dois* la jouer à ce tour.",
      de: "Hast du einen Start und liegt noch keiner, *musst* du ihn in diesem Zug spielen.",
    },
    rule: {
      en: "You hold a Start and none has been played yet: playing it is your action this turn. It goes on its own space outside the grid and has no neighbours.",
      fr: "Tu as une carte de départ en main et aucune n’est posée : la jouer est ton action de ce tour. Elle va sur sa propre case, hors de la grille, et n’a pas de voisine.",
      de: "Du hast einen Start und noch liegt keiner: Ihn zu spielen ist in diesem Zug deine Aktion. Er kommt auf sein eigenes Feld außerhalb des Rasters und hat keine Nachbarn.",
    },
  },
  "T.start.eight": {
    title: { en: "Eight cards, together", fr: "Huit cartes, ensemble", de: "Acht Karten, gemeinsam" },
    answer: {
      en: "When the Start is played, the crew discards *eight* cards in all, shared as you like.",
      fr: "Quand le départ est joué, l’équipage défausse *huit* cartes en tout, réparties librement.",
      de: "Wird der Start gespielt, wirft die Crew zusammen *acht* Karten ab, beliebig aufgeteilt.",
    },
    rule: {
      en: "When the Start is played, the crew discards eight cards in all. You may agree on how many each gives, in numbers only. Then everyone picks their own cards and gives them face down.",
      fr: "Quand le départ est joué, l’équipage défausse huit cartes en tout. On peut convenir du nombre de cartes que chacun donne, sans rien dire d’autre. Puis chacun choisit ses cartes et les donne face cachée.",
      de: "Wird der Start gespielt, wirft die Crew zusammen acht Karten ab. Ihr dürft ausmachen, wie viele jede Person gibt, nur in Zahlen. Dann sucht jede ihre Karten selbst aus und gibt sie verdeckt ab.",
    },
    beyond: [
      {
        en: "A second Start may be among the eight. The book does not say so, but a spare Start may be discarded like any card.",
        fr: "Un second départ peut en faire partie. Le livret ne le dit pas, mais un départ en trop se défausse comme une autre carte.",
        de: "Ein zweiter Start darf dabei sein. Das Heft sagt es nicht, aber ein übriger Start darf wie jede Karte abgeworfen werden.",
      },
    ],
  },
  "T.start.two-players": {
    title: {
      en: "Two players draw two more",
      fr: "À deux, deux cartes de plus",
      de: "Zu zweit zwei Karten mehr",
    },
    answer: {
      en: "With two players, each draws *two* extra cards before the eight are discarded.",
      fr: "À deux, chacun pioche *deux* cartes de plus avant de défausser les huit.",
      de: "Zu zweit zieht jede Person *zwei* Karten mehr, bevor die acht abgeworfen werden.",
    },
    rule: {
      en: "With two players, each first draws two extra cards. Then the eight are discarded.",
      fr: "À deux, chacun pioche d’abord deux cartes de plus. Puis les huit sont défaussées.",
      de: "Zu zweit zieht jede Person zuerst zwei Karten mehr. Dann werden die acht abgeworfen.",
    },
    beyond: [
      {
        en: "The book does not speak of a short pile. We draw what is there. A Storm drawn now takes effect first, and the cards a yellow one sheds do not count toward the eight.",
        fr: "Le livret ne parle pas d’une pioche trop courte. Nous piochons ce qu’il y a. Une Tempête piochée alors agit d’abord, et les cartes perdues par une jaune ne comptent pas dans les huit.",
        de: "Das Heft sagt nichts über einen zu kurzen Stapel. Wir ziehen, was da ist. Ein dabei gezogener Sturm wirkt zuerst, und was ein gelber kostet, zählt nicht zu den acht.",
      },
    ],
  },
  "T.start.solo": {
    title: { en: "The Start, alone", fr: "Le départ, en solo", de: "Der Start, allein" },
    answer: {
      en: "Alone, the Start lets you draw *eight* extra cards, and then you discard eight.",
      fr: "En solo, le départ te fait piocher *huit* cartes de plus, puis tu en défausses huit.",
      de: "Allein ziehst du beim Start *acht* Karten mehr und wirfst dann acht ab.",
    },
    rule: {
      en: "When you play alone, the Start lets you draw eight extra cards. Then you discard eight.",
      fr: "En solo, le départ te fait piocher huit cartes de plus. Puis tu en défausses huit.",
      de: "Spielst du allein, ziehst du beim Start acht Karten mehr. Dann wirfst du acht ab.",
    },
    beyond: [
      {
        en: "The book points to a solo card that we do not have. Eight is our reading. You may choose from four to nine.",
        fr: "Le livret renvoie à une carte solo que nous n’avons pas. Huit est notre lecture. Tu peux choisir de quatre à neuf.",
        de: "Das Heft verweist auf eine Solokarte, die uns fehlt. Acht ist unsere Lesart. Du kannst vier bis neun wählen.",
      },
    ],
  },
  "T.start.refill": {
    title: { en: "Drawing up again", fr: "Compléter de nouveau", de: "Wieder auffüllen" },
    answer: {
      en: "After the eight are discarded, *everyone* draws up to their hand limit.",
      fr: "Une fois les huit défaussées, *chacun* complète sa main jusqu’à sa limite.",
      de: "Sind die acht abgeworfen, ziehen *alle* bis zu ihrem Handlimit nach.",
    },
    rule: {
      en: "Once the eight are gone, everyone draws up to their hand limit. With Jagged Rocks, the rocks move first.",
      fr: "Une fois les huit défaussées, chacun complète sa main jusqu’à sa limite. Avec les Récifs acérés, les récifs bougent d’abord.",
      de: "Sind die acht weg, ziehen alle bis zu ihrem Handlimit nach. Sind die Schroffen Felsen im Spiel, ziehen sie zuerst um.",
    },
    beyond: [
      {
        en: "The book gives no order for this drawing. We go in turn order, the active player first.",
        fr: "Le livret ne donne pas d’ordre pour cette pioche. Nous suivons l’ordre du tour, en commençant par la personne active.",
        de: "Das Heft nennt dafür keine Abfolge. Wir gehen im Uhrzeigersinn und beginnen mit der Person am Zug.",
      },
    ],
  },
  "T.start.unpayable": {
    title: {
      en: "A Start nobody can pay",
      fr: "Un départ impossible à payer",
      de: "Ein Start, den niemand bezahlen kann",
    },
    answer: {
      en: "If the crew cannot give eight cards, the Start *cannot* be played, and its holder may act otherwise.",
      fr: "Si l’équipage ne peut pas donner huit cartes, le départ *ne se joue pas* et une autre action est permise.",
      de: "Kann die Crew keine acht Karten geben, ist der Start *nicht spielbar*, und wer ihn hält, darf anderes tun.",
    },
    rule: {
      en: "If the crew cannot discard eight cards in all, the Start cannot be played. Extra draws are counted in. Whoever holds it may then take another action. Only what the crew can know counts: if there are fewer cards to give in the end, it gives what it has.",
      fr: "Si l’équipage ne peut pas défausser huit cartes en tout, le départ ne se joue pas. Les cartes piochées en plus comptent. La personne qui le tient peut alors faire une autre action. Seul compte ce que l’équipage peut savoir : s’il a finalement moins de cartes à donner, il donne ce qu’il a.",
      de: "Kann die Crew zusammen keine acht Karten abwerfen, lässt sich der Start nicht spielen. Zusätzlich gezogene Karten zählen mit. Wer ihn hält, darf dann etwas anderes tun. Es zählt nur, was die Crew wissen kann: Sind es am Ende weniger Karten, gibt sie, was sie hat.",
    },
    beyond: [
      {
        en: "The book does not speak of this case. A price that cannot be paid forbids an Island, so we treat the Start alike. Two unseen cards of a yellow Storm count as payable.",
        fr: "Le livret ne parle pas de ce cas. Un prix impossible à payer interdit une île, nous traitons le départ de même. Les deux cartes non vues d’une Tempête jaune comptent comme payables.",
        de: "Das Heft behandelt diesen Fall nicht. Ein unbezahlbarer Preis verbietet eine Insel, darum halten wir es beim Start ebenso. Zwei ungesehene Karten eines gelben Sturms zählen als bezahlbar.",
      },
    ],
  },
  "T.start.spare": {
    title: { en: "Spare Starts", fr: "Départs en trop", de: "Übrige Starts" },
    answer: {
      en: "Once a Start has been played, the others are *useless* and may be discarded like any card.",
      fr: "Une fois une carte de départ posée, les autres *ne servent à rien* et se défaussent comme toute carte.",
      de: "Liegt ein Start, sind die übrigen *nutzlos* und dürfen wie jede Karte abgeworfen werden.",
    },
    rule: {
      en: "Once a Start has been played, the others do nothing. Discard them like any card.",
      fr: "Une fois une carte de départ posée, les autres ne servent à rien. Elles se défaussent comme toute carte.",
      de: "Liegt ein Start, nützen die anderen nichts mehr. Man wirft sie ab wie jede Karte.",
    },
  },
  "T.finish.when": {
    title: {
      en: "When the Finish may be played",
      fr: "Quand jouer l’arrivée",
      de: "Wann das Ziel gespielt werden darf",
    },
    answer: {
      en: "Only when *all 36* spaces are filled and a Start has been played.",
      fr: "Seulement quand les *36 cases* sont remplies et qu’un départ est posé.",
      de: "Erst wenn *alle 36* Felder gefüllt sind und ein Start liegt.",
    },
    rule: {
      en: "A Finish may be played when all 36 spaces are filled and a Start has been played. It has its own space outside the grid. Until then it may be discarded, but there are only five.",
      fr: "Une carte d’arrivée se joue quand les 36 cases sont remplies et qu’un départ est posé. Elle a sa propre case, hors de la grille. D’ici là, elle peut se défausser, mais il n’y en a que cinq.",
      de: "Ein Ziel darf gespielt werden, wenn alle 36 Felder gefüllt sind und ein Start liegt. Es hat sein eigenes Feld außerhalb des Rasters. Bis dahin darf man es abwerfen, doch es gibt nur fünf.",
    },
  },
  "T.end.win": {
    title: { en: "Winning", fr: "Gagner", de: "Gewinnen" },
    answer: {
      en: "Everyone wins together the moment the *Finish* is played.",
      fr: "Tout le monde gagne ensemble dès que l’*arrivée* est jouée.",
      de: "Alle gewinnen gemeinsam, sobald das *Ziel* gespielt wird.",
    },
    rule: {
      en: "When the Finish is played, everyone wins together.",
      fr: "Quand l’arrivée est jouée, tout le monde gagne ensemble.",
      de: "Wird das Ziel gespielt, gewinnen alle gemeinsam.",
    },
  },
  "T.end.lose": {
    title: { en: "Losing", fr: "Perdre", de: "Verlieren" },
    answer: {
      en: "Everyone loses when the player in turn has *no legal action*.",
      fr: "Tout le monde perd quand la personne dont c’est le tour n’a *aucune action permise*.",
      de: "Alle verlieren, wenn die Person am Zug *keine erlaubte Aktion* hat.",
    },
    rule: {
      en: "It is your turn and you have no legal action: everyone loses. You need a card that can be played, or two that can be discarded.",
      fr: "C’est ton tour et tu n’as aucune action permise : tout le monde perd. Il te faut une carte à jouer ou deux à défausser.",
      de: "Du bist am Zug und hast keine erlaubte Aktion: Alle verlieren. Du brauchst eine spielbare Karte oder zwei zum Abwerfen.",
    },
  },
  "T.end.last-card": {
    title: { en: "The last card", fr: "La dernière carte", de: "Die letzte Karte" },
    answer: {
      en: "One last card may still be played if it is legal and *free*; with no card left, all lose.",
      fr: "Une dernière carte peut encore se jouer si c’est permis et *gratuit* ; sans carte, tous perdent.",
      de: "Eine letzte Karte darf man noch spielen, wenn es erlaubt ist und *nichts kostet*; ohne Karte verlieren alle.",
    },
    rule: {
      en: "With a single card left, you may still play it if that is legal and free. With no card left, you can do nothing, and all lose. With the *strict* option, one card or none at the start of your turn loses.",
      fr: "S’il te reste une seule carte, tu peux encore la jouer si c’est permis et gratuit. Sans aucune carte, tu ne peux rien faire, et tous perdent. Avec l’option *stricte*, une carte ou aucune au début de ton tour fait perdre.",
      de: "Hast du nur noch eine Karte, darfst du sie spielen, wenn das erlaubt ist und nichts kostet. Hast du keine mehr, kannst du nichts tun, und alle verlieren. Mit der *strengen* Option verliert, wer den Zug mit einer oder keiner Karte beginnt.",
    },
    beyond: [
      {
        en: "The sea books list one card or none among the reasons for losing. The Ascent, by the same designer, says that only having nothing to do loses. We follow the Ascent; strict follows the sea books.",
        fr: "Les livrets de la mer citent une carte ou aucune parmi les raisons de perdre. The Ascent, du même auteur, dit que seul le manque d’action fait perdre. Nous suivons The Ascent ; l’option stricte suit la mer.",
        de: "Die Hefte der See nennen eine oder keine Karte unter den Gründen für die Niederlage. The Ascent vom selben Autor sagt, dass nur verliert, wer nichts tun kann. Wir folgen The Ascent; streng folgt der See.",
      },
    ],
  },
  "T.storm.draw": {
    title: { en: "A Storm is drawn", fr: "Une Tempête est piochée", de: "Ein Sturm wird gezogen" },
    answer: {
      en: "A Storm takes effect *at once* when drawn; then you draw on up to your limit.",
      fr: "Une Tempête agit *aussitôt* piochée ; puis tu continues à piocher jusqu’à ta limite.",
      de: "Ein Sturm wirkt *sofort* beim Ziehen; danach ziehst du weiter bis zu deinem Limit.",
    },
    rule: {
      en: "A Storm takes effect the moment you draw it. It is never held in the hand. Then you draw on up to your limit.",
      fr: "Une Tempête agit dès que tu la pioches. Elle ne reste jamais en main. Puis tu continues à piocher jusqu’à ta limite.",
      de: "Ein Sturm wirkt, sobald du ihn ziehst. Er bleibt nie auf der Hand. Danach ziehst du weiter bis zu deinem Limit.",
    },
    beyond: [
      {
        en: "The book does not speak of Storms in opening hands. We resolve them too, one player at a time in turn order. The book has six Storms but does not say how many of each colour; we use two of each.",
        fr: "Le livret ne parle pas des Tempêtes des premières mains. Nous les résolvons aussi, une personne à la fois, dans l’ordre du tour. Le livret compte six Tempêtes sans donner les couleurs ; nous en prenons deux de chaque.",
        de: "Das Heft sagt nichts über Stürme in der ersten Hand. Wir führen sie auch aus, eine Person nach der anderen im Uhrzeigersinn. Es gibt sechs Stürme, die Farben nennt das Heft nicht; wir nehmen je zwei.",
      },
    ],
  },
  "T.storm.cancel": {
    title: { en: "Stopping a fresh Storm", fr: "Arrêter une Tempête", de: "Einen neuen Sturm aufhalten" },
    answer: {
      en: "Anyone may spend a Compass *at once*, and the fresh Storm does nothing.",
      fr: "Chacun peut *aussitôt* dépenser une Boussole, et la nouvelle Tempête reste sans effet.",
      de: "Jede Person darf *sofort* einen Kompass ausgeben, dann bewirkt der neue Sturm nichts.",
    },
    rule: {
      en: "When a Storm is drawn, anyone may spend a Compass at once. The Storm is removed and does nothing.",
      fr: "Quand une Tempête est piochée, chacun peut aussitôt dépenser une Boussole. La Tempête est retirée et n’a aucun effet.",
      de: "Wird ein Sturm gezogen, darf jede Person sofort einen Kompass ausgeben. Der Sturm ist weg und bewirkt nichts.",
    },
  },
  "T.storm.yellow": {
    title: { en: "Yellow Storm", fr: "Tempête jaune", de: "Gelber Sturm" },
    answer: {
      en: "Discard down to *three* cards; your hand limit is three until a Compass removes the Storm.",
      fr: "Défausse pour garder *trois* cartes ; ta limite est de trois tant que la Tempête est là.",
      de: "Wirf bis auf *drei* Karten ab; dein Handlimit bleibt drei, bis ein Kompass den Sturm entfernt.",
    },
    rule: {
      en: "It stays in front of you. Discard down to three cards at once; Sea Monsters stay. Your hand limit is three while it lies there. Two yellow Storms need two Compasses.",
      fr: "Elle reste devant toi. Défausse aussitôt pour ne garder que trois cartes ; les Monstres marins restent. Ta limite est de trois tant qu’elle est là. Deux Tempêtes jaunes demandent deux Boussoles.",
      de: "Er bleibt vor dir liegen. Wirf sofort bis auf drei Karten ab; Seeungeheuer bleiben. Solange er liegt, ist dein Handlimit drei. Zwei gelbe Stürme brauchen zwei Kompasse.",
    },
  },
  "T.storm.yellow-start": {
    title: {
      en: "Yellow Storm and the Start",
      fr: "Tempête jaune et départ",
      de: "Gelber Sturm und der Start",
    },
    answer: {
      en: "With a yellow Storm you may give the *top two* cards of your own pile, unseen, toward the eight.",
      fr: "Avec une Tempête jaune, tu peux donner les *deux cartes du dessus* de ta pioche, non vues, pour les huit.",
      de: "Mit gelbem Sturm darfst du die *obersten zwei* Karten deines Stapels ungesehen zu den acht geben.",
    },
    rule: {
      en: "You have a yellow Storm when the Start is played: you may give the top two cards of your own pile toward the eight. Nobody looks at them.",
      fr: "Tu as une Tempête jaune quand le départ est joué : tu peux donner les deux cartes du dessus de ta pioche pour les huit. Personne ne les regarde.",
      de: "Hast du einen gelben Sturm, wenn der Start gespielt wird, darfst du die obersten zwei Karten deines Stapels zu den acht geben. Niemand sieht sie an.",
    },
    beyond: [
      {
        en: "The book does not say how often. We allow it once, and only if two cards are there.",
        fr: "Le livret ne dit pas combien de fois. Nous le permettons une fois, et seulement s’il y a deux cartes.",
        de: "Das Heft sagt nicht, wie oft. Wir erlauben es einmal und nur, wenn zwei Karten da sind.",
      },
    ],
  },
  "T.storm.purple": {
    title: { en: "Purple Storm", fr: "Tempête pourpre", de: "Violetter Sturm" },
    answer: {
      en: "It closes *one row* with an empty space until a Compass removes it.",
      fr: "Elle ferme *une rangée* avec une case vide, jusqu’à ce qu’une Boussole la retire.",
      de: "Er sperrt *eine Reihe* mit leerem Feld, bis ein Kompass ihn entfernt.",
    },
    rule: {
      en: "Put it beside a row that has an empty space. Nothing may be placed in that row until a Compass removes it.",
      fr: "Pose-la à côté d’une rangée qui a une case vide. Rien ne se pose dans cette rangée tant qu’une Boussole ne la retire pas.",
      de: "Lege ihn neben eine Reihe mit einem leeren Feld. In diese Reihe darf nichts gelegt werden, bis ein Kompass ihn entfernt.",
    },
    beyond: [
      {
        en: "The book does not say if two may share a row. We let them. If no row has an empty space, the Storm is set aside and does nothing.",
        fr: "Le livret ne dit pas si deux peuvent partager une rangée. Nous le permettons. Si aucune rangée n’a de case vide, la Tempête est mise de côté sans effet.",
        de: "Das Heft sagt nicht, ob zwei neben derselben Reihe liegen dürfen. Wir erlauben es. Hat keine Reihe ein leeres Feld, kommt der Sturm ohne Wirkung zur Seite.",
      },
    ],
  },
  "T.storm.orange": {
    title: { en: "Orange Storm", fr: "Tempête orange", de: "Orangefarbener Sturm" },
    answer: {
      en: "From now on your Islands *must touch* a card along the line.",
      fr: "Dès lors, tes îles *doivent toucher* une carte le long de la ligne.",
      de: "Von nun an *müssen* deine Inseln eine Karte entlang der Linie *berühren*.",
    },
    rule: {
      en: "It stays in front of you. From now on your Islands must touch a card along the line, at the usual price. Start, Finish and discarding two stay allowed.",
      fr: "Elle reste devant toi. Dès lors, tes îles doivent toucher une carte le long de la ligne, au prix habituel. Départ, arrivée et défausse de deux cartes restent permis.",
      de: "Er bleibt vor dir liegen. Von nun an müssen deine Inseln eine Karte entlang der Linie berühren, zum üblichen Preis. Start, Ziel und das Abwerfen von zwei Karten bleiben erlaubt.",
    },
    beyond: [
      {
        en: "The French book allows Start and Finish; the English one is silent. We also allow Sea Monsters and discarding the whole hand, for both leave the Islands alone.",
        fr: "Le livret français permet départ et arrivée ; l’anglais n’en dit rien. Nous permettons aussi les Monstres marins et la défausse de toute la main, qui ne posent pas d’île.",
        de: "Das französische Heft erlaubt Start und Ziel; das englische schweigt. Wir erlauben auch Seeungeheuer und das Abwerfen der ganzen Hand, denn beides legt keine Insel.",
      },
    ],
  },
  "T.compass.shared": {
    title: { en: "Compasses are shared", fr: "Des Boussoles communes", de: "Kompasse gehören allen" },
    answer: {
      en: "Compasses belong to *everyone*, and anyone may spend one at any time to remove a Storm.",
      fr: "Les Boussoles sont à *tous*, et chacun peut en dépenser une à tout moment contre une Tempête.",
      de: "Kompasse gehören *allen*, und jede Person darf jederzeit einen gegen einen Sturm ausgeben.",
    },
    rule: {
      en: "Compasses belong to the whole crew and are in nobody’s hand. Anyone may spend one at any time, even on another’s turn. It removes one Storm, in play or just drawn.",
      fr: "Les Boussoles sont à tout l’équipage et dans aucune main. Chacun peut en dépenser une à tout moment, même hors de son tour. Elle retire une Tempête, en jeu ou tout juste piochée.",
      de: "Kompasse gehören der ganzen Crew und sind auf keiner Hand. Jede Person darf jederzeit einen ausgeben, auch wenn sie nicht am Zug ist. Er entfernt einen Sturm, der liegt oder eben gezogen wurde.",
    },
  },
  "T.compass.target": {
    title: {
      en: "A Compass needs a Storm",
      fr: "Il faut une Tempête",
      de: "Ein Kompass braucht einen Sturm",
    },
    answer: {
      en: "Without a Storm to remove, a Compass *cannot* be spent.",
      fr: "Sans Tempête à retirer, une Boussole *ne se dépense pas*.",
      de: "Ohne Sturm kann *kein* Kompass ausgegeben werden.",
    },
    rule: {
      en: "With no Storm to remove, a Compass cannot be spent.",
      fr: "Sans Tempête à retirer, une Boussole ne se dépense pas.",
      de: "Ohne Sturm kann kein Kompass ausgegeben werden.",
    },
    beyond: [
      {
        en: "Removing a Storm is all a Compass does.",
        fr: "Une Boussole ne fait que retirer une Tempête.",
        de: "Ein Kompass kann nur einen Sturm entfernen.",
      },
    ],
  },
  "T.compass.gain-start": {
    title: {
      en: "A Compass for the Start",
      fr: "Une Boussole pour le départ",
      de: "Ein Kompass für den Start",
    },
    answer: {
      en: "The crew earns *one* Compass when the Start is played.",
      fr: "L’équipage gagne *une* Boussole quand le départ est joué.",
      de: "Die Crew bekommt *einen* Kompass, wenn der Start gespielt wird.",
    },
    rule: {
      en: "When the Start is played, the crew earns one Compass.",
      fr: "Quand le départ est joué, l’équipage gagne une Boussole.",
      de: "Wird der Start gespielt, bekommt die Crew einen Kompass.",
    },
  },
  "T.compass.gain-row": {
    title: {
      en: "A Compass for six in a row",
      fr: "Une Boussole pour six à la suite",
      de: "Ein Kompass für sechs in Folge",
    },
    answer: {
      en: "A row of *six numbers in sequence* earns the crew one Compass.",
      fr: "Une rangée de *six nombres qui se suivent* rapporte une Boussole.",
      de: "Eine Reihe mit *sechs Zahlen in Folge* bringt der Crew einen Kompass.",
    },
    rule: {
      en: "Fill a row with six numbers that follow each other, such as 12 to 17. The crew earns one Compass.",
      fr: "Remplis une rangée de six nombres qui se suivent, comme de 12 à 17. L’équipage gagne une Boussole.",
      de: "Füllt eine Reihe mit sechs Zahlen, die aufeinander folgen, etwa 12 bis 17. Die Crew bekommt einen Kompass.",
    },
    beyond: [
      {
        en: "If a Sea Monster made a hole there, filling the row again earns one again.",
        fr: "Si un Monstre marin y a fait un trou, remplir la rangée de nouveau en rapporte encore une.",
        de: "Hat ein Seeungeheuer dort ein Loch gerissen, bringt das neue Füllen wieder einen.",
      },
    ],
  },
  "T.compass.gain-hand": {
    title: {
      en: "A Compass for a whole hand",
      fr: "Une Boussole pour toute la main",
      de: "Ein Kompass für die ganze Hand",
    },
    answer: {
      en: "As your action, discard your *whole hand*, and the crew earns one Compass.",
      fr: "Comme action, défausse *toute ta main*, et l’équipage gagne une Boussole.",
      de: "Wirf als Aktion deine *ganze Hand* ab, und die Crew bekommt einen Kompass.",
    },
    rule: {
      en: "As your action, discard your whole hand. The crew earns one Compass. A hand of three under a yellow Storm counts too.",
      fr: "Comme action, défausse toute ta main. L’équipage gagne une Boussole. Une main de trois sous une Tempête jaune compte aussi.",
      de: "Als Aktion wirfst du deine ganze Hand ab. Die Crew bekommt einen Kompass. Auch eine Hand von drei unter einem gelben Sturm zählt.",
    },
    beyond: [
      {
        en: "The French book says that it is the turn’s action. We ask for at least two cards and no Sea Monster, for monsters cannot be discarded. It is not offered when no Compass is left.",
        fr: "Le livret français dit que cela remplace l’action. Nous demandons au moins deux cartes et aucun Monstre marin, car il ne se défausse pas. Ce n’est pas offert s’il ne reste pas de Boussole.",
        de: "Das französische Heft sagt, dass es die Aktion ersetzt. Wir verlangen mindestens zwei Karten und kein Seeungeheuer, denn das kann man nicht abwerfen. Ist kein Kompass übrig, steht es nicht zur Wahl.",
      },
    ],
  },
  "T.compass.six": {
    title: { en: "Six Compasses", fr: "Six Boussoles", de: "Sechs Kompasse" },
    answer: {
      en: "There are only *six* Compasses; when none is left, none is earned.",
      fr: "Il n’y a que *six* Boussoles ; s’il n’en reste plus, on n’en gagne plus.",
      de: "Es gibt nur *sechs* Kompasse; ist keiner mehr übrig, bekommt man keinen.",
    },
    rule: {
      en: "There are six Compasses. When none is left to earn, you earn none.",
      fr: "Il y a six Boussoles. Quand il n’en reste plus, on n’en gagne plus.",
      de: "Es gibt sechs Kompasse. Ist keiner mehr übrig, bekommt man keinen.",
    },
    beyond: [
      {
        en: "The book does not say where a spent Compass goes. With us it leaves the game.",
        fr: "Le livret ne dit pas où va une Boussole dépensée. Chez nous, elle quitte la partie.",
        de: "Das Heft sagt nicht, wohin ein ausgegebener Kompass kommt. Bei uns verlässt er das Spiel.",
      },
    ],
  },
  "T.wild.any": {
    title: { en: "A Wild card is any card", fr: "Le Joker vaut toute carte", de: "Der Joker ist jede Karte" },
    answer: {
      en: "A Wild stands in for *any* Island, Start, Finish, Compass or Sea Monster, named as you play it.",
      fr: "Un Joker vaut *toute* île, un départ, une arrivée, une Boussole ou un Monstre marin, nommé en le jouant.",
      de: "Ein Joker steht für *jede* Insel, für Start, Ziel, Kompass oder Seeungeheuer; beim Spielen sagst du, wofür.",
    },
    rule: {
      en: "A Wild stands in for another card: an Island, a Start, a Finish, a Compass or a Sea Monster. Name it when you play it. The name stays.",
      fr: "Un Joker remplace une autre carte : île, départ, arrivée, Boussole ou Monstre marin. Nomme-la en le jouant. Le nom reste.",
      de: "Ein Joker steht für eine andere Karte: Insel, Start, Ziel, Kompass oder Seeungeheuer. Beim Spielen nennst du sie. Dabei bleibt es.",
    },
    beyond: [
      {
        en: "The book forbids Islands already played. We add: none that a monster destroyed. Compass and Sea Monster need their expansion in play. As a Compass it may be played out of turn. A real Start in the hand comes first, a Wild does not replace it.",
        fr: "Le livret exclut les îles déjà jouées. Nous ajoutons : ni celles qu’un monstre a détruites. Boussole et Monstre marin demandent leur extension. En tant que Boussole, il peut se jouer hors de ton tour. Un vrai départ en main passe d’abord, le Joker ne le remplace pas.",
        de: "Das Heft schließt gespielte Inseln aus. Wir fügen hinzu: auch zerstörte. Kompass und Seeungeheuer brauchen ihre Erweiterung. Als Kompass darf man ihn auch außerhalb des eigenen Zuges spielen. Ein echter Start auf der Hand geht vor, ein Joker ersetzt ihn nicht.",
      },
      {
        en: "No two cards stand for one number. In the Pyramid an Island that a Sea Monster took lies among the discards, so its number is free again.",
        fr: "Deux cartes ne valent jamais le même nombre. Dans la Pyramide, une île prise par un Monstre marin est à la défausse, son nombre est donc libre.",
        de: "Zwei Karten stehen nie für dieselbe Zahl. In der Pyramide liegt eine Insel, die ein Seeungeheuer nahm, auf der Ablage; ihre Zahl ist also frei.",
      },
    ],
  },
  "T.wild.free": {
    title: {
      en: "A Wild card is never forced",
      fr: "Le Joker n’oblige à rien",
      de: "Der Joker zwingt zu nichts",
    },
    answer: {
      en: "You *never* have to play a Wild, and it may be discarded.",
      fr: "*Rien* ne t’oblige à jouer un Joker, et il se défausse.",
      de: "Du musst einen Joker *nie* spielen und darfst ihn abwerfen.",
    },
    rule: {
      en: "You never have to play a Wild. It may be discarded like any card.",
      fr: "Rien ne t’oblige à jouer un Joker. Il se défausse comme une autre carte.",
      de: "Du musst einen Joker nie spielen. Man darf ihn abwerfen wie jede Karte.",
    },
    beyond: [
      {
        en: "The book names no duty and no exception for it.",
        fr: "Le livret ne lui donne ni devoir ni exception.",
        de: "Das Heft nennt dafür keine Pflicht und keine Ausnahme.",
      },
    ],
  },
};
