import type { Ruling } from "./shapes";

/** Questions about Jagged Rocks, Sea Monsters and Storms. */
export const STORMY_RULINGS: readonly Ruling[] = [
  {
    id: "sea-rocks-monster",
    ground: "silent",
    clauses: ["T.rocks.block"],
    question: {
      en: "May a Sea Monster strike in the rocks’ row?",
      fr: "Un Monstre marin peut-il frapper dans la rangée des récifs ?",
      de: "Darf ein Seeungeheuer in der Reihe der Felsen angreifen?",
    },
    answer: {
      en: "A Sea Monster cannot strike in the rocks’ row.",
      fr: "Un Monstre marin ne peut pas frapper dans la rangée des récifs.",
      de: "Ein Seeungeheuer kann in der Reihe der Felsen nicht zuschlagen.",
    },
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
      fr: "Elle reste en main, on dit qui tient le monstre, et la personne fait une autre action.",
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
];
