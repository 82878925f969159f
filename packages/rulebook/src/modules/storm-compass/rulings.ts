import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
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
      en: "Two may share a row. Where no row has space, the Storm is set aside.",
      fr: "Deux peuvent partager une rangée. Si aucune n’a de place, la Tempête est mise de côté.",
      de: "Zwei dürfen sich eine Reihe teilen. Hat keine Reihe Platz, kommt der Sturm zur Seite.",
    },
  },
  {
    id: "sea-orange-others",
    ground: "differ",
    clauses: ["T.storm.orange"],
    question: {
      en: "Under an orange Storm, what else may be done?",
      fr: "Sous une Tempête orange, que peut-on encore faire ?",
      de: "Was darf man unter einem orangefarbenen Sturm sonst noch tun?",
    },
    answer: {
      en: "Start, Finish, discarding two, Sea Monsters and discarding the whole hand.",
      fr: "Départ, arrivée, défausse de deux cartes, Monstres marins et défausse de toute la main.",
      de: "Start, Ziel, zwei abwerfen, Seeungeheuer und die ganze Hand abwerfen.",
    },
  },
  {
    id: "sea-yellow-owes-more",
    ground: "silent",
    clauses: ["T.storm.yellow-start"],
    question: {
      en: "A share is larger than the hand, and two unseen cards may be given?",
      fr: "Une part dépasse la main, et deux cartes non vues peuvent être données ?",
      de: "Ein Anteil ist größer als die Hand, und zwei ungesehene Karten dürfen gegeben werden?",
    },
    answer: {
      en: "The two of the pile go first, then the hand. The right stays even if a Compass removes the Storm meanwhile.",
      fr: "Les deux de la pioche d’abord, puis la main. Le droit reste même si une Boussole retire la Tempête entre-temps.",
      de: "Zuerst die zwei vom Stapel, dann die Hand. Das Recht bleibt, auch wenn ein Kompass den Sturm inzwischen entfernt.",
    },
  },
  {
    id: "sea-yellow-start-who",
    ground: "silent",
    clauses: ["T.storm.yellow-start"],
    question: {
      en: "Who may give two unseen cards, and what if only one is owed?",
      fr: "Qui peut donner deux cartes non vues, et si une seule est due ?",
      de: "Wer darf zwei ungesehene Karten geben, und wenn nur eine fehlt?",
    },
    answer: {
      en: "Whoever has a yellow Storm when the Start is laid, or gets one from the extra cards. Both cards go, even for one.",
      fr: "Qui a une Tempête jaune quand le départ est posé, ou en reçoit une des cartes de plus. Les deux partent, même pour une.",
      de: "Wer einen gelben Sturm hat, wenn der Start gelegt wird, oder einen mit den zusätzlichen Karten bekommt. Beide gehen, auch für eine.",
    },
  },
  {
    id: "sea-unseen-specials",
    ground: "silent",
    clauses: ["T.storm.yellow-start", "T.monster.keep", "T.storm.draw"],
    question: {
      en: "What if one of the two unseen cards is a Sea Monster or a Storm?",
      fr: "Et si l’une des deux cartes non vues est un Monstre marin ou une Tempête ?",
      de: "Und wenn eine der zwei ungesehenen ein Seeungeheuer oder ein Sturm ist?",
    },
    answer: {
      en: "It goes too, without effect; nobody looks at it.",
      fr: "Elle part aussi, sans effet ; personne ne la regarde.",
      de: "Sie geht auch weg, ohne Wirkung; niemand sieht sie an.",
    },
  },
  {
    id: "sea-yellow-shedding",
    ground: "silent",
    clauses: ["T.storm.yellow", "T.compass.shared"],
    question: {
      en: "May a Compass remove a yellow Storm while its cards are being discarded?",
      fr: "Une Boussole peut-elle retirer une Tempête jaune pendant qu’on défausse pour elle ?",
      de: "Darf ein Kompass einen gelben Sturm entfernen, während man für ihn abwirft?",
    },
    answer: {
      en: "A Compass may remove it meanwhile. Then nothing more is discarded.",
      fr: "Une Boussole peut la retirer pendant ce temps. Alors on ne défausse plus rien.",
      de: "Ein Kompass darf ihn währenddessen entfernen. Dann wirft man nichts mehr ab.",
    },
  },
  {
    id: "sea-extra-storm",
    ground: "silent",
    clauses: ["T.start.two-players"],
    question: {
      en: "Is a Storm among the two extra cards replaced?",
      fr: "Une Tempête parmi les deux cartes de plus est-elle remplacée ?",
      de: "Wird ein Sturm unter den zwei zusätzlichen Karten ersetzt?",
    },
    answer: {
      en: "It is not replaced: it is one of the two.",
      fr: "Elle n’est pas remplacée : elle est l’une des deux.",
      de: "Er wird nicht ersetzt: Er ist einer der zwei.",
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
      en: "Discarding the whole hand is the action. It takes two cards or more and no Sea Monster.",
      fr: "Défausser toute sa main est l’action. Il faut deux cartes ou plus et aucun Monstre marin.",
      de: "Die ganze Hand abzuwerfen ist die Aktion. Es braucht zwei oder mehr Karten und kein Seeungeheuer.",
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
    answer: {
      en: "A row filled again earns a Compass again.",
      fr: "Une rangée remplie de nouveau rapporte de nouveau une Boussole.",
      de: "Eine wieder gefüllte Reihe bringt wieder einen Kompass.",
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
    answer: {
      en: "A Compass can be spent only while a Storm lies on the table.",
      fr: "Une Boussole ne s’utilise que si une Tempête est en jeu.",
      de: "Ein Kompass lässt sich nur ausgeben, solange ein Sturm liegt.",
    },
  },
  {
    id: "sea-compass-rescue",
    ground: "silent",
    clauses: ["T.compass.shared", "T.end.lose"],
    question: {
      en: "The player in turn can do nothing, but the crew has a Compass and a Storm lies?",
      fr: "La personne dont c’est le tour ne peut rien faire, mais l’équipage a une Boussole et une Tempête est là ?",
      de: "Wer am Zug ist, kann nichts tun, aber die Crew hat einen Kompass und ein Sturm liegt da?",
    },
    answer: {
      en: "The game is not lost yet. Anyone may spend the Compass, or a Wild as one. If that helps nothing, the loss comes then. Against the strict option nothing helps.",
      fr: "La partie n’est pas encore perdue. Chacun peut dépenser la Boussole, ou un Joker à sa place. Si cela n’aide pas, la perte vient alors. Contre l’option stricte, rien n’aide.",
      de: "Das Spiel ist noch nicht verloren. Jede Person darf den Kompass oder einen Joker dafür ausgeben. Hilft das nicht, ist es dann verloren. Gegen die strenge Option hilft nichts.",
    },
  },
  {
    id: "asked-sea-yellow-draw",
    ground: "answered",
    clauses: ["T.turn.draw", "T.storm.yellow"],
    question: {
      en: "How far do I draw under a yellow Storm?",
      fr: "Jusqu’à combien pioche-t-on sous une Tempête jaune ?",
      de: "Wie weit ziehe ich unter einem gelben Sturm nach?",
    },
    answer: {
      en: "Up to three cards, as long as the Storm lies in front of you.",
      fr: "Jusqu’à trois cartes, tant que la Tempête est devant toi.",
      de: "Bis auf drei Karten, solange der Sturm vor dir liegt.",
    },
  },
  {
    id: "asked-storm-counts",
    ground: "answered",
    clauses: ["T.storm.draw"],
    question: {
      en: "How many Storms are there of each colour?",
      fr: "Combien de Tempêtes de chaque couleur ?",
      de: "Wie viele Stürme gibt es von jeder Farbe?",
    },
    answer: {
      en: "There are six. The book does not give their colours; we use two yellow, two purple and two orange.",
      fr: "Il y en a six. Le livret ne donne pas les couleurs ; nous en prenons deux jaunes, deux pourpres et deux orange.",
      de: "Es sind sechs. Die Farben nennt das Heft nicht; wir nehmen zwei gelbe, zwei violette und zwei orangefarbene.",
    },
  },
  {
    id: "asked-storm-talk",
    ground: "answered",
    clauses: ["T.turn.silence", "T.compass.shared"],
    question: {
      en: "May we talk about which Storm to remove?",
      fr: "Peut-on parler de la Tempête à retirer ?",
      de: "Dürfen wir besprechen, welcher Sturm entfernt wird?",
    },
    answer: {
      en: "You may talk freely about which Storm to remove. Everything else stays unsaid.",
      fr: "On peut parler librement de la Tempête à retirer. Du reste, on ne dit rien.",
      de: "Welcher Sturm geht, dürft ihr frei besprechen. Alles andere bleibt ungesagt.",
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
      fr: "Avec deux, la limite reste à trois. Mais chacune demande sa propre Boussole.",
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
];
