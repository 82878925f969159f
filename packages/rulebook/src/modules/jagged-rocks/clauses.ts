import type { BookChapter } from "../../clauses/shapes";

/** EN 6.1, FR 6.1: Jagged Rocks. */
const chapter = {
  title: { en: "Jagged Rocks", fr: "Récifs acérés", de: "Schroffe Felsen" },
  clauses: {
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
      related: ["T.rocks.block", "T.rocks.move"],
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
          status: "ours",
          text: {
            en: "The book shuts the row to cards. We count a Sea Monster as a card too, so it cannot strike there.",
            fr: "Le livret ferme la rangée aux cartes. Pour nous, un Monstre marin est aussi une carte : il n’y frappe pas.",
            de: "Das Heft sperrt die Reihe für Karten. Für uns ist auch ein Seeungeheuer eine Karte, es greift dort nicht an.",
          },
        },
      ],
      related: ["T.rocks.move", "T.place.cost", "T.monster.play"],
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
      related: ["T.rocks.block", "T.rocks.auto", "T.rocks.gone", "T.start.refill"],
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
      related: ["T.rocks.move"],
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
      related: ["T.rocks.move", "T.rocks.block"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;
