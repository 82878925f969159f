import type { Ruling } from "./shapes";

/** What people ask about Stormy Seas and the Competitive game. */
export const ASKED_ABOUT_STORMY_SEAS: readonly Ruling[] = [
  {
    id: "asked-rocks-where",
    ground: "answered",
    clauses: ["T.rocks.move"],
    question: {
      en: "Where may the rocks move, and what if I cannot discard two?",
      fr: "Où vont les récifs, et si l’on ne peut pas en défausser deux ?",
      de: "Wohin dürfen die Felsen, und wenn ich nicht zwei abwerfen kann?",
    },
    answer: {
      en: "To any other row with an empty space. If you cannot discard two, they must move.",
      fr: "Vers toute autre rangée qui a une case vide. Si tu ne peux pas en défausser deux, ils doivent bouger.",
      de: "In jede andere Reihe mit einem leeren Feld. Kannst du nicht zwei abwerfen, müssen sie umziehen.",
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
  {
    id: "asked-two-yellow",
    ground: "answered",
    clauses: ["T.storm.yellow"],
    question: {
      en: "Two yellow Storms: is the limit lower?",
      fr: "Deux Tempêtes jaunes : la limite baisse-t-elle ?",
      de: "Zwei gelbe Stürme: Sinkt das Limit weiter?",
    },
    answer: {
      en: "With two, the limit stays three. But each of them needs a Compass of its own.",
      fr: "Avec deux, la limite reste à trois. Mais chacune demande sa propre boussole.",
      de: "Mit zweien bleibt das Limit bei drei. Aber jeder braucht seinen eigenen Kompass.",
    },
  },
  {
    id: "asked-purple-who",
    ground: "answered",
    clauses: ["T.storm.purple"],
    question: {
      en: "Who picks the row for a purple Storm?",
      fr: "Qui choisit la rangée d’une Tempête pourpre ?",
      de: "Wer wählt die Reihe für einen violetten Sturm?",
    },
    answer: {
      en: "Whoever drew it, from the rows with an empty space.",
      fr: "Qui l’a piochée, parmi les rangées qui ont une case vide.",
      de: "Wer ihn gezogen hat, unter den Reihen mit einem leeren Feld.",
    },
  },
  {
    id: "asked-storm-whom",
    ground: "answered",
    clauses: ["T.storm.yellow", "T.storm.orange"],
    question: {
      en: "Does a Storm hold for all players?",
      fr: "Une Tempête vaut-elle pour tous ?",
      de: "Gilt ein Sturm für alle?",
    },
    answer: {
      en: "A yellow or orange one only for whoever has it. A purple one closes its row to everyone.",
      fr: "Une jaune ou une orange ne vaut que pour qui l’a devant soi. Une pourpre ferme sa rangée à tous.",
      de: "Ein gelber oder orangefarbener nur für die Person, vor der er liegt. Ein violetter sperrt seine Reihe für alle.",
    },
  },
  {
    id: "asked-compass-earn",
    ground: "answered",
    clauses: ["T.compass.gain-start", "T.compass.gain-row", "T.compass.gain-hand", "T.compass.six"],
    question: {
      en: "How do we get Compasses?",
      fr: "Comment obtenir des Boussoles ?",
      de: "Wie bekommen wir Kompasse?",
    },
    answer: {
      en: "You begin with none. One comes for the Start, one for a row of six numbers in sequence, one for discarding a whole hand as your action.",
      fr: "Au début, aucune. Le départ en donne une, une rangée de six nombres qui se suivent aussi, et défausser toute sa main comme action aussi.",
      de: "Am Anfang keine. Einen gibt der Start, einen eine Reihe aus sechs aufeinander folgenden Zahlen, einen das Abwerfen der ganzen Hand als Aktion.",
    },
  },
  {
    id: "asked-compass-action",
    ground: "answered",
    clauses: ["T.compass.shared"],
    question: {
      en: "Does spending a Compass use up my turn?",
      fr: "Utiliser une Boussole prend-il le tour ?",
      de: "Verbraucht ein Kompass meinen Zug?",
    },
    answer: {
      en: "A Compass takes no action. It may be spent at any time, even on another’s turn.",
      fr: "Une Boussole ne prend pas d’action. Elle s’utilise à tout moment, même au tour d’un autre.",
      de: "Ein Kompass kostet keine Aktion. Er geht jederzeit, auch in einem fremden Zug.",
    },
  },
  {
    id: "asked-wild-price",
    ground: "answered",
    clauses: ["T.wild.any"],
    question: {
      en: "Does a Wild cost something, and may its number change later?",
      fr: "Un Joker coûte-t-il quelque chose, et peut-il changer de nombre ?",
      de: "Kostet ein Joker etwas, und darf sich seine Zahl ändern?",
    },
    answer: {
      en: "It costs what the card it stands for would cost, and it stays what you named it.",
      fr: "Il coûte ce que coûterait la carte qu’il remplace, et il reste ce qui a été annoncé.",
      de: "Er kostet so viel wie die Karte, für die er steht, und bleibt, was du angesagt hast.",
    },
  },
  {
    id: "asked-duel-winner",
    ground: "answered",
    clauses: ["T.duel.score", "T.duel.end"],
    question: {
      en: "Who wins the Competitive game?",
      fr: "Qui gagne la Compétition ?",
      de: "Wer gewinnt den Wettstreit?",
    },
    answer: {
      en: "Whoever has more points when it ends.",
      fr: "Qui a le plus de points à la fin.",
      de: "Wer am Ende mehr Punkte hat.",
    },
  },
  {
    id: "asked-duel-cards",
    ground: "answered",
    clauses: ["T.duel.deck"],
    question: {
      en: "Are there Starts and Finish cards in the Competitive game?",
      fr: "Y a-t-il des départs et des arrivées en Compétition ?",
      de: "Gibt es im Wettstreit Starts und Ziele?",
    },
    answer: {
      en: "Only the 80 Islands are used in the Competitive game: no Start, no Finish.",
      fr: "En Compétition, on n’utilise que les 80 îles : ni départ ni arrivée.",
      de: "Im Wettstreit wird nur mit den 80 Inseln gespielt: kein Start, kein Ziel.",
    },
  },
];
