import type { BookChapter } from "../../clauses/shapes";

/** EN 6.2, FR 6.2: Sea Monsters. */
const chapter = {
  title: { en: "Sea Monsters", fr: "Monstres marins", de: "Seeungeheuer" },
  clauses: {
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
      related: ["T.monster.keep", "T.setup.deck"],
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
      related: ["T.monster.play", "T.place.pay", "T.turn.discard-two"],
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
          status: "inferred",
          text: {
            en: "The book lets it take a card of the grid. The Start lies outside, so we keep it safe.",
            fr: "Le livret lui fait prendre une carte de la grille. Le départ est à côté, il ne risque donc rien.",
            de: "Nach dem Heft trifft es eine Karte im Raster. Der Start liegt daneben, also ist er sicher.",
          },
        },
      ],
      related: ["T.monster.keep", "T.rocks.block", "T.compass.gain-row"],
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
          status: "ours",
          text: {
            en: "The book asks for the disclosure but not how the turn goes on. We tell who holds one. The Finish goes back to the hand and the player takes another action. Nobody may try again until those monsters are played.",
            fr: "Le livret demande de le signaler, mais ne dit pas comment le tour continue. Nous disons qui en tient un. L’arrivée revient en main et la personne fait une autre action. Personne ne réessaie tant que ces monstres ne sont pas joués.",
            de: "Das Heft verlangt die Auskunft, sagt aber nicht, wie der Zug weitergeht. Wir sagen, wer eines hält. Das Ziel kommt zurück auf die Hand und die Person tut etwas anderes. Niemand darf es wieder versuchen, bis diese Ungeheuer gespielt sind.",
          },
        },
      ],
      related: ["T.finish.when", "T.monster.play"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;
