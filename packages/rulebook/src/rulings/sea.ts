import type { Ruling } from "./shapes";

/** Questions about Tranquility, Stormy Seas and the variants, in the order of the rules. */
export const SEA_RULINGS: readonly Ruling[] = [
  {
    id: "sea-removed-count",
    ground: "silent",
    clauses: ["T.setup.remove"],
    question: {
      en: "May we take out a number of Islands that has no name?",
      fr: "Peut-on retirer un nombre d’îles qui n’a pas de nom ?",
      de: "Darf man auch eine Zahl von Inseln ohne Namen herausnehmen?",
    },
    answer: {
      en: "Yes, any number from 0 to 12.",
      fr: "Oui, tout nombre de 0 à 12.",
      de: "Ja, jede Zahl von 0 bis 12.",
    },
  },
  {
    id: "sea-first-player",
    ground: "differ",
    clauses: ["T.setup.first"],
    question: {
      en: "Fewest cards or chance: who goes first?",
      fr: "La plus petite pioche ou le sort : qui commence ?",
      de: "Kleinster Stapel oder Los: wer beginnt?",
    },
    answer: {
      en: "One of those with the fewest cards, by chance. The English book offers either, the French one joins them.",
      fr: "Une des plus petites pioches, tirée au sort. Le livret anglais propose l’un ou l’autre, le français joint les deux.",
      de: "Jemand mit dem kleinsten Stapel, durch das Los. Das englische Heft nennt beides zur Wahl, das französische verbindet es.",
    },
  },
  {
    id: "sea-gap",
    ground: "silent",
    clauses: ["T.place.gap-allowed"],
    question: {
      en: "May a card make the grid impossible to fill?",
      fr: "Une carte peut-elle rendre la grille impossible ?",
      de: "Darf eine Karte das Raster unlösbar machen?",
    },
    answer: {
      en: "Yes, except in the Competitive game.",
      fr: "Oui, sauf en Compétition.",
      de: "Ja, außer im Wettstreit.",
    },
  },
  {
    id: "sea-finish-place",
    ground: "differ",
    clauses: ["T.finish.when"],
    question: {
      en: "Does the Finish take a space of the grid?",
      fr: "L’arrivée prend-elle une case de la grille ?",
      de: "Belegt das Ziel ein Feld des Rasters?",
    },
    answer: {
      en: "No. All 36 spaces hold Islands. The French wording, a corner of the grid, means its frame, as for the Start.",
      fr: "Non. Les 36 cases portent des îles. Le coin de la grille du livret français est celui du cadre, comme pour le départ.",
      de: "Nein. Auf allen 36 Feldern liegen Inseln. Die Ecke im französischen Heft meint den Rahmen, wie beim Start.",
    },
  },
  {
    id: "sea-start-short-pile",
    ground: "silent",
    clauses: ["T.start.two-players"],
    question: {
      en: "Two players, and the pile is short or brings a Storm?",
      fr: "À deux, et la pioche est courte ou donne une Tempête ?",
      de: "Zu zweit, und der Stapel ist kurz oder bringt einen Sturm?",
    },
    answer: {
      en: "Draw what is there. A Storm takes effect first; its discards do not count toward the eight.",
      fr: "Piocher ce qu’il y a. Une Tempête agit d’abord ; ses défausses ne comptent pas dans les huit.",
      de: "Man zieht, was da ist. Ein Sturm wirkt zuerst; was er kostet, zählt nicht zu den acht.",
    },
  },
  {
    id: "sea-start-solo",
    ground: "missing",
    clauses: ["T.start.solo"],
    question: {
      en: "What does the Start cost when playing alone?",
      fr: "Que coûte le départ en solo ?",
      de: "Was kostet der Start allein?",
    },
    answer: {
      en: "Draw eight, discard eight. The number may be set from 4 to 9.",
      fr: "Piocher huit, défausser huit. Le nombre se règle de 4 à 9.",
      de: "Acht ziehen, acht abwerfen. Die Zahl ist von 4 bis 9 einstellbar.",
    },
  },
  {
    id: "sea-start-refill",
    ground: "silent",
    clauses: ["T.start.refill"],
    question: {
      en: "In which order does everyone draw up?",
      fr: "Dans quel ordre chacun complète-t-il sa main ?",
      de: "In welcher Folge ziehen alle nach?",
    },
    answer: {
      en: "In turn order, the active player first.",
      fr: "Dans l’ordre du tour, la personne active d’abord.",
      de: "Im Uhrzeigersinn, zuerst die Person am Zug.",
    },
  },
  {
    id: "sea-start-unpayable",
    ground: "silent",
    clauses: ["T.start.unpayable"],
    question: {
      en: "What if the crew has fewer than eight cards to give?",
      fr: "Et si l’équipage a moins de huit cartes à donner ?",
      de: "Und wenn die Crew weniger als acht Karten geben kann?",
    },
    answer: {
      en: "The Start cannot be played, and its holder may do something else.",
      fr: "Le départ ne se joue pas, et son porteur peut faire autre chose.",
      de: "Der Start ist nicht spielbar, und wer ihn hält, darf etwas anderes tun.",
    },
  },
  {
    id: "sea-start-among-eight",
    ground: "silent",
    clauses: ["T.start.eight"],
    question: {
      en: "May a second Start be one of the eight?",
      fr: "Un second départ peut-il être parmi les huit ?",
      de: "Darf ein zweiter Start unter den acht sein?",
    },
    answer: { en: "Yes.", fr: "Oui.", de: "Ja." },
  },
  {
    id: "sea-last-card",
    ground: "differ",
    clauses: ["T.end.last-card"],
    question: {
      en: "Does one last card lose at once?",
      fr: "Une dernière carte fait-elle perdre aussitôt ?",
      de: "Verliert man mit einer letzten Karte sofort?",
    },
    answer: {
      en: "No, if it can be played for free. The strict option says yes.",
      fr: "Non, si elle se joue gratuitement. L’option stricte dit oui.",
      de: "Nein, wenn man sie kostenlos spielen kann. Die strenge Option sagt ja.",
    },
  },
  {
    id: "sea-rocks-monster",
    ground: "silent",
    clauses: ["T.rocks.block"],
    question: {
      en: "May a Sea Monster strike in the rocks’ row?",
      fr: "Un Monstre marin peut-il frapper dans la rangée des récifs ?",
      de: "Darf ein Seeungeheuer in der Reihe der Felsen angreifen?",
    },
    answer: { en: "No.", fr: "Non.", de: "Nein." },
  },
  {
    id: "sea-monster-finish",
    ground: "silent",
    clauses: ["T.monster.finish"],
    question: {
      en: "What happens to a Finish tried while a hand holds a Sea Monster?",
      fr: "Que devient une arrivée tentée alors qu’une main a un Monstre marin ?",
      de: "Was geschieht mit dem Ziel, solange eine Hand ein Seeungeheuer hält?",
    },
    answer: {
      en: "It stays in hand, the holder is named, and the player takes another action.",
      fr: "Elle reste en main, le porteur est nommé et la personne fait une autre action.",
      de: "Es bleibt auf der Hand, die Person mit dem Ungeheuer wird genannt, und man tut etwas anderes.",
    },
  },
  {
    id: "sea-storm-colours",
    ground: "silent",
    clauses: ["T.storm.draw"],
    question: {
      en: "How many Storms are there of each colour?",
      fr: "Combien de Tempêtes de chaque couleur ?",
      de: "Wie viele Stürme gibt es je Farbe?",
    },
    answer: { en: "Two of each.", fr: "Deux de chaque.", de: "Je zwei." },
  },
  {
    id: "sea-storm-opening",
    ground: "silent",
    clauses: ["T.storm.draw"],
    question: {
      en: "What of a Storm in an opening hand?",
      fr: "Et une Tempête dans une première main ?",
      de: "Was ist mit einem Sturm in der ersten Hand?",
    },
    answer: {
      en: "It takes effect too, one player at a time in turn order.",
      fr: "Elle agit aussi, une personne à la fois, dans l’ordre du tour.",
      de: "Er wirkt auch, eine Person nach der anderen im Uhrzeigersinn.",
    },
  },
  {
    id: "sea-yellow-start",
    ground: "silent",
    clauses: ["T.storm.yellow-start"],
    question: {
      en: "How often may a yellow Storm give two unseen cards?",
      fr: "Combien de fois une Tempête jaune donne-t-elle deux cartes non vues ?",
      de: "Wie oft gibt ein gelber Sturm zwei ungesehene Karten?",
    },
    answer: {
      en: "Once, and only if two are there.",
      fr: "Une fois, et seulement s’il y en a deux.",
      de: "Einmal und nur, wenn zwei da sind.",
    },
  },
  {
    id: "sea-purple-row",
    ground: "silent",
    clauses: ["T.storm.purple"],
    question: {
      en: "May two purple Storms share a row? And if no row has space?",
      fr: "Deux Tempêtes pourpres sur une rangée ? Et si aucune n’a de place ?",
      de: "Dürfen zwei violette Stürme eine Reihe teilen? Und wenn keine Platz hat?",
    },
    answer: {
      en: "They may. With no such row the Storm is set aside.",
      fr: "Oui. Sans telle rangée, la Tempête est mise de côté.",
      de: "Ja. Ohne solche Reihe kommt der Sturm zur Seite.",
    },
  },
  {
    id: "sea-orange-others",
    ground: "differ",
    clauses: ["T.storm.orange"],
    question: {
      en: "Under an orange Storm, what else may be done?",
      fr: "Sous une Tempête orange, que peut-on encore faire ?",
      de: "Was darf man unter einem orangen Sturm sonst noch tun?",
    },
    answer: {
      en: "Start, Finish, discarding two, Sea Monsters and discarding the whole hand.",
      fr: "Départ, arrivée, défausse de deux cartes, Monstres marins et défausse de toute la main.",
      de: "Start, Ziel, zwei abwerfen, Seeungeheuer und die ganze Hand abwerfen.",
    },
  },
  {
    id: "sea-compass-hand",
    ground: "differ",
    clauses: ["T.compass.gain-hand"],
    question: {
      en: "Does discarding the whole hand for a Compass use up the turn?",
      fr: "Défausser toute la main pour une Boussole prend-il le tour ?",
      de: "Kostet das Abwerfen der ganzen Hand für einen Kompass den Zug?",
    },
    answer: {
      en: "Yes, it is the action. It takes two cards or more and no Sea Monster.",
      fr: "Oui, c’est l’action. Il faut deux cartes ou plus et aucun Monstre marin.",
      de: "Ja, es ist die Aktion. Es braucht zwei oder mehr Karten und kein Seeungeheuer.",
    },
  },
  {
    id: "sea-compass-spent",
    ground: "silent",
    clauses: ["T.compass.six"],
    question: {
      en: "Where does a spent Compass go?",
      fr: "Où va une Boussole dépensée ?",
      de: "Wohin kommt ein ausgegebener Kompass?",
    },
    answer: { en: "Out of the game.", fr: "Hors de la partie.", de: "Aus dem Spiel." },
  },
  {
    id: "sea-compass-row-again",
    ground: "silent",
    clauses: ["T.compass.gain-row"],
    question: {
      en: "Does a row filled again earn a second Compass?",
      fr: "Une rangée remplie de nouveau rapporte-t-elle une seconde Boussole ?",
      de: "Bringt eine neu gefüllte Reihe einen zweiten Kompass?",
    },
    answer: { en: "Yes.", fr: "Oui.", de: "Ja." },
  },
  {
    id: "sea-wild-limits",
    ground: "differ",
    clauses: ["T.wild.any", "T.wild.free"],
    question: {
      en: "What may a Wild stand in for? Only the English edition has Wild cards.",
      fr: "Que peut remplacer un Joker ? Seule l’édition anglaise en a.",
      de: "Wofür darf ein Joker stehen? Nur die englische Ausgabe hat Joker.",
    },
    answer: {
      en: "An Island neither placed nor destroyed, a Start, a Finish; a Compass or Sea Monster if its expansion is in play.",
      fr: "Une île ni posée ni détruite, un départ, une arrivée ; une Boussole ou un Monstre marin si l’extension est en jeu.",
      de: "Eine Insel, die weder liegt noch zerstört ist, Start, Ziel; Kompass oder Seeungeheuer, wenn die Erweiterung dabei ist.",
    },
  },
  {
    id: "sea-pyramid-shape",
    ground: "missing",
    clauses: ["T.pyramid.layout"],
    question: {
      en: "Where do the border cards of the Pyramid lie?",
      fr: "Où sont les cartes de bordure de la Pyramide ?",
      de: "Wo liegen die Randkarten der Pyramide?",
    },
    answer: {
      en: "On every second space of each row, from its left end on. Other layouts may be chosen.",
      fr: "Une case sur deux de chaque rangée, dès son bout gauche. D’autres plans sont possibles.",
      de: "Auf jedem zweiten Feld jeder Reihe, vom linken Ende an. Andere Pläne sind wählbar.",
    },
  },
  {
    id: "sea-pyramid-empty",
    ground: "silent",
    clauses: ["T.pyramid.draw"],
    question: {
      en: "What if the Explorer deck is empty?",
      fr: "Et si la pile d’explorateur est vide ?",
      de: "Und wenn der Entdeckerstapel leer ist?",
    },
    answer: { en: "It gives nothing.", fr: "Elle ne donne rien.", de: "Er gibt nichts." },
  },
  {
    id: "sea-pyramid-paid",
    ground: "silent",
    clauses: ["T.pyramid.storm", "T.pyramid.monster"],
    question: {
      en: "Is the price paid when a Storm or Sea Monster takes the Island away?",
      fr: "Paie-t-on si une Tempête ou un Monstre marin enlève l’île ?",
      de: "Bezahlt man, wenn Sturm oder Seeungeheuer die Insel nimmt?",
    },
    answer: { en: "No.", fr: "Non.", de: "Nein." },
  },
  {
    id: "sea-night-opening",
    ground: "silent",
    clauses: ["T.night.begin"],
    question: {
      en: "Does a Compass in an opening hand turn the hands?",
      fr: "Une Boussole dans une première main tourne-t-elle les mains ?",
      de: "Dreht ein Kompass in der ersten Hand die Hände?",
    },
    answer: {
      en: "No. It is set aside and replaced.",
      fr: "Non. Elle est mise de côté et remplacée.",
      de: "Nein. Er kommt zur Seite und wird ersetzt.",
    },
  },
  {
    id: "sea-night-finish",
    ground: "silent",
    clauses: ["T.night.win"],
    question: {
      en: "May a Finish be played while cards show the wrong side?",
      fr: "L’arrivée se joue-t-elle avec des cartes du mauvais côté ?",
      de: "Darf das Ziel gespielt werden, wenn Karten falsch liegen?",
    },
    answer: { en: "No.", fr: "Non.", de: "Nein." },
  },
  {
    id: "sea-duel-pass",
    ground: "silent",
    clauses: ["T.duel.pass"],
    question: {
      en: "What if a player of the duel can do nothing at all?",
      fr: "Et si, en Compétition, une personne ne peut rien faire ?",
      de: "Und wenn man im Wettstreit gar nichts tun kann?",
    },
    answer: { en: "That player passes.", fr: "Elle passe.", de: "Man passt." },
  },
  {
    id: "sea-duel-tie",
    ground: "silent",
    clauses: ["T.duel.tie"],
    question: {
      en: "How long must a run be to break a tie?",
      fr: "Quelle longueur de suite départage ?",
      de: "Wie lang muss eine Folge bei Gleichstand sein?",
    },
    answer: { en: "Any length counts.", fr: "Toute longueur compte.", de: "Jede Länge zählt." },
  },
  {
    id: "sea-variants-mix",
    ground: "silent",
    clauses: ["T.setup.mix", "T.setup.remove"],
    question: {
      en: "May variants be combined with other options?",
      fr: "Les variantes se combinent-elles avec d’autres options ?",
      de: "Lassen sich Varianten mit anderen Optionen verbinden?",
    },
    answer: {
      en: "Not with Stormy Seas cards. Islands may be taken out, except in the Competitive game.",
      fr: "Pas avec les Mers agitées. On peut retirer des îles, sauf en Compétition.",
      de: "Nicht mit der Stürmischen See. Inseln darf man herausnehmen, außer im Wettstreit.",
    },
  },
  {
    id: "sea-arch-pillars",
    ground: "missing",
    clauses: ["T.arch.layout"],
    question: {
      en: "What shape do the pillars have?",
      fr: "Quelle forme ont les piliers ?",
      de: "Welche Form haben die Pfeiler?",
    },
    answer: {
      en: "Two spaces wide, three high, three apart.",
      fr: "Deux cases de large, trois de haut, trois entre eux.",
      de: "Zwei Felder breit, drei hoch, drei dazwischen.",
    },
  },
  {
    id: "sea-compass-no-storm",
    ground: "silent",
    clauses: ["T.compass.target"],
    question: {
      en: "May a Compass be spent with no Storm about?",
      fr: "Peut-on dépenser une Boussole sans Tempête ?",
      de: "Darf man einen Kompass ohne Sturm ausgeben?",
    },
    answer: { en: "No.", fr: "Non.", de: "Nein." },
  },
];
