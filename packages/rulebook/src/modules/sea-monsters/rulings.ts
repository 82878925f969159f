import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
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
      fr: "Elle reste en main, on dit qui tient le monstre, et la personne fait une autre action.",
      de: "Es bleibt auf der Hand, die Person mit dem Ungeheuer wird genannt, und man tut etwas anderes.",
    },
  },
  {
    id: "sea-monster-own",
    ground: "silent",
    clauses: ["T.monster.finish"],
    question: {
      en: "May someone who holds a Sea Monster try the Finish? And if a monster is drawn later?",
      fr: "Qui tient un Monstre marin peut-il tenter l’arrivée ? Et si un monstre est pioché plus tard ?",
      de: "Darf, wer selbst ein Seeungeheuer hält, das Ziel versuchen? Und wenn später eines gezogen wird?",
    },
    answer: {
      en: "Whoever holds a Sea Monster does not try the Finish. A monster drawn later is found by a later try.",
      fr: "Qui tient un Monstre marin ne tente pas l’arrivée. Un monstre pioché plus tard se découvre à un essai suivant.",
      de: "Wer ein Seeungeheuer hält, versucht das Ziel nicht. Ein später gezogenes zeigt ein späterer Versuch.",
    },
  },
  {
    id: "asked-monster-price",
    ground: "answered",
    clauses: ["T.monster.play"],
    question: {
      en: "Does playing a Sea Monster cost cards?",
      fr: "Jouer un Monstre marin coûte-t-il des cartes ?",
      de: "Kostet es Karten, ein Seeungeheuer zu spielen?",
    },
    answer: {
      en: "It costs no cards. It takes your action and a card from the grid, and nothing from your hand.",
      fr: "Il ne coûte aucune carte. Il prend ton action et une carte de la grille, mais rien de ta main.",
      de: "Es kostet keine Karten. Es nimmt deine Aktion und eine Karte im Raster, aber nichts aus deiner Hand.",
    },
  },
  {
    id: "asked-monster-only",
    ground: "answered",
    clauses: ["T.end.lose", "T.monster.keep"],
    question: {
      en: "I hold nothing but Sea Monsters. Have we lost?",
      fr: "Je n’ai que des Monstres marins en main. Est-ce perdu ?",
      de: "Ich habe nur Seeungeheuer auf der Hand. Haben wir verloren?",
    },
    answer: {
      en: "Not while one of them can be played on a card in the grid. If none can, you have no action, and all lose.",
      fr: "Pas tant que l’un d’eux peut se jouer sur une carte de la grille. Sinon tu n’as aucune action, et tout le monde perd.",
      de: "Nicht, solange eines auf eine Karte im Raster gespielt werden kann. Geht das nicht, hast du keine Aktion, und alle verlieren.",
    },
  },
  {
    id: "asked-monster-where",
    ground: "silent",
    clauses: ["T.monster.play"],
    question: {
      en: "May a Sea Monster strike the Start or an empty space?",
      fr: "Un Monstre marin peut-il frapper le départ ou une case vide ?",
      de: "Darf ein Seeungeheuer den Start oder ein leeres Feld treffen?",
    },
    answer: {
      en: "It needs a card in the grid. An empty space will not do, and the Start is not in the grid.",
      fr: "Il lui faut une carte de la grille. Une case vide ne va pas, et le départ n’est pas dans la grille.",
      de: "Es braucht eine Karte im Raster. Ein leeres Feld reicht nicht, und der Start liegt nicht im Raster.",
    },
  },
  {
    id: "asked-monster-hole",
    ground: "answered",
    clauses: ["T.monster.play"],
    question: {
      en: "What about the space that a Sea Monster has emptied?",
      fr: "Que devient la case vidée par un Monstre marin ?",
      de: "Was wird aus dem Feld, das ein Seeungeheuer geleert hat?",
    },
    answer: {
      en: "It is empty again, and another Island must fill it. The Island it took is out of the game.",
      fr: "Elle est de nouveau vide, et une autre île doit la remplir. L’île prise est hors du jeu.",
      de: "Es ist wieder leer, und eine andere Insel muss es füllen. Die Insel, die es nahm, ist aus dem Spiel.",
    },
  },
  {
    id: "asked-monster-wait",
    ground: "answered",
    clauses: ["T.monster.play", "T.monster.keep"],
    question: {
      en: "Must I play a Sea Monster at once?",
      fr: "Faut-il jouer un Monstre marin tout de suite ?",
      de: "Muss ich ein Seeungeheuer sofort spielen?",
    },
    answer: {
      en: "You may keep it in hand as long as you like; only the Finish waits for it.",
      fr: "Tu peux le garder en main aussi longtemps que tu veux ; seule l’arrivée attend qu’il soit joué.",
      de: "Du darfst es auf der Hand behalten, solange du willst; nur das Ziel wartet darauf.",
    },
  },
];
