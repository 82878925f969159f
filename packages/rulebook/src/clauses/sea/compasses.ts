import type { Chapter } from "../shapes";

/** EN 6.3, FR 6.3: the Compasses. */
export const compasses = {
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
    related: ["T.storm.cancel", "T.compass.target", "T.turn.silence"],
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
        status: "inferred",
        text: {
          en: "Removing a Storm is all a Compass does.",
          fr: "Une Boussole ne fait que retirer une Tempête.",
          de: "Ein Kompass kann nur einen Sturm entfernen.",
        },
      },
    ],
    related: ["T.compass.shared", "T.compass.six"],
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
    related: ["T.start.forced", "T.compass.gain-row", "T.compass.gain-hand"],
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
        status: "inferred",
        text: {
          en: "If a Sea Monster made a hole there, filling the row again earns one again.",
          fr: "Si un Monstre marin y a fait un trou, remplir la rangée de nouveau en rapporte encore une.",
          de: "Hat ein Seeungeheuer dort ein Loch gerissen, bringt das neue Füllen wieder einen.",
        },
      },
    ],
    related: ["T.compass.gain-start", "T.compass.gain-hand", "T.monster.play"],
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
        status: "ours",
        text: {
          en: "The French book says that it is the turn’s action. We ask for at least two cards and no Sea Monster, for monsters cannot be discarded. It is not offered when no Compass is left.",
          fr: "Le livret français dit que cela remplace l’action. Nous demandons au moins deux cartes et aucun Monstre marin, car il ne se défausse pas. Ce n’est pas offert s’il ne reste pas de Boussole.",
          de: "Das französische Heft sagt, dass es die Aktion ersetzt. Wir verlangen mindestens zwei Karten und kein Seeungeheuer, denn das kann man nicht abwerfen. Ist kein Kompass übrig, steht es nicht zur Wahl.",
        },
      },
    ],
    related: ["T.compass.six", "T.storm.yellow", "T.monster.keep"],
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
        status: "ours",
        text: {
          en: "The book does not say where a spent Compass goes. With us it leaves the game.",
          fr: "Le livret ne dit pas où va une Boussole dépensée. Chez nous, elle quitte la partie.",
          de: "Das Heft sagt nicht, wohin ein ausgegebener Kompass kommt. Bei uns verlässt er das Spiel.",
        },
      },
    ],
    related: ["T.compass.shared", "T.compass.gain-hand"],
  },
} as const satisfies Chapter;
