import type { BookChapter } from "../../../clauses/shapes";

/** EN 4 "Start Cards", FR 4 "Cartes de départ": the Start and the eight cards it costs. */
export const startClauses = {
  title: { en: "The Start", fr: "Le départ", de: "Der Start" },
  clauses: {
    "T.start.forced": {
      title: {
        en: "A Start must be played",
        fr: "La carte de départ doit être jouée",
        de: "Ein Start muss gespielt werden",
      },
      answer: {
        en: "If you hold a Start and none has been played yet, you *must* play it this turn.",
        fr: "Si tu as une carte de départ en main et qu’aucune n’est posée, tu *dois* la jouer à ce tour.",
        de: "Hast du einen Start und liegt noch keiner, *musst* du ihn in diesem Zug spielen.",
      },
      rule: {
        en: "You hold a Start and none has been played yet: playing it is your action this turn. It goes on its own space outside the grid and has no neighbours.",
        fr: "Tu as une carte de départ en main et aucune n’est posée : la jouer est ton action de ce tour. Elle va sur sa propre case, hors de la grille, et n’a pas de voisine.",
        de: "Du hast einen Start und noch liegt keiner: Ihn zu spielen ist in diesem Zug deine Aktion. Er kommt auf sein eigenes Feld außerhalb des Rasters und hat keine Nachbarn.",
      },
      related: ["T.start.eight", "T.start.unpayable", "T.start.spare", "T.setup.hand"],
    },
    "T.start.eight": {
      title: { en: "Eight cards, together", fr: "Huit cartes, ensemble", de: "Acht Karten, gemeinsam" },
      answer: {
        en: "When the Start is played, the crew discards *eight* cards in all, shared as you like.",
        fr: "Quand le départ est joué, l’équipage défausse *huit* cartes en tout, réparties librement.",
        de: "Wird der Start gespielt, wirft die Crew zusammen *acht* Karten ab, beliebig aufgeteilt.",
      },
      rule: {
        en: "When the Start is played, the crew discards eight cards in all. You may agree on how many each gives, in numbers only. Then everyone picks their own cards and gives them face down.",
        fr: "Quand le départ est joué, l’équipage défausse huit cartes en tout. On peut convenir du nombre de cartes que chacun donne, sans rien dire d’autre. Puis chacun choisit ses cartes et les donne face cachée.",
        de: "Wird der Start gespielt, wirft die Crew zusammen acht Karten ab. Ihr dürft ausmachen, wie viele jede Person gibt, nur in Zahlen. Dann sucht jede ihre Karten selbst aus und gibt sie verdeckt ab.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "A second Start may be among the eight. The book does not say so, but a spare Start may be discarded like any card.",
            fr: "Un second départ peut en faire partie. Le livret ne le dit pas, mais un départ en trop se défausse comme une autre carte.",
            de: "Ein zweiter Start darf dabei sein. Das Heft sagt es nicht, aber ein übriger Start darf wie jede Karte abgeworfen werden.",
          },
        },
      ],
      related: ["T.start.two-players", "T.start.refill", "T.turn.silence", "T.storm.yellow-start"],
    },
    "T.start.two-players": {
      title: {
        en: "Two players draw two more",
        fr: "À deux, deux cartes de plus",
        de: "Zu zweit zwei Karten mehr",
      },
      answer: {
        en: "With two players, each draws *two* extra cards before the eight are discarded.",
        fr: "À deux, chacun pioche *deux* cartes de plus avant de défausser les huit.",
        de: "Zu zweit zieht jede Person *zwei* Karten mehr, bevor die acht abgeworfen werden.",
      },
      rule: {
        en: "With two players, each first draws two extra cards. Then the eight are discarded.",
        fr: "À deux, chacun pioche d’abord deux cartes de plus. Puis les huit sont défaussées.",
        de: "Zu zweit zieht jede Person zuerst zwei Karten mehr. Dann werden die acht abgeworfen.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book does not speak of a short pile. We draw what is there. A Storm drawn now takes effect first, and the cards a yellow one sheds do not count toward the eight.",
            fr: "Le livret ne parle pas d’une pioche trop courte. Nous piochons ce qu’il y a. Une Tempête piochée alors agit d’abord, et les cartes perdues par une jaune ne comptent pas dans les huit.",
            de: "Das Heft sagt nichts über einen zu kurzen Stapel. Wir ziehen, was da ist. Ein dabei gezogener Sturm wirkt zuerst, und was ein gelber kostet, zählt nicht zu den acht.",
          },
        },
      ],
      related: ["T.start.eight", "T.storm.draw"],
    },
    "T.start.solo": {
      title: { en: "The Start, alone", fr: "Le départ, en solo", de: "Der Start, allein" },
      answer: {
        en: "Alone, the Start lets you draw *eight* extra cards, and then you discard eight.",
        fr: "En solo, le départ te fait piocher *huit* cartes de plus, puis tu en défausses huit.",
        de: "Allein ziehst du beim Start *acht* Karten mehr und wirfst dann acht ab.",
      },
      rule: {
        en: "When you play alone, the Start lets you draw eight extra cards. Then you discard eight.",
        fr: "En solo, le départ te fait piocher huit cartes de plus. Puis tu en défausses huit.",
        de: "Spielst du allein, ziehst du beim Start acht Karten mehr. Dann wirfst du acht ab.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book points to a solo card that we do not have. Eight is our reading. You may choose from four to nine.",
            fr: "Le livret renvoie à une carte solo que nous n’avons pas. Huit est notre lecture. Tu peux choisir de quatre à neuf.",
            de: "Das Heft verweist auf eine Solokarte, die uns fehlt. Acht ist unsere Lesart. Du kannst vier bis neun wählen.",
          },
        },
      ],
      related: ["T.start.eight", "T.start.unpayable"],
    },
    "T.start.refill": {
      title: { en: "Drawing up again", fr: "Compléter de nouveau", de: "Wieder auffüllen" },
      answer: {
        en: "After the eight are discarded, *everyone* draws up to their hand limit.",
        fr: "Une fois les huit défaussées, *chacun* complète sa main jusqu’à sa limite.",
        de: "Sind die acht abgeworfen, ziehen *alle* bis zu ihrem Handlimit nach.",
      },
      rule: {
        en: "Once the eight are gone, everyone draws up to their hand limit. With Jagged Rocks, the rocks move first.",
        fr: "Une fois les huit défaussées, chacun complète sa main jusqu’à sa limite. Avec les Récifs acérés, les récifs bougent d’abord.",
        de: "Sind die acht weg, ziehen alle bis zu ihrem Handlimit nach. Sind die Schroffen Felsen im Spiel, ziehen sie zuerst um.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book gives no order for this drawing. We go in turn order, the active player first.",
            fr: "Le livret ne donne pas d’ordre pour cette pioche. Nous suivons l’ordre du tour, en commençant par la personne active.",
            de: "Das Heft nennt dafür keine Abfolge. Wir gehen im Uhrzeigersinn und beginnen mit der Person am Zug.",
          },
        },
      ],
      related: ["T.start.eight", "T.turn.draw", "T.rocks.move"],
    },
    "T.start.unpayable": {
      title: {
        en: "A Start nobody can pay",
        fr: "Un départ impossible à payer",
        de: "Ein Start, den niemand bezahlen kann",
      },
      answer: {
        en: "If the crew cannot give eight cards, the Start *cannot* be played, and its holder may act otherwise.",
        fr: "Si l’équipage ne peut pas donner huit cartes, le départ *ne se joue pas* et une autre action est permise.",
        de: "Kann die Crew keine acht Karten geben, ist der Start *nicht spielbar*, und wer ihn hält, darf anderes tun.",
      },
      rule: {
        en: "If the crew cannot discard eight cards in all, the Start cannot be played. Extra draws are counted in. Whoever holds it may then take another action. Only what the crew can know counts: if there are fewer cards to give in the end, it gives what it has.",
        fr: "Si l’équipage ne peut pas défausser huit cartes en tout, le départ ne se joue pas. Les cartes piochées en plus comptent. La personne qui le tient peut alors faire une autre action. Seul compte ce que l’équipage peut savoir : s’il a finalement moins de cartes à donner, il donne ce qu’il a.",
        de: "Kann die Crew zusammen keine acht Karten abwerfen, lässt sich der Start nicht spielen. Zusätzlich gezogene Karten zählen mit. Wer ihn hält, darf dann etwas anderes tun. Es zählt nur, was die Crew wissen kann: Sind es am Ende weniger Karten, gibt sie, was sie hat.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book does not speak of this case. A price that cannot be paid forbids an Island, so we treat the Start alike. Two unseen cards of a yellow Storm count as payable.",
            fr: "Le livret ne parle pas de ce cas. Un prix impossible à payer interdit une île, nous traitons le départ de même. Les deux cartes non vues d’une Tempête jaune comptent comme payables.",
            de: "Das Heft behandelt diesen Fall nicht. Ein unbezahlbarer Preis verbietet eine Insel, darum halten wir es beim Start ebenso. Zwei ungesehene Karten eines gelben Sturms zählen als bezahlbar.",
          },
        },
      ],
      related: ["T.start.forced", "T.start.eight", "T.storm.yellow-start"],
    },
    "T.start.spare": {
      title: { en: "Spare Starts", fr: "Départs en trop", de: "Übrige Starts" },
      answer: {
        en: "Once a Start has been played, the others are *useless* and may be discarded like any card.",
        fr: "Une fois une carte de départ posée, les autres *ne servent à rien* et se défaussent comme toute carte.",
        de: "Liegt ein Start, sind die übrigen *nutzlos* und dürfen wie jede Karte abgeworfen werden.",
      },
      rule: {
        en: "Once a Start has been played, the others do nothing. Discard them like any card.",
        fr: "Une fois une carte de départ posée, les autres ne servent à rien. Ils se défaussent comme une autre carte.",
        de: "Liegt ein Start, nützen die anderen nichts mehr. Man wirft sie ab wie jede Karte.",
      },
      related: ["T.start.forced", "T.turn.discard-two"],
    },
  },
} as const satisfies BookChapter;
