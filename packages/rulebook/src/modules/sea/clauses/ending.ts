import type { BookChapter } from "../../../clauses/shapes";

/** EN 4 "Finish Cards", EN 5, FR 5: how the voyage ends. */
export const endingClauses = {
  title: { en: "Finish and end", fr: "Arrivée et fin", de: "Ziel und Ende" },
  clauses: {
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
      related: ["T.end.win", "T.start.forced", "T.monster.finish"],
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
      related: ["T.finish.when", "T.end.lose"],
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
      related: ["T.end.last-card", "T.turn.discard-two", "T.end.win"],
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
          status: "ours",
          text: {
            en: "The sea books list one card or none among the reasons for losing. The Ascent, by the same designer, says that only having nothing to do loses. We follow the Ascent; strict follows the sea books.",
            fr: "Les livrets de la mer citent une carte ou aucune parmi les raisons de perdre. The Ascent, du même auteur, dit que seul le manque d’action fait perdre. Nous suivons The Ascent ; l’option stricte suit la mer.",
            de: "Die Hefte der See nennen eine oder keine Karte unter den Gründen für die Niederlage. The Ascent vom selben Autor sagt, dass nur verliert, wer nichts tun kann. Wir folgen The Ascent; streng folgt der See.",
          },
        },
      ],
      related: ["T.end.lose", "A.end.lose"],
    },
  },
} as const satisfies BookChapter;
