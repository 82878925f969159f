import type { BookChapter } from "../../clauses/shapes";

/** VAR, The Pyramid. */
const chapter = {
  title: { en: "The Pyramid", fr: "La Pyramide", de: "Die Pyramide" },
  clauses: {
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
          status: "ours",
          text: {
            en: "The shape is in a picture that we do not have. The books speak of border cards inside, in turn with empty spaces. Ours uses 20 of the 25 and leaves five, as many as there are Sea Monsters to swap out. You may choose another layout, or say where your border cards lie.",
            fr: "La forme est dans une image que nous n’avons pas. Les livrets parlent de cartes de bordure à l’intérieur, en alternance. La nôtre en utilise 20 sur 25 et en laisse cinq, autant que de Monstres marins à remplacer. Tu peux choisir un autre plan, ou dire où sont tes cartes de bordure.",
            de: "Die Form steht in einem Bild, das uns fehlt. Die Hefte sprechen von Randkarten im Inneren, im Wechsel mit leeren Feldern. Unsere braucht 20 von 25 und lässt fünf übrig, so viele wie es Seeungeheuer zu ersetzen gibt. Du kannst einen anderen Plan wählen oder sagen, wo deine Randkarten liegen.",
          },
        },
      ],
      related: ["T.pyramid.draw", "T.pyramid.easier"],
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
      related: ["T.pyramid.draw", "T.setup.deck"],
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
          status: "ours",
          text: {
            en: "The sheet does not speak of an empty Explorer deck. It gives nothing then.",
            fr: "Le feuillet ne parle pas d’une pile vide. Elle ne donne alors rien.",
            de: "Das Blatt sagt nichts über einen leeren Entdeckerstapel. Er gibt dann nichts.",
          },
        },
        {
          status: "inferred",
          text: {
            en: "A border card stays where it is, so a space emptied again draws again.",
            fr: "Une carte de bordure reste en place, une case vidée fait donc piocher de nouveau.",
            de: "Eine Randkarte bleibt liegen, ein wieder leeres Feld zieht also wieder.",
          },
        },
      ],
      related: ["T.pyramid.layout", "T.pyramid.storm", "T.pyramid.rocks", "T.place.pay"],
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
      related: ["T.pyramid.rocks", "T.pyramid.deck"],
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
      related: ["T.pyramid.storm", "T.pyramid.deck"],
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
          status: "inferred",
          text: {
            en: "The sheet sends the Island back. Nothing was placed, so nothing is paid.",
            fr: "Le feuillet fait revenir l’île. Rien n’est posé, rien n’est payé.",
            de: "Das Blatt schickt die Insel zurück. Nichts liegt, also wird nichts bezahlt.",
          },
        },
      ],
      related: ["T.pyramid.compass", "T.pyramid.draw"],
    },
    "T.pyramid.monster": {
      title: {
        en: "Explorer: Sea Monster",
        fr: "Explorateur : Monstre marin",
        de: "Entdecker: Seeungeheuer",
      },
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
          status: "inferred",
          text: {
            en: "The Island is gone, so it has no neighbour to pay for.",
            fr: "L’île n’est plus là, elle n’a donc pas de voisin à payer.",
            de: "Die Insel ist weg, also gibt es keinen Nachbarn zu bezahlen.",
          },
        },
      ],
      related: ["T.pyramid.draw", "T.pyramid.easier"],
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
      related: ["T.pyramid.win", "T.finish.when"],
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
          status: "ours",
          text: {
            en: "The card comes from the hand while one is left there. If hand and pile are empty, nothing is given.",
            fr: "La carte vient de la main tant qu’il y en a une. Si main et pioche sont vides, rien n’est donné.",
            de: "Die Karte kommt aus der Hand, solange dort eine ist. Sind Hand und Stapel leer, gibt man nichts.",
          },
        },
      ],
      related: ["T.pyramid.start", "T.pyramid.draw", "T.place.pay"],
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
      related: ["T.wild.any", "T.pyramid.deck"],
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
      related: ["T.pyramid.deck", "T.pyramid.monster"],
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
      related: ["T.pyramid.finish", "T.end.win"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;
