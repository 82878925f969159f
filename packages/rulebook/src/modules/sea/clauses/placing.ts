import type { BookChapter } from "../../../clauses/shapes";

/** EN 4A, FR 4A: where an Island may go, and what it costs. Order is told by left and right, never by time. */
export const placingClauses = {
  title: { en: "Placing an Island", fr: "Poser une île", de: "Eine Insel legen" },
  clauses: {
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
      related: ["T.place.empty", "T.start.forced", "T.finish.when"],
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
      related: ["T.place.ascending", "T.place.cost", "T.storm.orange"],
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
      related: ["T.place.empty", "T.place.cost", "T.place.gap-allowed"],
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
      related: ["T.place.pay", "T.place.ascending", "A.place.cost", "T.storm.orange", "T.rocks.block"],
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
      related: ["T.place.cost", "T.turn.hand", "T.monster.keep"],
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
          status: "inferred",
          text: {
            en: "Only the Competitive variant forbids such a placement. So the games in which all play together allow it.",
            fr: "Seule la Compétition interdit une telle pose. Les parties où tous jouent ensemble la permettent donc.",
            de: "Nur der Wettstreit verbietet das. Also ist es in den gemeinsamen Spielen erlaubt.",
          },
        },
      ],
      related: ["T.place.ascending", "T.duel.possible"],
    },
  },
} as const satisfies BookChapter;
