// Written by `npm run words -- --update` from the messages in `locales`.
export const RULING_WORDS = {
  "asked-beacon-across": {
    question: {
      en: "May a beacon go on over the end of a row?",
      fr: "Un phare peut-il passer le bout d’une rangée ?",
      de: "Darf ein Leuchtfeuer über das Ende einer Reihe gehen?",
    },
    answer: {
      en: "Its three cards lie in one row. Numbers that go on in the next row make no beacon.",
      fr: "Ses trois cartes sont dans une seule rangée. Des nombres qui continuent dans la suivante ne font pas de phare.",
      de: "Seine drei Karten liegen in einer Reihe. Zahlen, die in der nächsten Reihe weitergehen, sind kein Leuchtfeuer.",
    },
  },
  "asked-beacon-out": {
    question: {
      en: "What if a card of a beacon is taken off the grid?",
      fr: "Et si une carte d’un phare quitte la grille ?",
      de: "Was ist, wenn eine Karte eines Leuchtfeuers das Raster verlässt?",
    },
    answer: {
      en: "The beacon goes out. The rows it lit are dark until a beacon lights them again.",
      fr: "Le phare s’éteint. Les rangées qu’il éclairait sont sombres jusqu’à ce qu’un phare les éclaire.",
      de: "Das Leuchtfeuer erlischt. Die Reihen, die es beleuchtet hat, sind dunkel, bis wieder ein Leuchtfeuer sie beleuchtet.",
    },
  },
  "asked-beacon-above": {
    question: {
      en: "Is the row above a beacon cheap as well?",
      fr: "La rangée au-dessus d’un phare est-elle bon marché aussi ?",
      de: "Ist die Reihe über einem Leuchtfeuer auch günstig?",
    },
    answer: {
      en: "It is lit, but a card there costs what it always costs.",
      fr: "Elle est éclairée, mais une carte y coûte ce qu’elle coûte toujours.",
      de: "Sie ist beleuchtet, aber eine Karte kostet dort, was sie immer kostet.",
    },
  },
  "sea-start-falls-short": {
    question: {
      en: "Cards were counted on, and Storms, monsters or Compasses leave the crew with fewer than eight?",
      fr: "On comptait sur des cartes, et Tempêtes, monstres ou Boussoles en laissent moins de huit ?",
      de: "Mit Karten wurde gerechnet, und Stürme, Ungeheuer oder Kompasse lassen weniger als acht übrig?",
    },
    answer: {
      en: "The crew gives what it has.",
      fr: "L’équipage donne ce qu’il a.",
      de: "Die Crew gibt, was sie hat.",
    },
  },
  "sea-night-opening": {
    question: {
      en: "Does a Compass in an opening hand turn the hands?",
      fr: "Une Boussole dans une première main tourne-t-elle les mains ?",
      de: "Dreht ein Kompass in einer ersten Hand alle Hände?",
    },
    answer: {
      en: "It turns nothing: it is set aside and replaced.",
      fr: "Elle ne tourne rien : elle est mise de côté et remplacée.",
      de: "Er dreht nichts: Er kommt zur Seite und wird ersetzt.",
    },
  },
  "sea-night-finish": {
    question: {
      en: "May a Finish be played while cards show the wrong side?",
      fr: "L’arrivée se joue-t-elle avec des cartes du mauvais côté ?",
      de: "Darf das Ziel gespielt werden, wenn Karten falsch liegen?",
    },
    answer: {
      en: "A Finish waits until all cards show the right side.",
      fr: "L’arrivée attend que toutes les cartes montrent le bon côté.",
      de: "Ein Ziel wartet, bis alle Karten die richtige Seite zeigen.",
    },
  },
  "sea-night-first": {
    question: {
      en: "Do Compasses replaced in opening hands change who begins?",
      fr: "Les Boussoles remplacées dans les premières mains changent-elles qui commence ?",
      de: "Ändern in ersten Händen ersetzte Kompasse, wer beginnt?",
    },
    answer: {
      en: "They change nothing. The piles as dealt decide.",
      fr: "Elles ne changent rien. Les pioches telles que distribuées décident.",
      de: "Sie ändern nichts. Es zählen die Stapel, wie sie verteilt wurden.",
    },
  },
  "sea-duel-pass": {
    question: {
      en: "What if a player of the duel can do nothing at all?",
      fr: "Et si, en Compétition, une personne ne peut rien faire ?",
      de: "Und wenn man im Wettstreit gar nichts tun kann?",
    },
    answer: { en: "That player passes.", fr: "Elle passe.", de: "Man passt." },
  },
  "sea-duel-tie": {
    question: {
      en: "How long must a run be to break a tie?",
      fr: "Quelle longueur de suite départage ?",
      de: "Wie lang muss eine Folge bei Gleichstand sein?",
    },
    answer: { en: "Any length counts.", fr: "Toute longueur compte.", de: "Jede Länge zählt." },
  },
  "sea-duel-swap-empty": {
    question: {
      en: "May the hand be exchanged when no open cards are left?",
      fr: "Peut-on échanger sa main s’il ne reste pas de carte visible ?",
      de: "Darf man die Hand tauschen, wenn keine offenen Karten da sind?",
    },
    answer: {
      en: "With no open cards left the hand is not exchanged. Two are discarded, or the player passes.",
      fr: "Sans cartes visibles, la main ne s’échange pas. On en défausse deux, ou on passe.",
      de: "Ohne offene Karten wird die Hand nicht getauscht. Man wirft zwei ab oder passt.",
    },
  },
  "asked-points": {
    question: { en: "Is there a score?", fr: "Y a-t-il des points ?", de: "Gibt es Punkte?" },
    answer: {
      en: "When all play together there is no score: you win or lose as one. Only the Competitive game counts points.",
      fr: "Quand tous jouent ensemble, il n’y a pas de points : on gagne ou on perd en équipe. Seule la Compétition en compte.",
      de: "Wenn alle zusammen spielen, gibt es keine Punkte: Ihr gewinnt oder verliert gemeinsam. Nur der Wettstreit zählt welche.",
    },
  },
  "asked-player-count": {
    question: {
      en: "How many people can play?",
      fr: "À combien peut-on jouer ?",
      de: "Wie viele können mitspielen?",
    },
    answer: {
      en: "One to five, in both games. The Competitive game is for exactly two.",
      fr: "De un à cinq, aux deux jeux. La Compétition se joue à deux exactement.",
      de: "Eine bis fünf Personen, in beiden Spielen. Der Wettstreit ist für genau zwei.",
    },
  },
  "asked-duel-winner": {
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
  "asked-duel-cards": {
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
  "mountain-green-up": {
    question: {
      en: "How does a Green Path go on from card to card?",
      fr: "Comment le sentier vert va-t-il d’une carte à l’autre ?",
      de: "Wie geht ein Grüner Pfad von Karte zu Karte weiter?",
    },
    answer: {
      en: "Only upwards: to a green card that rests on this one.",
      fr: "Seulement vers le haut : à une carte verte posée sur celle-ci.",
      de: "Nur nach oben: zu einer grünen Karte, die auf dieser liegt.",
    },
  },
  "mountain-green-campfire": {
    question: {
      en: "Does a green Campfire belong to the Green Path?",
      fr: "Un feu vert fait-il partie du sentier vert ?",
      de: "Gehört ein grünes Lagerfeuer zum Grünen Pfad?",
    },
    answer: {
      en: "A green Campfire belongs to the Green Path.",
      fr: "Un feu de camp vert fait partie du sentier vert.",
      de: "Ein grünes Lagerfeuer gehört zum Grünen Pfad.",
    },
  },
  "sea-arch-pillars": {
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
  "asked-rocks-stay": {
    question: {
      en: "May the rocks stay in their row for free?",
      fr: "Les récifs peuvent-ils rester gratuitement ?",
      de: "Dürfen die Felsen kostenlos liegen bleiben?",
    },
    answer: {
      en: "Leaving the rocks in their row costs two cards; moving them is free.",
      fr: "Laisser les récifs dans leur rangée coûte deux cartes ; les déplacer est gratuit.",
      de: "Die Felsen liegen zu lassen kostet zwei Karten; sie zu versetzen kostet nichts.",
    },
  },
  "asked-rocks-where": {
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
  "mountain-goat-cards": {
    question: {
      en: "Which cards bear a goat?",
      fr: "Quelles cartes portent une chèvre ?",
      de: "Welche Karten tragen eine Ziege?",
    },
    answer: {
      en: "One of each number, in turn green, blue and red. Alone, the 1s are out: eleven are left.",
      fr: "Une de chaque nombre, tour à tour verte, bleue et rouge. En solo, sans les 1, il en reste onze.",
      de: "Eine je Zahl, im Wechsel grün, blau und rot. Allein fehlen die Einsen: Elf bleiben.",
    },
  },
  "mountain-goat-moved": {
    question: {
      en: "Does a goat card moved by a Campfire bring another goat?",
      fr: "Une carte à chèvre déplacée par un feu en amène-t-elle une autre ?",
      de: "Bringt eine versetzte Ziegenkarte noch eine Ziege?",
    },
    answer: {
      en: "A goat card that a Campfire moves brings no other goat.",
      fr: "Une carte chèvre déplacée par un feu de camp n’amène pas d’autre chèvre.",
      de: "Eine Ziegenkarte, die ein Lagerfeuer verschiebt, bringt keine weitere Ziege.",
    },
  },
  "mountain-goat-campfire": {
    question: {
      en: "May goats walk over a Campfire?",
      fr: "Les chèvres passent-elles sur un feu de camp ?",
      de: "Dürfen Ziegen über ein Lagerfeuer?",
    },
    answer: {
      en: "Goats may walk over a Campfire.",
      fr: "Les chèvres peuvent passer sur un feu de camp.",
      de: "Ziegen dürfen über ein Lagerfeuer gehen.",
    },
  },
  "asked-goat-symbol-campfire": {
    question: {
      en: "May a Campfire replace a card with a goat symbol?",
      fr: "Un feu de camp peut-il remplacer une carte à chèvre ?",
      de: "Darf ein Lagerfeuer eine Karte mit Ziegensymbol ersetzen?",
    },
    answer: {
      en: "A Campfire may replace a card with a goat symbol, as long as no goat stands on it.",
      fr: "Un feu de camp peut remplacer une carte à chèvre, tant qu’aucune chèvre n’est dessus.",
      de: "Ein Lagerfeuer darf eine Karte mit Ziegensymbol ersetzen, solange keine Ziege darauf steht.",
    },
  },
  "asked-goat-discard": {
    question: {
      en: "May cards with a goat be discarded?",
      fr: "Peut-on défausser les cartes à chèvre ?",
      de: "Darf man Karten mit Ziege abwerfen?",
    },
    answer: {
      en: "Cards with a goat may be discarded like any card. But there are only twelve, and eight goats must reach row 8.",
      fr: "Les cartes avec une chèvre se défaussent comme toute carte. Mais il n’y en a que douze, et huit chèvres doivent atteindre la rangée 8.",
      de: "Karten mit Ziege darf man abwerfen wie jede Karte. Aber es gibt nur zwölf, und acht Ziegen müssen Reihe 8 erreichen.",
    },
  },
  "asked-goat-sideways": {
    question: {
      en: "Can goats go sideways or down, or two herds in one turn?",
      fr: "Les chèvres vont-elles de côté ou en bas, ou deux troupeaux en un tour ?",
      de: "Gehen Ziegen seitwärts oder hinunter, oder zwei Herden in einem Zug?",
    },
    answer: {
      en: "Goats only go up, one herd in a turn.",
      fr: "Les chèvres ne vont que vers le haut, un seul troupeau par tour.",
      de: "Ziegen gehen nur hinauf, eine Herde je Zug.",
    },
  },
  "asked-goat-summit": {
    question: {
      en: "How do the goats get onto the Summit?",
      fr: "Comment les chèvres vont-elles au sommet ?",
      de: "Wie kommen die Ziegen auf den Gipfel?",
    },
    answer: {
      en: "By themselves, at the end. Eight on row 8 are enough.",
      fr: "Toutes seules, à la fin. Huit à la rangée 8 suffisent.",
      de: "Von selbst, am Ende. Acht in Reihe 8 genügen.",
    },
  },
  "asked-goat-join": {
    question: {
      en: "What happens when a herd meets other goats?",
      fr: "Que se passe-t-il quand un troupeau rencontre d’autres chèvres ?",
      de: "Was passiert, wenn eine Herde andere Ziegen trifft?",
    },
    answer: {
      en: "They join it and climb on with it.",
      fr: "Elles le rejoignent et montent avec lui.",
      de: "Sie schließen sich an und steigen mit.",
    },
  },
  "asked-goat-step": {
    question: {
      en: "To which cards may goats step?",
      fr: "Vers quelles cartes les chèvres vont-elles ?",
      de: "Auf welche Karten dürfen Ziegen?",
    },
    answer: {
      en: "To one of the two cards that rest on theirs, a row at a time.",
      fr: "Vers une des deux cartes posées sur la leur, une rangée à la fois.",
      de: "Auf eine der zwei Karten, die auf ihrer liegen, Reihe um Reihe.",
    },
  },
  "mountain-solo-bridge": {
    question: {
      en: "Alone on the mountain, do I begin with a Bridge?",
      fr: "En solo à la montagne, commence-t-on avec un pont ?",
      de: "Beginnt man allein am Berg mit einer Brücke?",
    },
    answer: {
      en: "Alone, you begin without a Bridge.",
      fr: "En solo, on commence sans pont.",
      de: "Allein beginnst du ohne Brücke.",
    },
  },
  "mountain-bridge-support": {
    question: {
      en: "Does a Bridge support cards? May it lie beside a Bridge?",
      fr: "Un pont soutient-il des cartes ? Peut-il être à côté d’un pont ?",
      de: "Stützt eine Brücke Karten? Darf sie neben einer Brücke liegen?",
    },
    answer: {
      en: "A Bridge supports cards like any other, and two Bridges may lie side by side.",
      fr: "Un pont soutient des cartes comme une autre, et deux ponts peuvent se toucher.",
      de: "Eine Brücke trägt Karten wie jede andere, und zwei Brücken dürfen nebeneinander liegen.",
    },
  },
  "mountain-bridge-ends": {
    question: {
      en: "A Bridge may not lie on the end of a row: on which of the two?",
      fr: "Un pont ne se pose pas au bout d’une rangée : lequel des deux ?",
      de: "Eine Brücke darf nicht am Ende einer Reihe liegen: an welchem von beiden?",
    },
    answer: {
      en: "On neither, the left nor the right. So row 8 never holds one.",
      fr: "Ni à gauche, ni à droite. La rangée 8 n’en a donc jamais.",
      de: "An keinem, weder links noch rechts. In Reihe 8 liegt also nie eine.",
    },
  },
  "mountain-bridge-campfire": {
    question: {
      en: "Covering a Bridge beside a Campfire: what does the Campfire count as?",
      fr: "On couvre un pont à côté d’un feu : que vaut le feu ?",
      de: "Man deckt eine Brücke neben einem Lagerfeuer ab: Was zählt das Feuer?",
    },
    answer: {
      en: "What it was worth while the Bridge lay there.",
      fr: "Ce qu’il valait quand le pont était là.",
      de: "Was es wert war, als die Brücke lag.",
    },
  },
  "mountain-campfire-price": {
    question: {
      en: "Is the card a Campfire moves paid for?",
      fr: "La carte déplacée par un feu se paie-t-elle ?",
      de: "Bezahlt man die Karte, die ein Lagerfeuer versetzt?",
    },
    answer: {
      en: "The moved card is paid for, like any placement.",
      fr: "La carte déplacée se paie, comme toute pose.",
      de: "Die verschobene Karte wird bezahlt, wie jedes Legen.",
    },
  },
  "mountain-campfire-value": {
    question: {
      en: "What does a Campfire count as past a Bridge, or with no card on its left?",
      fr: "Que vaut un feu au-delà d’un pont, ou sans carte à sa gauche ?",
      de: "Was zählt ein Lagerfeuer über eine Brücke hinweg oder ohne Karte links?",
    },
    answer: {
      en: "We look past Bridges. With no card on the left there is no price.",
      fr: "Nous passons les ponts. Sans carte à gauche, pas de prix.",
      de: "Brücken überspringen wir. Ohne Karte links kostet es nichts.",
    },
  },
  "mountain-summit-goals": {
    question: {
      en: "May the Summit be played while a goal is open?",
      fr: "Le sommet se joue-t-il si un but manque ?",
      de: "Darf der Gipfel gespielt werden, solange ein Ziel offen ist?",
    },
    answer: {
      en: "The Summit waits until every goal in play is met.",
      fr: "Le sommet attend que tous les objectifs en jeu soient atteints.",
      de: "Der Gipfel wartet, bis jedes Ziel im Spiel erreicht ist.",
    },
  },
  "mountain-rope-short": {
    question: {
      en: "Does a rope work with a small hand or an empty pile?",
      fr: "Une corde sert-elle avec peu de cartes ou une pioche vide ?",
      de: "Hilft ein Seil bei kleiner Hand oder leerem Stapel?",
    },
    answer: {
      en: "A rope works even with a small hand or an empty pile.",
      fr: "Une corde marche même avec peu de cartes en main ou une pioche vide.",
      de: "Ein Seil geht auch mit wenigen Handkarten oder leerem Stapel.",
    },
  },
  "asked-mountain-goal": {
    question: {
      en: "What is the goal of The Ascent?",
      fr: "Quel est le but de The Ascent ?",
      de: "Was ist das Ziel von The Ascent?",
    },
    answer: {
      en: "Together you fill the eight rows with 44 cards and then place the Summit on top.",
      fr: "Ensemble, on remplit les huit rangées de 44 cartes, puis on pose le sommet.",
      de: "Zusammen füllt ihr die acht Reihen mit 44 Karten und legt dann den Gipfel darauf.",
    },
  },
  "asked-mountain-clockwise": {
    question: {
      en: "In which order do we play?",
      fr: "Dans quel ordre joue-t-on ?",
      de: "In welcher Reihenfolge spielen wir?",
    },
    answer: {
      en: "Clockwise, from the first player.",
      fr: "Dans le sens horaire, à partir de la première personne.",
      de: "Im Uhrzeigersinn, von der ersten Person an.",
    },
  },
  "asked-mountain-mistake": {
    question: {
      en: "We laid a card wrongly and noticed too late. What now?",
      fr: "Une carte mal posée, et on l’a vu trop tard. Que faire ?",
      de: "Eine Karte lag falsch, und wir merkten es zu spät. Was nun?",
    },
    answer: {
      en: "The book advises to begin again. Our companion also puts one card right, goes back to a turn, or lets you go on.",
      fr: "Le livret conseille de recommencer. Notre compagnon corrige aussi une carte, revient à un tour ou laisse continuer.",
      de: "Das Heft rät, neu zu beginnen. Unser Begleiter stellt auch eine Karte richtig, geht zu einem Zug zurück oder lässt euch weiterspielen.",
    },
  },
  "asked-mountain-pile-sizes": {
    question: {
      en: "How large are the draw piles on the mountain?",
      fr: "Quelle taille ont les pioches à la montagne ?",
      de: "Wie groß sind die Nachziehstapel am Berg?",
    },
    answer: {
      en: "The cards go round evenly: 42 and 42 for two, 28 each for three, 21, 21, 21 and 20 for four, 17, 17, 17, 16 and 16 for five.",
      fr: "Les cartes se partagent également : 42 et 42 à deux, 28 chacun à trois, 21, 21, 21 et 20 à quatre, 17, 17, 17, 16 et 16 à cinq.",
      de: "Die Karten werden gleichmäßig verteilt: 42 und 42 zu zweit, je 28 zu dritt, 21, 21, 21 und 20 zu viert, 17, 17, 17, 16 und 16 zu fünft.",
    },
  },
  "asked-mountain-order": {
    question: {
      en: "Must the numbers rise along a row?",
      fr: "Les nombres doivent-ils monter le long d’une rangée ?",
      de: "Müssen die Zahlen in einer Reihe steigen?",
    },
    answer: {
      en: "Numbers may rise, fall or repeat. The difference is paid, and two cards of one colour never lie side by side.",
      fr: "Les nombres peuvent monter, descendre ou se répéter. On paie l’écart, et deux cartes d’une couleur ne sont jamais côte à côte.",
      de: "Die Zahlen dürfen steigen, fallen oder sich wiederholen. Bezahlt wird der Abstand, und gleiche Farben liegen nie nebeneinander.",
    },
  },
  "asked-mountain-stuck": {
    question: {
      en: "None of my cards fits. Have we lost?",
      fr: "Aucune de mes cartes ne va. Est-ce perdu ?",
      de: "Keine meiner Karten passt. Haben wir verloren?",
    },
    answer: {
      en: "Not while you can discard two. You lose only without any action.",
      fr: "Pas tant que tu peux en défausser deux. On ne perd que sans aucune action.",
      de: "Nicht, solange du zwei abwerfen kannst. Verloren ist es erst ohne jede Aktion.",
    },
  },
  "asked-summit-first": {
    question: {
      en: "May we place the Summit and cover the last Bridge then?",
      fr: "Peut-on poser le sommet, puis couvrir le dernier pont ?",
      de: "Dürfen wir den Gipfel legen und dann die letzte Brücke abdecken?",
    },
    answer: {
      en: "Every Bridge is covered first; the Summit is the last card of all.",
      fr: "Tous les ponts sont couverts d’abord ; le sommet est la toute dernière carte.",
      de: "Erst sind alle Brücken abgedeckt; der Gipfel ist die allerletzte Karte.",
    },
  },
  "asked-mountain-cards": {
    question: {
      en: "Which cards are in The Ascent?",
      fr: "Quelles cartes contient The Ascent ?",
      de: "Welche Karten hat The Ascent?",
    },
    answer: {
      en: "72 Ascent cards: 1 to 12 in green, blue and red, each twice. Then five Summits, three Campfires and five Bridges.",
      fr: "72 cartes d’ascension : de 1 à 12 en vert, bleu et rouge, deux fois chacune. Puis cinq sommets, trois feux de camp et cinq ponts.",
      de: "72 Aufstiegskarten: 1 bis 12 in Grün, Blau und Rot, je zweimal. Dazu fünf Gipfel, drei Lagerfeuer und fünf Brücken.",
    },
  },
  "asked-mountain-first": {
    question: {
      en: "Who begins on the mountain?",
      fr: "Qui commence à la montagne ?",
      de: "Wer beginnt am Berg?",
    },
    answer: {
      en: "A player picked at random.",
      fr: "Une personne tirée au sort.",
      de: "Eine zufällig bestimmte Person.",
    },
  },
  "asked-mountain-limit": {
    question: {
      en: "How many cards do I draw on the mountain, and when?",
      fr: "Combien de cartes pioche-t-on à la montagne, et quand ?",
      de: "Wie viele Karten ziehe ich am Berg nach, und wann?",
    },
    answer: {
      en: "After your action, up to five cards in hand; alone, up to six.",
      fr: "Après l’action, jusqu’à cinq cartes en main ; en solo, jusqu’à six.",
      de: "Nach deiner Aktion, bis du fünf Karten hast; allein bis sechs.",
    },
  },
  "asked-mountain-size": {
    question: {
      en: "How large is the mountain?",
      fr: "Quelle est la taille de la montagne ?",
      de: "Wie groß ist der Berg?",
    },
    answer: {
      en: "Eight rows of 9, 8, 7, 6, 5, 4, 3 and 2 spaces, 44 in all, with the Summit on top.",
      fr: "Huit rangées de 9, 8, 7, 6, 5, 4, 3 et 2 cases, 44 en tout, et le sommet au-dessus.",
      de: "Acht Reihen mit 9, 8, 7, 6, 5, 4, 3 und 2 Feldern, zusammen 44, und der Gipfel obenauf.",
    },
  },
  "asked-mountain-rows": {
    question: {
      en: "Must a row of the mountain be full before the next begins?",
      fr: "À la montagne, faut-il finir une rangée avant la suivante ?",
      de: "Muss am Berg eine Reihe voll sein, bevor die nächste beginnt?",
    },
    answer: {
      en: "A card only needs the two cards just below it; its row may begin before the one below is full.",
      fr: "Une carte ne demande que les deux cartes juste en dessous ; sa rangée peut commencer avant que l’autre soit pleine.",
      de: "Eine Karte braucht nur die zwei Karten direkt darunter; die Reihe darunter muss nicht voll sein.",
    },
  },
  "asked-mountain-vertical": {
    question: {
      en: "On the mountain, do cards above or below count for price or colour?",
      fr: "À la montagne, les cartes du dessus ou du dessous comptent-elles pour le prix ou la couleur ?",
      de: "Zählen am Berg Karten darüber oder darunter für Preis oder Farbe?",
    },
    answer: {
      en: "Only the cards beside it in its own row count, not those above or below.",
      fr: "Seules comptent les voisines dans sa propre rangée, ni dessus ni dessous.",
      de: "Es zählen nur die Nachbarn in der eigenen Reihe, nicht die darüber oder darunter.",
    },
  },
  "asked-row-begins": {
    question: {
      en: "What does the first card of a row cost?",
      fr: "Que coûte la première carte d’une rangée ?",
      de: "Was kostet die erste Karte einer Reihe?",
    },
    answer: {
      en: "Nothing: no card lies beside it.",
      fr: "Rien : aucune carte n’est à côté.",
      de: "Nichts: Neben ihr liegt keine Karte.",
    },
  },
  "asked-same-number": {
    question: {
      en: "May the same number lie beside itself?",
      fr: "Le même nombre peut-il être à côté de lui-même ?",
      de: "Darf dieselbe Zahl nebeneinander liegen?",
    },
    answer: {
      en: "The same number may lie beside itself in another colour. The difference is 0, so it costs nothing.",
      fr: "Le même nombre peut être à côté de lui-même dans une autre couleur. L’écart est de 0, donc c’est gratuit.",
      de: "Dieselbe Zahl darf in einer anderen Farbe daneben liegen. Der Abstand ist 0, also kostet es nichts.",
    },
  },
  "asked-colour-bridge": {
    question: {
      en: "May one colour lie on both sides of a Bridge?",
      fr: "La même couleur peut-elle être des deux côtés d’un pont ?",
      de: "Darf auf beiden Seiten einer Brücke dieselbe Farbe liegen?",
    },
    answer: {
      en: "A Bridge has no colour, so one colour may lie on both sides. But the card that covers it must differ from both.",
      fr: "Un pont n’a pas de couleur : la même peut être des deux côtés. Mais la carte qui le couvre doit différer des deux.",
      de: "Eine Brücke hat keine Farbe, also darf auf beiden Seiten dieselbe liegen. Aber die Karte, die sie abdeckt, muss sich von beiden unterscheiden.",
    },
  },
  "asked-card-covered": {
    question: {
      en: "May a card be laid on another on the mountain, or moved?",
      fr: "À la montagne, peut-on couvrir ou déplacer une carte ?",
      de: "Darf man am Berg eine Karte abdecken oder verschieben?",
    },
    answer: {
      en: "Only a Bridge is covered, by an Ascent card. Only a Campfire moves a card.",
      fr: "Seul un pont se couvre, d’une carte d’ascension. Seul un feu de camp déplace une carte.",
      de: "Nur eine Brücke wird abgedeckt, von einer Aufstiegskarte. Nur ein Lagerfeuer verschiebt eine Karte.",
    },
  },
  "asked-campfire-bridge": {
    question: {
      en: "May a Campfire replace a Bridge?",
      fr: "Un feu de camp peut-il remplacer un pont ?",
      de: "Darf ein Lagerfeuer eine Brücke ersetzen?",
    },
    answer: {
      en: "A Campfire never goes on a Bridge. It replaces an Ascent card of its own colour.",
      fr: "Un feu de camp ne va jamais sur un pont. Il remplace une carte d’ascension de sa couleur.",
      de: "Ein Lagerfeuer kommt nie auf eine Brücke. Es ersetzt eine Aufstiegskarte seiner Farbe.",
    },
  },
  "asked-campfire-nowhere": {
    question: {
      en: "What if the card has no space higher up?",
      fr: "Et si la carte n’a pas de place plus haut ?",
      de: "Was, wenn die Karte weiter oben keinen Platz hat?",
    },
    answer: {
      en: "Then the Campfire cannot be played.",
      fr: "Alors le feu de camp ne peut pas être joué.",
      de: "Dann kann das Lagerfeuer nicht gespielt werden.",
    },
  },
  "mountain-panorama-list": {
    question: {
      en: "Which numbers are on the ten Panoramas?",
      fr: "Quels nombres portent les dix panoramas ?",
      de: "Welche Zahlen tragen die zehn Panoramen?",
    },
    answer: {
      en: "Two are known, eight are ours. You may type your own.",
      fr: "Deux sont connus, huit sont de nous. Tu peux entrer les tiens.",
      de: "Zwei sind bekannt, acht von uns. Du kannst eigene eingeben.",
    },
  },
  "asked-panorama-order": {
    question: {
      en: "Must the Panoramas be met in some order, or may there be more than five?",
      fr: "Faut-il suivre un ordre pour les panoramas, ou en prendre plus de cinq ?",
      de: "Müssen Panoramen der Reihe nach erfüllt werden, und dürfen es mehr als fünf sein?",
    },
    answer: {
      en: "Any order will do. The book advises against more than five.",
      fr: "L’ordre est libre. Le livret déconseille d’en prendre plus de cinq.",
      de: "Die Reihenfolge ist frei. Von mehr als fünf rät das Heft ab.",
    },
  },
  "asked-panorama-reverse": {
    question: {
      en: "Does a Panorama count in reverse?",
      fr: "Un panorama compte-t-il à l’envers ?",
      de: "Zählt ein Panorama rückwärts?",
    },
    answer: {
      en: "A Panorama reads from left to right only.",
      fr: "Un panorama se lit seulement de gauche à droite.",
      de: "Ein Panorama wird nur von links nach rechts gelesen.",
    },
  },
  "asked-panorama-broken": {
    question: {
      en: "Does a Campfire or Bridge count in a Panorama?",
      fr: "Un feu de camp ou un pont compte-t-il dans un panorama ?",
      de: "Zählt ein Lagerfeuer oder eine Brücke in einem Panorama?",
    },
    answer: {
      en: "A Campfire or Bridge breaks a Panorama. Only Ascent cards side by side count.",
      fr: "Un feu de camp ou un pont coupe le panorama. Seules comptent des cartes d’ascension côte à côte.",
      de: "Ein Lagerfeuer oder eine Brücke unterbricht das Panorama. Nur Aufstiegskarten nebeneinander zählen.",
    },
  },
  "asked-harder-climb": {
    question: {
      en: "How is the climb made harder?",
      fr: "Comment rendre l’ascension plus difficile ?",
      de: "Wie wird der Aufstieg schwerer?",
    },
    answer: {
      en: "Add modules: Green Path, Panoramas or goats. Show more Panoramas, or take fewer Guide ropes alone.",
      fr: "Ajoute des modules : sentier vert, panoramas ou chèvres. Retourne plus de panoramas, ou prends moins de cordes en solo.",
      de: "Nimm Module dazu: Grüner Pfad, Panoramen oder Ziegen. Decke mehr Panoramen auf, oder nimm allein weniger Seile.",
    },
  },
  "sea-pyramid-shape": {
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
  "sea-pyramid-empty": {
    question: {
      en: "What if the Explorer deck is empty?",
      fr: "Et si la pile d’explorateur est vide ?",
      de: "Und wenn der Entdeckerstapel leer ist?",
    },
    answer: { en: "It gives nothing.", fr: "Elle ne donne rien.", de: "Er gibt nichts." },
  },
  "sea-pyramid-paid": {
    question: {
      en: "Is the price paid when a Storm or Sea Monster takes the Island away?",
      fr: "Paie-t-on si une Tempête ou un Monstre marin enlève l’île ?",
      de: "Bezahlt man, wenn Sturm oder Seeungeheuer die Insel nimmt?",
    },
    answer: {
      en: "Nothing is paid when a Storm or Sea Monster takes the Island away.",
      fr: "Rien ne se paie quand une Tempête ou un Monstre marin emporte l’île.",
      de: "Nichts wird bezahlt, wenn ein Sturm oder Seeungeheuer die Insel wegnimmt.",
    },
  },
  "sea-pyramid-rocks-card": {
    question: {
      en: "From where comes the card that the Explorer’s Jagged Rocks ask for?",
      fr: "D’où vient la carte que demandent les Récifs de l’explorateur ?",
      de: "Woher kommt die Karte, die die Felsen des Entdeckers verlangen?",
    },
    answer: {
      en: "From the hand while it has one, then unseen from the pile. With neither, nothing.",
      fr: "De la main tant qu’elle en a une, sinon de la pioche, sans être vue. Sans l’une ni l’autre, rien.",
      de: "Aus der Hand, solange sie eine hat, sonst ungesehen vom Stapel. Ohne beides nichts.",
    },
  },
  "sea-rocks-monster": {
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
  "sea-monster-finish": {
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
  "sea-monster-own": {
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
  "asked-monster-price": {
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
  "asked-monster-only": {
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
  "asked-monster-where": {
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
  "asked-monster-hole": {
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
  "asked-monster-wait": {
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
  "sea-removed-count": {
    question: {
      en: "May we take out a number of Islands that has no name?",
      fr: "Peut-on retirer un nombre d’îles qui n’a pas de nom ?",
      de: "Darf man auch eine Zahl von Inseln ohne Namen herausnehmen?",
    },
    answer: {
      en: "Any number from 0 to 12 may be taken out.",
      fr: "Tout nombre de 0 à 12 peut être retiré.",
      de: "Jede Zahl von 0 bis 12 darf heraus.",
    },
  },
  "sea-first-player": {
    question: {
      en: "Fewest cards or chance: who goes first?",
      fr: "La plus petite pioche ou le sort : qui commence ?",
      de: "Kleinster Stapel oder Los: Wer beginnt?",
    },
    answer: {
      en: "One of those with the fewest cards, by chance. The English book offers either, the French one joins them.",
      fr: "Une des plus petites pioches, tirée au sort. Le livret anglais propose l’un ou l’autre, le français joint les deux.",
      de: "Jemand mit dem kleinsten Stapel, das Los entscheidet. Das englische Heft nennt beides zur Wahl, das französische verbindet es.",
    },
  },
  "sea-gap": {
    question: {
      en: "May a card make the grid impossible to fill?",
      fr: "Une carte peut-elle rendre la grille impossible ?",
      de: "Darf eine Karte das Raster unlösbar machen?",
    },
    answer: {
      en: "A card may make the grid impossible to fill, except in the Competitive game.",
      fr: "Une carte peut rendre la grille impossible à remplir, sauf en Compétition.",
      de: "Eine Karte darf das Raster unlösbar machen, außer im Wettstreit.",
    },
  },
  "sea-finish-place": {
    question: {
      en: "Does the Finish take a space of the grid?",
      fr: "L’arrivée prend-elle une case de la grille ?",
      de: "Belegt das Ziel ein Feld des Rasters?",
    },
    answer: {
      en: "It takes none. All 36 spaces hold Islands. The French wording, a corner of the grid, means its frame, as for the Start.",
      fr: "Elle n’en prend aucune. Les 36 cases portent des îles. Le coin de la grille du livret français est celui du cadre, comme pour le départ.",
      de: "Es nimmt keines ein. Auf allen 36 Feldern liegen Inseln. Die Ecke im französischen Heft meint den Rahmen, wie beim Start.",
    },
  },
  "sea-start-short-pile": {
    question: {
      en: "Two players, and the pile is short or brings a Storm?",
      fr: "À deux, et la pioche est courte ou donne une Tempête ?",
      de: "Zu zweit, und der Stapel ist kurz oder bringt einen Sturm?",
    },
    answer: {
      en: "Draw what is there. A Storm takes effect first; its discards do not count toward the eight.",
      fr: "On pioche ce qu’il y a. Une Tempête agit d’abord ; ses défausses ne comptent pas dans les huit.",
      de: "Man zieht, was da ist. Ein Sturm wirkt zuerst; was er kostet, zählt nicht zu den acht.",
    },
  },
  "sea-start-solo": {
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
  "sea-start-refill": {
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
  "sea-start-unpayable": {
    question: {
      en: "What if the crew has fewer than eight cards to give?",
      fr: "Et si l’équipage a moins de huit cartes à donner ?",
      de: "Und wenn die Crew weniger als acht Karten geben kann?",
    },
    answer: {
      en: "The Start cannot be played, and its holder may do something else.",
      fr: "Le départ ne se joue pas, et la personne qui le tient peut faire autre chose.",
      de: "Der Start ist nicht spielbar, und wer ihn hält, darf etwas anderes tun.",
    },
  },
  "sea-start-among-eight": {
    question: {
      en: "May a second Start be one of the eight?",
      fr: "Un second départ peut-il être parmi les huit ?",
      de: "Darf ein zweiter Start unter den acht sein?",
    },
    answer: {
      en: "A second Start may be one of the eight.",
      fr: "Un second départ peut être l’une des huit cartes.",
      de: "Ein zweiter Start darf eine der acht Karten sein.",
    },
  },
  "sea-last-card": {
    question: {
      en: "Does one last card lose at once?",
      fr: "Une dernière carte fait-elle perdre aussitôt ?",
      de: "Verliert man mit einer letzten Karte sofort?",
    },
    answer: {
      en: "One last card does not lose if it can be played for free. Under the strict option it does.",
      fr: "Une dernière carte ne fait pas perdre si elle se joue gratuitement. Avec l’option stricte, si.",
      de: "Mit einer letzten Karte ist nicht verloren, wenn man sie kostenlos spielen kann. Mit der strengen Option schon.",
    },
  },
  "sea-variants-mix": {
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
  "asked-goal": {
    question: {
      en: "What is the goal of Tranquility?",
      fr: "Quel est le but de Tranquility ?",
      de: "Was ist das Ziel von Tranquility?",
    },
    answer: {
      en: "Together you fill all 36 spaces with rising numbers, lay a Start on the way, and close with a Finish.",
      fr: "Ensemble, on remplit les 36 cases de nombres qui montent, on pose un départ en chemin et on termine par une arrivée.",
      de: "Zusammen füllt ihr alle 36 Felder mit steigenden Zahlen, legt unterwegs einen Start und schließt mit einem Ziel ab.",
    },
  },
  "asked-sea-pile-sizes": {
    question: {
      en: "How many cards does each draw pile get?",
      fr: "Combien de cartes dans chaque pioche ?",
      de: "Wie viele Karten bekommt jeder Nachziehstapel?",
    },
    answer: {
      en: "With nothing taken out: 43 and 42 for two, 29, 28 and 28 for three, 22 and three times 21 for four, 17 each for five. A Start joins each pile later.",
      fr: "Sans rien retirer : 43 et 42 à deux, 29, 28 et 28 à trois, 22 et trois fois 21 à quatre, 17 chacun à cinq. Un départ rejoint ensuite chaque pioche.",
      de: "Ohne entfernte Karten: 43 und 42 zu zweit, 29, 28 und 28 zu dritt, 22 und dreimal 21 zu viert, je 17 zu fünft. Später kommt je ein Start dazu.",
    },
  },
  "asked-sea-first-legend": {
    question: {
      en: "Does the quietest player begin?",
      fr: "Est-ce la personne la plus calme qui commence ?",
      de: "Beginnt die ruhigste Person?",
    },
    answer: {
      en: "No book says so. One of those with the fewest cards in the draw pile begins, by chance.",
      fr: "Aucun livret ne le dit. Commence une des plus petites pioches, tirée au sort.",
      de: "Das steht in keinem Heft. Es beginnt jemand mit dem kleinsten Nachziehstapel, das Los entscheidet.",
    },
  },
  "asked-sea-other-starts": {
    question: {
      en: "What happens to the other Start cards?",
      fr: "Que deviennent les autres cartes de départ ?",
      de: "Was geschieht mit den anderen Startkarten?",
    },
    answer: {
      en: "One Start a player is in the game; the rest go back to the box. Once one has been played, the others are only good for discarding.",
      fr: "Un départ par personne est en jeu ; les autres retournent dans la boîte. Un départ posé, les autres ne servent qu’à être défaussés.",
      de: "Je Person ist ein Start im Spiel; die übrigen kommen in die Schachtel. Liegt einer, dienen die anderen nur noch zum Abwerfen.",
    },
  },
  "asked-sea-vertical": {
    question: {
      en: "Does a card above or below count for the price?",
      fr: "Une carte au-dessus ou en dessous compte-t-elle pour le prix ?",
      de: "Zählt eine Karte darüber oder darunter für den Preis?",
    },
    answer: {
      en: "Only the two spaces beside it on the line count, not those above or below. The line runs on from row to row.",
      fr: "Seules comptent les deux cases voisines sur la ligne, ni dessus ni dessous. La ligne continue d’une rangée à l’autre.",
      de: "Nur die zwei Felder daneben auf der Linie zählen, nicht die darüber oder darunter. Die Linie läuft von Reihe zu Reihe weiter.",
    },
  },
  "asked-skip-turn": {
    question: {
      en: "May I skip my turn?",
      fr: "Peut-on passer son tour ?",
      de: "Darf ich meinen Zug auslassen?",
    },
    answer: {
      en: "There is no passing: each turn you play a card or discard two.",
      fr: "Passer n’est pas possible : à chaque tour, tu joues une carte ou tu en défausses deux.",
      de: "Passen geht nicht: In jedem Zug spielst du eine Karte oder wirfst zwei ab.",
    },
  },
  "asked-two-actions": {
    question: {
      en: "May I play two cards in one turn, or play one and discard two?",
      fr: "Peut-on jouer deux cartes dans un tour, ou jouer et défausser ?",
      de: "Darf ich in einem Zug zwei Karten spielen, oder spielen und abwerfen?",
    },
    answer: {
      en: "One action a turn: play one card, or discard two.",
      fr: "Une action par tour : jouer une carte, ou en défausser deux.",
      de: "Eine Aktion je Zug: eine Karte spielen oder zwei abwerfen.",
    },
  },
  "asked-sea-clockwise": {
    question: {
      en: "In which order do we play at sea?",
      fr: "Dans quel ordre joue-t-on en mer ?",
      de: "In welcher Reihenfolge spielen wir auf See?",
    },
    answer: {
      en: "Clockwise, from the first player.",
      fr: "Dans le sens horaire, à partir de la première personne.",
      de: "Im Uhrzeigersinn, von der ersten Person an.",
    },
  },
  "asked-empty-pile": {
    question: {
      en: "Have we lost when a draw pile runs out?",
      fr: "A-t-on perdu quand une pioche est vide ?",
      de: "Ist verloren, wenn ein Stapel leer ist?",
    },
    answer: {
      en: "An empty pile does not lose. You draw nothing, no pile is shuffled again, and you play on with the cards you hold.",
      fr: "Une pioche vide ne fait pas perdre. Tu ne pioches rien, la défausse n’est pas remélangée, et tu continues avec les cartes en main.",
      de: "Ein leerer Stapel ist noch keine Niederlage. Du ziehst nichts, die Ablage wird nicht neu gemischt, und du spielst mit deinen Karten weiter.",
    },
  },
  "asked-discard-pile": {
    question: {
      en: "May we look through a discard pile?",
      fr: "Peut-on regarder dans une défausse ?",
      de: "Dürfen wir in eine Ablage schauen?",
    },
    answer: {
      en: "Nobody looks through a discard pile, not even its owner.",
      fr: "Personne ne consulte une défausse, pas même la sienne.",
      de: "Niemand sieht eine Ablage durch, auch nicht die eigene.",
    },
  },
  "asked-discard-freely": {
    question: {
      en: "May I discard although a card fits? Only one, or three?",
      fr: "Peut-on défausser même si une carte convient ? Une seule, ou trois ?",
      de: "Darf ich abwerfen, obwohl eine Karte passt? Nur eine, oder drei?",
    },
    answer: {
      en: "Always exactly two, of your choice, even if a card fits. At sea a Start that must be played comes first.",
      fr: "Toujours deux exactement, au choix, même si une carte convient. En mer, un départ obligatoire passe d’abord.",
      de: "Immer genau zwei, die du aussuchst, auch wenn eine Karte passt. Auf See geht ein Start vor, der gespielt werden muss.",
    },
  },
  "asked-sea-stuck": {
    question: {
      en: "None of my Islands fits. Have we lost?",
      fr: "Aucune de mes îles ne convient. A-t-on perdu ?",
      de: "Keine meiner Inseln passt. Haben wir verloren?",
    },
    answer: {
      en: "Not while you can discard two. You lose only without any action.",
      fr: "Pas tant que tu peux en défausser deux. On ne perd que sans aucune action.",
      de: "Nicht, solange du zwei abwerfen kannst. Verloren ist es erst ohne jede Aktion.",
    },
  },
  "asked-start-talk": {
    question: {
      en: "What may we say when the Start is played?",
      fr: "Que peut-on dire quand le départ est joué ?",
      de: "Was dürfen wir sagen, wenn der Start gespielt wird?",
    },
    answer: {
      en: "How many cards each would give, in numbers only; never which cards, nor where you want to play.",
      fr: "Combien de cartes chacun donnerait, en nombres seulement ; jamais lesquelles ni où l’on veut jouer.",
      de: "Wie viele Karten jede Person gäbe, nur als Zahl; nie welche Karten und nie, wohin du legen willst.",
    },
  },
  "asked-cards-left": {
    question: {
      en: "Must hands and piles be empty to win?",
      fr: "Faut-il vider les mains et les pioches pour gagner ?",
      de: "Müssen zum Gewinnen Hände und Stapel leer sein?",
    },
    answer: {
      en: "Cards left in hands and piles do not matter for the win.",
      fr: "Les cartes qui restent en main ou en pioche ne comptent pas pour la victoire.",
      de: "Karten, die auf Händen oder Stapeln übrig sind, spielen für den Sieg keine Rolle.",
    },
  },
  "asked-last-copies": {
    question: {
      en: "What if all Finish cards, or all Summits, have been discarded?",
      fr: "Et si toutes les arrivées, ou tous les sommets, sont défaussés ?",
      de: "Was, wenn alle Ziele oder alle Gipfel abgeworfen sind?",
    },
    answer: {
      en: "Then you can no longer win. The game ends only when someone has no action left.",
      fr: "La partie ne peut plus être gagnée. Elle finit quand quelqu’un n’a plus d’action.",
      de: "Dann könnt ihr nicht mehr gewinnen. Das Spiel endet erst, wenn jemand keine Aktion mehr hat.",
    },
  },
  "asked-most-paid": {
    question: {
      en: "What is the most a card may cost?",
      fr: "Combien une carte peut-elle coûter au plus ?",
      de: "Wie viel darf eine Karte höchstens kosten?",
    },
    answer: {
      en: "Four, with five cards in hand: the card you play does not pay for itself. Alone on the mountain, with six in hand, it is five.",
      fr: "Quatre, avec cinq cartes en main : la carte jouée ne se paie pas elle-même. En solo à la montagne, avec six cartes, c’est cinq.",
      de: "Vier bei fünf Handkarten: Die gespielte Karte zahlt nicht für sich. Allein am Berg, mit sechs Karten, sind es fünf.",
    },
  },
  "asked-who-pays": {
    question: {
      en: "May the draw pile or another player pay?",
      fr: "La pioche ou quelqu’un d’autre peut-il payer ?",
      de: "Darf der Stapel oder jemand anderes bezahlen?",
    },
    answer: {
      en: "Only the hand of whoever plays the card pays.",
      fr: "On paie de sa propre main la carte que l’on joue.",
      de: "Es zahlt nur, wer die Karte spielt, aus der eigenen Hand.",
    },
  },
  "asked-sea-cards": {
    question: {
      en: "Which cards are in the sea game?",
      fr: "Quelles cartes contient le jeu de la mer ?",
      de: "Welche Karten hat das Spiel auf See?",
    },
    answer: {
      en: "80 Islands, one of each number from 1 to 80, five Starts and five Finish cards. Stormy Seas adds its own.",
      fr: "80 îles, une de chaque nombre de 1 à 80, cinq cartes de départ et cinq cartes d’arrivée. Les mini-extensions ajoutent les leurs.",
      de: "80 Inseln, jede Zahl von 1 bis 80 einmal, fünf Starts und fünf Ziele. Die Mini-Erweiterungen bringen eigene dazu.",
    },
  },
  "asked-grid-size": {
    question: {
      en: "How large is the grid?",
      fr: "Quelle est la taille de la grille ?",
      de: "Wie groß ist das Raster?",
    },
    answer: {
      en: "Six rows of six spaces, 36 in all.",
      fr: "Six rangées de six cases, 36 en tout.",
      de: "Sechs Reihen mit je sechs Feldern, zusammen 36.",
    },
  },
  "asked-row-end": {
    question: {
      en: "Are the end of a row and the beginning of the row above neighbours?",
      fr: "La fin d’une rangée et le début de la suivante sont-ils voisins ?",
      de: "Sind das Ende einer Reihe und der Anfang der nächsten Nachbarn?",
    },
    answer: {
      en: "They are neighbours: the line runs on from the right end to the left end of the row above, for order and price.",
      fr: "Ils sont voisins : la ligne continue du bout droit au bout gauche de la rangée du dessus, pour l’ordre et le prix.",
      de: "Sie sind Nachbarn: Die Linie läuft vom rechten Ende zum linken Ende der Reihe darüber weiter, für Reihenfolge und Preis.",
    },
  },
  "asked-rows-in-order": {
    question: {
      en: "Must a row be filled before the next one at sea?",
      fr: "En mer, faut-il finir une rangée avant la suivante ?",
      de: "Muss auf See eine Reihe voll sein, bevor die nächste beginnt?",
    },
    answer: {
      en: "Rows may be filled in any order: any empty space will do.",
      fr: "Les rangées se remplissent dans n’importe quel ordre : toute case vide convient.",
      de: "Reihen füllt ihr in beliebiger Folge: Jedes leere Feld geht.",
    },
  },
  "asked-consecutive": {
    question: {
      en: "Must the numbers follow one another? Has each its own space?",
      fr: "Les nombres doivent-ils se suivre ? Ont-ils chacun leur case ?",
      de: "Müssen die Zahlen direkt aufeinander folgen? Hat jede ihr eigenes Feld?",
    },
    answer: {
      en: "Numbers only have to rise. Some may be left out, and no space belongs to one.",
      fr: "Les nombres doivent seulement monter. On peut en sauter, et aucune case n’a de nombre.",
      de: "Zahlen müssen nur steigen. Es dürfen welche fehlen, und kein Feld gehört zu einer.",
    },
  },
  "asked-card-stays": {
    question: {
      en: "May a card be laid on another, moved or taken back?",
      fr: "Peut-on recouvrir, déplacer ou reprendre une carte ?",
      de: "Darf man eine Karte überdecken, verschieben oder zurücknehmen?",
    },
    answer: {
      en: "Cards go on empty spaces and stay there. Only a Sea Monster takes one away.",
      fr: "Une carte va sur une case vide et y reste. Seul un Monstre marin en retire.",
      de: "Karten kommen auf leere Felder und bleiben dort. Nur ein Seeungeheuer nimmt eine weg.",
    },
  },
  "asked-sea-mistake": {
    question: {
      en: "We laid an Island wrongly and noticed too late. What now?",
      fr: "Une île est mal posée et on le voit trop tard. Que faire ?",
      de: "Eine Insel liegt falsch und wir merken es zu spät. Was nun?",
    },
    answer: {
      en: "No rule of the sea says. Our companion puts one card right, goes back to a turn, or lets you go on.",
      fr: "Aucune règle de la mer ne le dit. Notre compagnon corrige une carte, revient à un tour ou laisse continuer.",
      de: "Keine Regel der See sagt es. Unser Begleiter berichtigt eine Karte, geht zu einem Zug zurück oder lässt weiterspielen.",
    },
  },
  "asked-start-space": {
    question: {
      en: "Where does the Start go, and is a card beside it?",
      fr: "Où va le départ, et est-il voisin d’une carte ?",
      de: "Wohin kommt der Start, und ist er Nachbar einer Karte?",
    },
    answer: {
      en: "On its own space outside the grid. It has no number and no neighbour, so it changes no price.",
      fr: "Sur sa propre case, hors de la grille. Il n’a ni nombre ni voisin et ne change aucun prix.",
      de: "Auf sein eigenes Feld neben dem Raster. Er hat keine Zahl und keinen Nachbarn und ändert keinen Preis.",
    },
  },
  "asked-no-start-yet": {
    question: {
      en: "What if nobody has a Start yet?",
      fr: "Et si personne n’a encore de départ ?",
      de: "Was, wenn noch niemand einen Start hat?",
    },
    answer: {
      en: "You play as usual and may lay Islands. A Start comes from a pile sooner or later; only the Finish waits for it.",
      fr: "On joue normalement et l’on peut poser des îles. Un départ viendra d’une pioche ; seule l’arrivée l’attend.",
      de: "Ihr spielt wie sonst und dürft Inseln legen. Ein Start kommt noch aus einem Stapel; nur das Ziel wartet darauf.",
    },
  },
  "asked-eight-who": {
    question: {
      en: "Must everyone give cards for the Start?",
      fr: "Chacun doit-il donner des cartes pour le départ ?",
      de: "Müssen alle Karten für den Start geben?",
    },
    answer: {
      en: "Eight in all is what counts: one may give many, or all, and another none.",
      fr: "Seul compte le total de huit : l’un peut en donner beaucoup, ou toutes, un autre aucune.",
      de: "Zusammen müssen es acht sein: Eine Person darf viele geben, auch alle, eine andere keine.",
    },
  },
  "asked-finish-discard": {
    question: {
      en: "May a Finish be discarded?",
      fr: "Peut-on défausser une arrivée ?",
      de: "Darf ein Ziel abgeworfen werden?",
    },
    answer: {
      en: "A Finish may be discarded like any card, as a payment too. But there are only five, and you need one.",
      fr: "Une arrivée se défausse comme toute carte, aussi pour payer. Mais il n’y en a que cinq et il en faut une.",
      de: "Ein Ziel darf man abwerfen wie jede Karte, auch als Bezahlung. Aber es gibt nur fünf, und eines braucht ihr.",
    },
  },
  "sea-storm-colours": {
    question: {
      en: "How many Storms are there of each colour?",
      fr: "Combien de Tempêtes de chaque couleur ?",
      de: "Wie viele Stürme gibt es je Farbe?",
    },
    answer: { en: "Two of each.", fr: "Deux de chaque.", de: "Je zwei." },
  },
  "sea-storm-opening": {
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
  "sea-yellow-start": {
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
  "sea-purple-row": {
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
  "sea-orange-others": {
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
  "sea-yellow-owes-more": {
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
  "sea-yellow-start-who": {
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
  "sea-unseen-specials": {
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
  "sea-yellow-shedding": {
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
  "sea-extra-storm": {
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
  "sea-compass-hand": {
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
  "sea-compass-spent": {
    question: {
      en: "Where does a spent Compass go?",
      fr: "Où va une Boussole dépensée ?",
      de: "Wohin kommt ein ausgegebener Kompass?",
    },
    answer: { en: "Out of the game.", fr: "Hors de la partie.", de: "Aus dem Spiel." },
  },
  "sea-compass-row-again": {
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
  "sea-compass-no-storm": {
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
  "sea-compass-rescue": {
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
  "asked-sea-yellow-draw": {
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
  "asked-storm-counts": {
    question: {
      en: "How many Storms are there?",
      fr: "Combien y a-t-il de Tempêtes ?",
      de: "Wie viele Stürme gibt es?",
    },
    answer: {
      en: "There are six. The book does not give their colours; we use two yellow, two purple and two orange.",
      fr: "Il y en a six. Le livret ne donne pas les couleurs ; nous en prenons deux jaunes, deux pourpres et deux orange.",
      de: "Es sind sechs. Die Farben nennt das Heft nicht; wir nehmen zwei gelbe, zwei violette und zwei orangefarbene.",
    },
  },
  "asked-storm-talk": {
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
  "asked-two-yellow": {
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
  "asked-purple-who": {
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
  "asked-storm-whom": {
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
  "asked-compass-earn": {
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
  "asked-compass-action": {
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
  "sea-wild-limits": {
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
  "sea-wild-number": {
    question: {
      en: "May two cards stand for one number? And the number of a card that is gone?",
      fr: "Deux cartes peuvent-elles valoir le même nombre ? Et le nombre d’une carte disparue ?",
      de: "Dürfen zwei Karten für dieselbe Zahl stehen? Und die Zahl einer Karte, die weg ist?",
    },
    answer: {
      en: "Never two. A number that a monster destroyed stays taken; one among the discards is free.",
      fr: "Jamais deux. Un nombre détruit par un monstre reste pris ; un nombre à la défausse est libre.",
      de: "Nie zwei. Eine Zahl, die ein Ungeheuer zerstört hat, bleibt vergeben; eine auf der Ablage ist frei.",
    },
  },
  "sea-wild-owed": {
    question: {
      en: "May a Wild be spent as a Compass if its holder could then not give what is owed?",
      fr: "Un Joker peut-il servir de Boussole si la personne ne peut plus ensuite donner ce qu’elle doit ?",
      de: "Darf ein Joker als Kompass dienen, wenn man dann nicht geben könnte, was fehlt?",
    },
    answer: {
      en: "A Wild cannot be spent as a Compass if its holder could then not give what is owed.",
      fr: "Un Joker ne sert pas de Boussole si la personne qui le tient ne peut plus ensuite donner ce qu’elle doit.",
      de: "Ein Joker geht nicht als Kompass, wenn danach nicht genug bliebe, um das Geschuldete zu geben.",
    },
  },
  "asked-wild-price": {
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
} as const;
