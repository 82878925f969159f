import type { BookChapter } from "../../../clauses/shapes";

/** ASC 4: a turn on the mountain. */
export const turnClauses = {
  title: { en: "Turn", fr: "Tour de jeu", de: "Der Zug" },
  clauses: {
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
      related: ["A.turn.discard-two", "A.place.next", "A.goat.herd"],
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
      related: ["A.turn.action", "A.place.pay"],
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
      related: ["A.turn.action", "A.discard.any"],
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
      related: ["T.turn.silence"],
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
      related: ["A.turn.discard-two", "A.place.pay", "A.summit.when"],
    },
  },
} as const satisfies BookChapter;
