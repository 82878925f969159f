import type { BookChapter } from "../../../clauses/shapes";

/** EN 4, FR 4: a turn is one action, then drawing up, in silence. */
export const turnClauses = {
  title: { en: "Turn", fr: "Tour de jeu", de: "Der Zug" },
  clauses: {
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
      related: ["T.turn.discard-two", "T.turn.draw", "T.place.empty"],
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
      related: ["T.turn.action", "T.storm.yellow", "T.end.lose"],
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
      related: ["T.turn.action", "T.place.pay"],
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
      related: ["T.turn.action", "T.start.forced", "T.monster.keep"],
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
      related: ["T.start.eight", "T.compass.shared"],
    },
  },
} as const satisfies BookChapter;
