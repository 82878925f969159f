// Written by `npm run words -- --update` from the messages in `locales`.
export const CAPTIONS = {
  "T.beacon.light/its-own-row-and-the-row-above": {
    en: "Beacons lie in rows 1, 3 and 5. Each lights the row above as well, so every row is lit.",
    fr: "Des phares aux rangées 1, 3 et 5. Chacun éclaire aussi la rangée du dessus : toutes sont éclairées.",
    de: "In den Reihen 1, 3 und 5 liegen Leuchtfeuer. Jedes beleuchtet auch die Reihe darüber, so ist jede Reihe beleuchtet.",
  },
  "T.beacon.light/not-across-the-end-of-a-row": {
    en: "9 and 10 lie at the end of row 1 and 11 begins row 2: no beacon. Rows 1 and 2 are dark.",
    fr: "Le 9 et le 10 finissent la rangée 1, le 11 commence la rangée 2 : pas de phare. Les rangées 1 et 2 sont sombres.",
    de: "9 und 10 liegen am Ende von Reihe 1, die 11 beginnt Reihe 2: kein Leuchtfeuer. Die Reihen 1 und 2 sind dunkel.",
  },
  "T.beacon.cost/at-most-one": {
    en: "31, 32 and 33 are a beacon: 37 beside 33 costs one, not four. In row 4 43 costs three as always.",
    fr: "Le 31, le 32 et le 33 sont un phare : le 37 à côté du 33 coûte une carte, pas quatre. À la rangée 4, le 43 en coûte trois comme toujours.",
    de: "31, 32 und 33 sind ein Leuchtfeuer: Die 37 neben der 33 kostet eine Karte, nicht vier. In Reihe 4 kostet die 43 drei wie immer.",
  },
  "T.beacon.finish/every-row-lit": {
    en: "Three beacons light all six rows: the Finish may be played.",
    fr: "Trois phares éclairent les six rangées : l’arrivée peut se jouer.",
    de: "Drei Leuchtfeuer beleuchten alle sechs Reihen: Das Ziel darf gespielt werden.",
  },
  "T.beacon.finish/two-rows-dark": {
    en: "All spaces are filled, but rows 1 and 2 are dark: the Finish waits.",
    fr: "Toutes les cases sont prises, mais les rangées 1 et 2 sont sombres : l’arrivée attend.",
    de: "Alle Felder sind voll, doch die Reihen 1 und 2 sind dunkel: Das Ziel wartet.",
  },
  "T.night.deck/six-compasses": {
    en: "Islands, Finish cards and six Compasses make 91: piles of 46 and 45.",
    fr: "Îles, arrivées et six Boussoles font 91 : des pioches de 46 et 45.",
    de: "Inseln, Ziele und sechs Kompasse sind 91: Stapel von 46 und 45.",
  },
  "T.night.begin/a-compass-set-aside": {
    en: "An opening hand held a Compass: it was set aside and replaced. It is still day.",
    fr: "Une première main avait une Boussole : elle a été mise de côté et remplacée. Il fait encore jour.",
    de: "In einer ersten Hand war ein Kompass: Er kam zur Seite und wurde ersetzt. Noch ist Tag.",
  },
  "T.night.turn/all-hands-turn": {
    en: "A Compass is drawn: day becomes night in all hands, and a card replaces it.",
    fr: "Une Boussole est piochée : le jour devient nuit dans toutes les mains, et une carte la remplace.",
    de: "Ein Kompass wird gezogen: In allen Händen wird aus Tag Nacht, und eine Karte ersetzt ihn.",
  },
  "T.night.place/as-in-the-hand": {
    en: "It is night in the hands, so the card lies night side up.",
    fr: "Il fait nuit dans les mains, la carte se pose donc côté nuit.",
    de: "In den Händen ist Nacht, also liegt die Karte mit der Nachtseite oben.",
  },
  "T.night.rotate/one-card-for-a-turn": {
    en: "Discard one card to turn a card of the grid. An empty space cannot be turned.",
    fr: "Défausse une carte pour en tourner une de la grille. Une case vide ne se tourne pas.",
    de: "Wirf eine Karte ab und drehe eine im Raster. Ein leeres Feld lässt sich nicht drehen.",
  },
  "T.night.win/halves": {
    en: "Night below, day above: the Finish wins.",
    fr: "Nuit en bas, jour en haut : l’arrivée gagne.",
    de: "Unten Nacht, oben Tag: Das Ziel gewinnt.",
  },
  "T.night.win/one-wrong-side": {
    en: "One card of the lower half shows the day: the Finish has to wait.",
    fr: "Une carte de la moitié basse montre le jour : l’arrivée doit attendre.",
    de: "Eine Karte der unteren Hälfte zeigt den Tag: Das Ziel muss warten.",
  },
  "T.setup.mix/arch-alone": {
    en: "The High Arch is played without the cards of Stormy Seas.",
    fr: "La Grande Arche se joue sans les cartes des Mers agitées.",
    de: "Den Hohen Bogen spielt man ohne die Karten der Stürmischen See.",
  },
  "T.duel.players/exactly-two": {
    en: "The Competitive game is for two.",
    fr: "La Compétition se joue à deux.",
    de: "Den Wettstreit spielt man zu zweit.",
  },
  "T.duel.deck/five-open": {
    en: "Five cards each, five open, 65 in the shared deck.",
    fr: "Cinq cartes chacun, cinq visibles, 65 dans la pioche commune.",
    de: "Je fünf Karten, fünf offen, 65 im gemeinsamen Stapel.",
  },
  "T.duel.turn/marked-as-own": {
    en: "The card is marked as its player’s. The price is the usual one.",
    fr: "La carte montre qui l’a posée. Le prix ne change pas.",
    de: "Die Karte zeigt, wer sie gelegt hat. Der Preis ist der übliche.",
  },
  "T.duel.draw/farthest-first": {
    en: "Two were used: the two farthest from the deck come to the hand, and the row closes up.",
    fr: "Deux cartes sont parties : les deux plus loin de la pioche viennent en main, et la ligne se resserre.",
    de: "Zwei Karten sind weg: Die zwei, die am weitesten vom Stapel liegen, kommen auf die Hand, und die Auslage rückt nach.",
  },
  "T.duel.possible/seventy-eight": {
    en: "78 four spaces from the end leaves three spaces for 79 and 80: not allowed. One space on it fits.",
    fr: "Le 78 à quatre cases de la fin laisse trois cases pour 79 et 80 : interdit. Une case plus loin, il va.",
    de: "Die 78 auf dem viertletzten Feld ließe drei Felder für 79 und 80: nicht erlaubt. Ein Feld weiter passt sie.",
  },
  "T.duel.swap/nothing-fits": {
    en: "None of the cards can be laid: show them, discard them all and take the open row.",
    fr: "Aucune des cartes ne se pose : montre-les, défausse tout et prends la ligne visible.",
    de: "Keine der Karten lässt sich legen: Zeig sie, wirf alle ab und nimm die Auslage.",
  },
  "T.duel.swap/something-fits": {
    en: "50 can be laid, so the hand may not be exchanged.",
    fr: "Le 50 peut se poser, la main ne s’échange donc pas.",
    de: "Die 50 lässt sich legen, also darf man nicht tauschen.",
  },
  "T.duel.pass/nothing-to-do": {
    en: "One card that fits nowhere, and no open cards: pass.",
    fr: "Une carte qui ne va nulle part, et aucune carte visible : passe.",
    de: "Eine Karte, die nirgends passt, und keine offenen Karten: passen.",
  },
  "T.duel.end/one-card-each": {
    en: "Both hands are down to one card: the game ends.",
    fr: "Les deux mains n’ont plus qu’une carte : la partie finit.",
    de: "Beide Hände haben nur noch eine Karte: Das Spiel endet.",
  },
  "T.duel.end/full-grid": {
    en: "The last space is filled: the game ends at once.",
    fr: "La dernière case est remplie : la partie finit aussitôt.",
    de: "Das letzte Feld ist gefüllt: Das Spiel endet sofort.",
  },
  "T.duel.score/a-run-of-three": {
    en: "The first seat: four cards, 8, a run of three, 3, less one discarded: 10. The second: two cards, 4.",
    fr: "Le premier siège : quatre cartes, 8, une suite de trois, 3, moins une défausse : 10. Le second : deux cartes, 4.",
    de: "Der erste Platz: vier Karten, 8, eine Folge von drei, 3, weniger eine abgeworfene: 10. Der zweite: zwei Karten, 4.",
  },
  "T.duel.score/across-a-row-end": {
    en: "A run goes on over the row end: four cards, 8, and a run of four, 4.",
    fr: "Une suite continue par le bout de la rangée : quatre cartes, 8, et une suite de quatre, 4.",
    de: "Eine Folge geht über das Reihenende weiter: vier Karten, 8, und eine Folge von vier, 4.",
  },
  "T.duel.tie/more-cards-placed": {
    en: "Four points each. The first placed three cards, the second two: the first wins.",
    fr: "Quatre points chacun. Le premier a posé trois cartes, le second deux : le premier gagne.",
    de: "Je vier Punkte. Der erste Platz legte drei Karten, der zweite zwei: Der erste gewinnt.",
  },
  "T.duel.tie/the-longer-run": {
    en: "Equal points, cards and discards: the run of two decides.",
    fr: "Points, cartes et défausses égaux : la suite de deux décide.",
    de: "Gleich viele Punkte, Karten und Abwürfe: Die Folge von zwei entscheidet.",
  },
  "T.duel.tie/shared": {
    en: "Equal in everything: the win is shared.",
    fr: "Tout est égal : la victoire est partagée.",
    de: "Alles gleich: Der Sieg ist geteilt.",
  },
  "T.setup.remove/none-in-a-duel": {
    en: "In the Competitive game none may be taken out.",
    fr: "En Compétition, on n’en retire aucune.",
    de: "Im Wettstreit darf keine heraus.",
  },
  "A.green.path/to-the-top": {
    en: "Green cards climb the left side from row 1 to row 8, each on the one below.",
    fr: "Des cartes vertes montent à gauche de la rangée 1 à la rangée 8, chacune sur celle du dessous.",
    de: "Grüne Karten steigen links von Reihe 1 bis Reihe 8, jede auf der vorigen.",
  },
  "A.green.path/broken-on-row-five": {
    en: "A red card on row 5 breaks the path on the left. The other one ends on row 6.",
    fr: "Une carte rouge à la rangée 5 coupe le sentier de gauche. L’autre s’arrête à la rangée 6.",
    de: "Eine rote Karte in Reihe 5 unterbricht den Pfad links. Der andere endet in Reihe 6.",
  },
  "A.green.path/over-a-campfire": {
    en: "On row 5 a green Campfire is part of the path: the Summit may be played.",
    fr: "À la rangée 5, un feu vert fait partie du sentier : le sommet peut se jouer.",
    de: "In Reihe 5 gehört ein grünes Lagerfeuer zum Pfad: Der Gipfel darf gespielt werden.",
  },
  "T.arch.layout/forty-spaces": {
    en: "Two pillars of six and a roof of 28: 40 spaces.",
    fr: "Deux piliers de six et un toit de 28 : 40 cases.",
    de: "Zwei Pfeiler mit je sechs und ein Dach mit 28: 40 Felder.",
  },
  "T.arch.no-start/eighty-five": {
    en: "80 Islands and five Finish cards are dealt, no Start.",
    fr: "80 îles et cinq arrivées sont distribuées, aucun départ.",
    de: "80 Inseln und fünf Ziele werden verteilt, kein Start.",
  },
  "T.arch.pillars/each-on-its-own": {
    en: "40 begins the left pillar. 45 may follow it for nothing, and 20 may begin the right one.",
    fr: "Le 40 commence le pilier de gauche. Le 45 peut le suivre gratuitement, et le 20 commencer celui de droite.",
    de: "Die 40 beginnt den linken Pfeiler. Die 45 darf kostenlos folgen, und die 20 den rechten beginnen.",
  },
  "T.arch.roof/pillars-first": {
    en: "The pillars are not full: the roof must wait.",
    fr: "Les piliers ne sont pas pleins : le toit doit attendre.",
    de: "Die Pfeiler sind nicht voll: Das Dach muss warten.",
  },
  "T.arch.roof/then-as-usual": {
    en: "The pillars are full. On the roof the usual price holds: 43 beside 41 costs 2.",
    fr: "Les piliers sont pleins. Sur le toit, le prix habituel vaut : le 43 à côté du 41 coûte 2.",
    de: "Die Pfeiler sind voll. Auf dem Dach gilt der übliche Preis: Die 43 neben der 41 kostet 2.",
  },
  "T.arch.win/roof-and-finish": {
    en: "The arch is complete: the Finish wins for all, without a Start.",
    fr: "L’arche est achevée : l’arrivée fait gagner tout le monde, sans départ.",
    de: "Der Bogen ist vollendet: Das Ziel gewinnt für alle, ohne Start.",
  },
  "T.arch.win/one-space-open": {
    en: "One space of the roof is open: the Finish has to wait.",
    fr: "Il reste une case du toit : l’arrivée doit attendre.",
    de: "Ein Feld des Dachs ist offen: Das Ziel muss warten.",
  },
  "T.rocks.setup/a-random-row": {
    en: "The Jagged Rocks begin beside a row by chance.",
    fr: "Les Récifs acérés commencent à côté d’une rangée au hasard.",
    de: "Die Schroffen Felsen beginnen neben einer zufälligen Reihe.",
  },
  "T.rocks.block/row-three": {
    en: "The rocks bar row 3. Row 4 is open.",
    fr: "Les récifs ferment la rangée 3. La rangée 4 est libre.",
    de: "Die Felsen sperren Reihe 3. Reihe 4 ist frei.",
  },
  "T.rocks.block/still-neighbours": {
    en: "30 lies behind the rocks and still counts: 33 across the row end costs 3.",
    fr: "Le 30 est derrière les récifs et compte toujours : le 33 au bout de la rangée coûte 3.",
    de: "Die 30 liegt hinter den Felsen und zählt weiter: Die 33 am Reihenende kostet 3.",
  },
  "T.rocks.move/move-or-pay": {
    en: "The action is done. The rocks go to another row with an empty space, or stay for two cards.",
    fr: "L’action est faite. Les récifs vont à une autre rangée avec une case vide, ou restent pour deux cartes.",
    de: "Die Aktion ist getan. Die Felsen ziehen in eine andere Reihe mit freiem Feld oder bleiben für zwei Karten.",
  },
  "T.rocks.auto/by-chance": {
    en: "With the automatic option the rocks jump by themselves. Only row 5 is open to them here.",
    fr: "Avec l’option automatique, les récifs sautent seuls. Seule la rangée 5 leur est ouverte ici.",
    de: "Mit der automatischen Option springen die Felsen selbst. Hier ist nur Reihe 5 für sie offen.",
  },
  "T.rocks.gone/four-rows-complete": {
    en: "The fourth row is complete: the rocks leave the game.",
    fr: "La quatrième rangée est complète : les récifs quittent la partie.",
    de: "Die vierte Reihe ist voll: Die Felsen verlassen das Spiel.",
  },
  "A.goat.symbol/twelve-cards": {
    en: "Green 1 comes twice. One of the two bears a goat, the other does not.",
    fr: "Le 1 vert existe deux fois. L’un porte une chèvre, l’autre non.",
    de: "Die grüne 1 gibt es zweimal. Eine davon trägt eine Ziege, die andere nicht.",
  },
  "A.goat.place/from-the-hand": {
    en: "A card with a goat is placed: a goat comes to stand on it.",
    fr: "Une carte à chèvre est posée : une chèvre vient dessus.",
    de: "Eine Karte mit Ziege wird gelegt: Eine Ziege kommt darauf.",
  },
  "A.goat.herd/one-row-up": {
    en: "One card moves the goat one row up, from green 12 to red 3.",
    fr: "Une carte fait monter la chèvre d’une rangée, du 12 vert au 3 rouge.",
    de: "Eine Karte bringt die Ziege eine Reihe hinauf, von der grünen 12 auf die rote 3.",
  },
  "A.goat.herd/three-rows-up": {
    en: "Three cards, three rows: the herd gathers goats on its way, and four reach blue 8.",
    fr: "Trois cartes, trois rangées : le troupeau ramasse des chèvres en chemin, et quatre arrivent sur le 8 bleu.",
    de: "Drei Karten, drei Reihen: Die Herde sammelt unterwegs Ziegen ein, und vier kommen auf die blaue 8.",
  },
  "A.goat.bridge/around-it": {
    en: "A Bridge lies above to the right: the goat may climb to the left instead.",
    fr: "Un pont est au-dessus à droite : la chèvre peut monter à gauche.",
    de: "Rechts oben liegt eine Brücke: Die Ziege darf stattdessen links hinauf.",
  },
  "A.goat.campfire/goats-stand-there": {
    en: "A goat stands on green 12: it cannot be replaced. Green 5 can.",
    fr: "Une chèvre est sur le 12 vert : il ne peut pas être remplacé. Le 5 vert, si.",
    de: "Auf der grünen 12 steht eine Ziege: Sie lässt sich nicht ersetzen. Die grüne 5 schon.",
  },
  "A.goat.win/seven-are-not-eight": {
    en: "Seven goats are on row 8: the Summit has to wait.",
    fr: "Sept chèvres sont à la rangée 8 : le sommet doit attendre.",
    de: "Sieben Ziegen sind auf Reihe 8: Der Gipfel muss warten.",
  },
  "A.goat.win/eight": {
    en: "Eight goats are on row 8: the Summit may be played.",
    fr: "Huit chèvres sont à la rangée 8 : le sommet peut se jouer.",
    de: "Acht Ziegen sind auf Reihe 8: Der Gipfel darf gespielt werden.",
  },
  "A.goat.place/moved-by-a-campfire": {
    en: "Green 4 brought its goat, which has climbed on. A Campfire moves the card: no second goat comes.",
    fr: "Le 4 vert a amené sa chèvre, qui est montée. Un feu déplace la carte : pas de seconde chèvre.",
    de: "Die grüne 4 brachte ihre Ziege, die weitergestiegen ist. Ein Lagerfeuer versetzt die Karte: Es kommt keine zweite.",
  },
  "A.goat.bridge/over-a-campfire": {
    en: "A Campfire is no Bridge: the goat climbs onto it.",
    fr: "Un feu n’est pas un pont : la chèvre y monte.",
    de: "Ein Lagerfeuer ist keine Brücke: Die Ziege steigt darauf.",
  },
  "A.setup.bridges/two-of-four": {
    en: "Four players: the second and the fourth, counted from the first player, begin with a Bridge.",
    fr: "À quatre : la deuxième et la quatrième personne, à partir de la première, commencent avec un pont.",
    de: "Zu viert: Die zweite und die vierte Person, von der ersten an, beginnen mit einer Brücke.",
  },
  "A.setup.deck/forty-two-each": {
    en: "Two players: one Bridge goes to a hand, and 84 cards make two piles of 42.",
    fr: "À deux : un pont va dans une main, et 84 cartes font deux pioches de 42.",
    de: "Zu zweit: Eine Brücke kommt auf eine Hand, und 84 Karten ergeben zwei Stapel von 42.",
  },
  "A.setup.hand/a-bridge-counts": {
    en: "Everyone holds five. Whoever was dealt a Bridge has drawn four.",
    fr: "Chacun a cinq cartes. Qui a reçu un pont en a pioché quatre.",
    de: "Alle haben fünf Karten. Wer eine Brücke bekam, hat vier gezogen.",
  },
  "A.setup.solo/without-ones": {
    en: "Alone: the six 1s are out, the hand holds six, three Guide ropes lie ready.",
    fr: "En solo : les six 1 sont retirés, la main a six cartes, trois cordes sont prêtes.",
    de: "Allein: Die sechs Einsen sind draußen, die Hand hat sechs Karten, drei Seile liegen bereit.",
  },
  "A.turn.action/one-seat-acts": {
    en: "It is the first seat’s turn. The second may not act.",
    fr: "C’est au premier siège de jouer. Le deuxième ne peut pas agir.",
    de: "Der erste Platz ist am Zug. Der zweite darf nichts tun.",
  },
  "A.turn.action/then-draw-up": {
    en: "Two are discarded, two are drawn, and the turn passes.",
    fr: "Deux défaussées, deux piochées, et le tour passe.",
    de: "Zwei abgeworfen, zwei gezogen, und der Zug geht weiter.",
  },
  "A.turn.hand/own-cards-only": {
    en: "Red 12 is in the other hand.",
    fr: "Le 12 rouge est dans l’autre main.",
    de: "Die rote 12 ist auf der anderen Hand.",
  },
  "A.turn.discard-two/two-face-down": {
    en: "Two cards of your choice go, face down. One is not enough.",
    fr: "Deux cartes de ton choix partent, face cachée. Une ne suffit pas.",
    de: "Zwei Karten deiner Wahl gehen verdeckt weg. Eine reicht nicht.",
  },
  "A.turn.silence/closed-hands": {
    en: "The first seat sees its own hand. Of the other it knows a number only, and nobody says more.",
    fr: "Le premier siège voit sa main. De l’autre, il ne connaît que le nombre, et personne n’en dit plus.",
    de: "Der erste Platz sieht seine Hand. Von der anderen kennt er nur die Anzahl, und niemand sagt mehr.",
  },
  "A.discard.any/bridge-campfire-summit": {
    en: "Bridges, Campfires and Summits may be discarded or used to pay.",
    fr: "Ponts, feux de camp et sommets se défaussent ou servent à payer.",
    de: "Brücken, Lagerfeuer und Gipfel darf man abwerfen oder zum Bezahlen nehmen.",
  },
  "A.place.next/no-holes": {
    en: "Rows fill from the left without holes: blue 7 goes on the third place, or begins the second row.",
    fr: "Les rangées se remplissent de gauche, sans trou : le 7 bleu va à la troisième place ou commence la deuxième rangée.",
    de: "Reihen füllen sich von links ohne Lücke: Die blaue 7 kommt auf den dritten Platz oder beginnt die zweite Reihe.",
  },
  "A.place.row-full/nine-places": {
    en: "The first row holds nine cards and is full.",
    fr: "La première rangée a neuf cartes, elle est pleine.",
    de: "Die erste Reihe hat neun Karten und ist voll.",
  },
  "A.place.support/two-cards-below": {
    en: "One card below is not enough for blue 2.",
    fr: "Une seule carte dessous ne suffit pas au 2 bleu.",
    de: "Eine Karte darunter reicht der blauen 2 nicht.",
  },
  "A.place.colour/blue-beside-blue": {
    en: "Blue 2 cannot lie beside blue 5. Red 2 can, for three cards.",
    fr: "Le 2 bleu ne va pas à côté du 5 bleu. Le 2 rouge, si, pour trois cartes.",
    de: "Die blaue 2 darf nicht neben der blauen 5 liegen. Die rote 2 darf es, für drei Karten.",
  },
  "A.place.colour/a-campfire-has-its-colour": {
    en: "Beside the green Campfire no green card may lie.",
    fr: "À côté du feu de camp vert, aucune carte verte.",
    de: "Neben dem grünen Lagerfeuer darf keine grüne Karte liegen.",
  },
  "A.place.number/a-two-stops-at-row-two": {
    en: "A 2 goes on row 1 or 2, an 8 on any row.",
    fr: "Un 2 va à la rangée 1 ou 2, un 8 partout.",
    de: "Eine 2 kommt in Reihe 1 oder 2, eine 8 überallhin.",
  },
  "A.place.support/a-bridge-supports": {
    en: "A Bridge is a card: with the 6 beside it, it supports the second row.",
    fr: "Un pont est une carte : avec le 6 à côté, il soutient la deuxième rangée.",
    de: "Eine Brücke ist eine Karte: Mit der 6 daneben stützt sie die zweite Reihe.",
  },
  "A.place.cost/five-beside-three": {
    en: "5 beside 3: the difference is 2, so discard two.",
    fr: "5 à côté de 3 : l’écart est 2, défausse deux cartes.",
    de: "5 neben 3: Der Abstand ist 2, also zwei abwerfen.",
  },
  "A.place.cost/six-bridge-nine": {
    en: "Beside a Bridge nothing is paid: a Bridge beside 6 is free, and 9 beside the Bridge is free.",
    fr: "À côté d’un pont, rien à payer : un pont à côté du 6 est gratuit, un 9 à côté du pont aussi.",
    de: "Neben einer Brücke zahlt man nichts: Eine Brücke neben der 6 ist kostenlos, die 9 neben der Brücke auch.",
  },
  "A.place.pay/from-the-hand-left": {
    en: "9 beside 3 needs six cards, and two are left: too dear.",
    fr: "Le 9 à côté du 3 demande six cartes, il en reste deux : trop cher.",
    de: "Die 9 neben der 3 braucht sechs Karten, zwei bleiben: zu teuer.",
  },
  "A.bridge.place/not-at-an-end": {
    en: "A Bridge lies inside a row, for nothing: never on its first or last place.",
    fr: "Un pont est dans la rangée, gratuitement : jamais à sa première ni à sa dernière place.",
    de: "Eine Brücke liegt kostenlos in der Reihe: nie auf dem ersten oder letzten Platz.",
  },
  "A.bridge.cover/seven-on-the-bridge": {
    en: "7 covers the Bridge between 6 and 9: the greater difference counts, so discard two.",
    fr: "Le 7 couvre le pont entre 6 et 9 : le plus grand écart compte, défausse deux cartes.",
    de: "Die 7 deckt die Brücke zwischen 6 und 9 ab: Der größere Abstand zählt, also zwei abwerfen.",
  },
  "A.bridge.place/beside-a-bridge": {
    en: "A Bridge goes beside a Bridge, for nothing.",
    fr: "Un pont se pose à côté d’un pont, gratuitement.",
    de: "Eine Brücke kommt kostenlos neben eine Brücke.",
  },
  "A.bridge.cover/beside-a-campfire": {
    en: "The Campfire to the right counts as 6, as it did over the Bridge: 8 is 2 away on both sides.",
    fr: "Le feu à droite vaut 6, comme par-dessus le pont : le 8 est à 2 des deux côtés.",
    de: "Das Lagerfeuer rechts zählt als 6, wie über die Brücke hinweg: Die 8 ist auf beiden Seiten 2 entfernt.",
  },
  "A.campfire.replace/of-its-colour": {
    en: "The green Campfire replaces green 7. Red 7 it cannot replace.",
    fr: "Le feu vert remplace le 7 vert. Pas le 7 rouge.",
    de: "Das grüne Lagerfeuer ersetzt die grüne 7. Die rote 7 kann es nicht ersetzen.",
  },
  "A.campfire.move/begins-a-new-row": {
    en: "Green 7 is replaced and has only one place to go: it begins the second row.",
    fr: "Le 7 vert est remplacé et n’a qu’une place où aller : il commence la deuxième rangée.",
    de: "Die grüne 7 wird ersetzt und hat nur einen Platz: Sie beginnt die zweite Reihe.",
  },
  "A.campfire.move/nowhere-to-go": {
    en: "Only one card lies below: green 7 could not move, so the Campfire may not be played.",
    fr: "Une seule carte est dessous : le 7 vert ne pourrait pas bouger, le feu ne se joue donc pas.",
    de: "Nur eine Karte liegt darunter: Die grüne 7 könnte nicht umziehen, also darf das Lagerfeuer nicht gespielt werden.",
  },
  "A.campfire.value/worth-eight": {
    en: "The red Campfire borrows the 8 to its left: 6 beside it costs 2.",
    fr: "Le feu rouge emprunte le 8 à sa gauche : le 6 à côté coûte 2.",
    de: "Das rote Lagerfeuer leiht sich die 8 links davon: Die 6 daneben kostet 2.",
  },
  "A.campfire.value/nothing-to-borrow": {
    en: "No Ascent card lies to its left: beside this Campfire nothing is paid.",
    fr: "Aucune carte d’ascension à sa gauche : à côté de ce feu, rien à payer.",
    de: "Links davon liegt keine Aufstiegskarte: Neben diesem Lagerfeuer zahlt man nichts.",
  },
  "A.campfire.value/past-a-bridge": {
    en: "Past the Bridge lies 3: beside this Campfire 5 costs 2.",
    fr: "Au-delà du pont se trouve le 3 : à côté de ce feu, le 5 coûte 2.",
    de: "Hinter der Brücke liegt die 3: Neben diesem Lagerfeuer kostet die 5 zwei Karten.",
  },
  "A.summit.when/every-bridge-covered": {
    en: "One Bridge is not covered: the Summit has to wait.",
    fr: "Un pont n’est pas couvert : le sommet doit attendre.",
    de: "Eine Brücke ist nicht abgedeckt: Der Gipfel muss warten.",
  },
  "A.summit.when/forty-four": {
    en: "All 44 places hold Ascent cards: the Summit may be played.",
    fr: "Les 44 places ont des cartes d’ascension : le sommet peut se jouer.",
    de: "Auf allen 44 Plätzen liegen Aufstiegskarten: Der Gipfel darf gespielt werden.",
  },
  "A.end.win/together": {
    en: "The Summit is played and everyone has won.",
    fr: "Le sommet est joué et tout le monde a gagné.",
    de: "Der Gipfel ist gespielt, und alle haben gewonnen.",
  },
  "A.end.lose/no-action-left": {
    en: "The second seat holds only green 1: beside green 12 it may not lie, and there are no two cards to discard. All lose.",
    fr: "Le deuxième siège n’a que le 1 vert : à côté du 12 vert, interdit, et pas deux cartes à défausser. Tous perdent.",
    de: "Der zweite Platz hat nur die grüne 1: Neben der grünen 12 darf sie nicht liegen, und zwei Karten zum Abwerfen fehlen. Alle verlieren.",
  },
  "A.rope.use/a-new-hand": {
    en: "Alone: the whole hand goes into the pile, is shuffled, and six are drawn.",
    fr: "En solo : toute la main va dans la pioche, on mélange, et on en prend six.",
    de: "Allein: Die ganze Hand kommt in den Stapel, wird gemischt, und man zieht sechs.",
  },
  "A.rope.use/none-left": {
    en: "All three ropes are used.",
    fr: "Les trois cordes sont utilisées.",
    de: "Alle drei Seile sind genutzt.",
  },
  "A.panorama.reveal/three-of-ten": {
    en: "Three of the ten Panoramas are shown.",
    fr: "Trois des dix panoramas sont montrés.",
    de: "Drei der zehn Panoramen sind aufgedeckt.",
  },
  "A.panorama.done/three-four-three": {
    en: "Green 3, blue 4: red 3 beside them completes 3-4-3. It stays met.",
    fr: "3 vert, 4 bleu : le 3 rouge à côté achève 3-4-3. C’est acquis.",
    de: "Grüne 3, blaue 4: Die rote 3 daneben vollendet 3-4-3. Es bleibt erfüllt.",
  },
  "A.panorama.done/not-in-reverse": {
    en: "7, 8, 9 is not 9-8-7: a Panorama reads from left to right.",
    fr: "7, 8, 9 n’est pas 9-8-7 : un panorama se lit de gauche à droite.",
    de: "7, 8, 9 ist nicht 9-8-7: Ein Panorama liest man von links nach rechts.",
  },
  "A.panorama.done/needed-to-win": {
    en: "Two Panoramas are not met: the Summit has to wait.",
    fr: "Deux panoramas ne sont pas atteints : le sommet doit attendre.",
    de: "Zwei Panoramen sind nicht erfüllt: Der Gipfel muss warten.",
  },
  "A.panorama.done/a-campfire-between": {
    en: "3, a Campfire, 4, 3: the Campfire breaks 3-4-3.",
    fr: "3, un feu, 4, 3 : le feu rompt 3-4-3.",
    de: "3, ein Lagerfeuer, 4, 3: Das Lagerfeuer unterbricht 3-4-3.",
  },
  "T.pyramid.layout/thirty-six-spaces": {
    en: "Rows of eight down to one make 36 spaces.",
    fr: "Des rangées de huit à une font 36 cases.",
    de: "Reihen von acht bis eins ergeben 36 Felder.",
  },
  "T.pyramid.deck/thirty-explorer-cards": {
    en: "The piles hold Islands only. 30 cards form the Explorer deck.",
    fr: "Les pioches n’ont que des îles. 30 cartes forment la pile d’explorateur.",
    de: "In den Stapeln sind nur Inseln. 30 Karten bilden den Entdeckerstapel.",
  },
  "T.pyramid.draw/on-a-border-card": {
    en: "The first space of a row holds a border card: an Explorer card is turned up. The second does not.",
    fr: "La première case d’une rangée porte une carte de bordure : une carte d’explorateur est retournée. Pas la deuxième.",
    de: "Das erste Feld einer Reihe hat eine Randkarte: Eine Entdeckerkarte wird aufgedeckt. Das zweite nicht.",
  },
  "T.pyramid.win/no-start-needed": {
    en: "All 36 spaces are filled: the Finish wins, without a Start.",
    fr: "Les 36 cases sont pleines : l’arrivée gagne, sans départ.",
    de: "Alle 36 Felder sind voll: Das Ziel gewinnt, ohne Start.",
  },
  "T.pyramid.easier/a-blank": {
    en: "The easier option: a blank comes up in place of a Sea Monster and does nothing.",
    fr: "L’option plus facile : une carte vierge remplace un Monstre marin et n’a pas d’effet.",
    de: "Die leichtere Option: Statt eines Seeungeheuers kommt eine leere Karte und bewirkt nichts.",
  },
  "T.pyramid.start/nothing-or-one-card": {
    en: "A Start turned up does nothing.",
    fr: "Un départ retourné n’a pas d’effet.",
    de: "Ein aufgedeckter Start bewirkt nichts.",
  },
  "T.pyramid.start/harder": {
    en: "With the harder option a Start costs one card.",
    fr: "Avec l’option plus difficile, un départ coûte une carte.",
    de: "Mit der schwereren Option kostet ein Start eine Karte.",
  },
  "T.pyramid.compass/to-the-hand": {
    en: "A Compass goes to the hand, hidden.",
    fr: "Une Boussole va dans la main, cachée.",
    de: "Ein Kompass kommt verdeckt auf die Hand.",
  },
  "T.pyramid.compass/a-whole-turn": {
    en: "Used on a Storm, the Compass is the turn’s action.",
    fr: "Utilisée sur une Tempête, la Boussole est l’action du tour.",
    de: "Auf einen Sturm gespielt ist der Kompass die Aktion des Zuges.",
  },
  "T.pyramid.storm/back-to-the-hand": {
    en: "A Storm: the Island returns to the hand and the space is closed.",
    fr: "Une Tempête : l’île revient en main et la case se ferme.",
    de: "Ein Sturm: Die Insel kommt zurück auf die Hand, und das Feld ist zu.",
  },
  "T.pyramid.storm/a-closed-space": {
    en: "Nothing may be placed where a Storm lies.",
    fr: "Rien ne se pose où il y a une Tempête.",
    de: "Wo ein Sturm liegt, darf nichts gelegt werden.",
  },
  "T.pyramid.monster/both-are-discarded": {
    en: "A Sea Monster: it and the Island go to the discards, and nothing is paid.",
    fr: "Un Monstre marin : lui et l’île vont à la défausse, et rien n’est payé.",
    de: "Ein Seeungeheuer: Es und die Insel kommen auf die Ablage, und nichts wird bezahlt.",
  },
  "T.pyramid.finish/to-the-hand": {
    en: "A Finish goes to the hand, hidden.",
    fr: "Une arrivée va dans la main, cachée.",
    de: "Ein Ziel kommt verdeckt auf die Hand.",
  },
  "T.pyramid.rocks/one-card-more": {
    en: "Jagged Rocks: one card more, on top of the price of 3.",
    fr: "Récifs acérés : une carte de plus, en plus du prix de 3.",
    de: "Schroffe Felsen: eine Karte mehr, zum Preis von 3 dazu.",
  },
  "T.pyramid.rocks/a-fifth-card": {
    en: "Price 4 and the rocks make five. The hand has four: the fifth comes from the pile, unseen.",
    fr: "Le prix de 4 et les récifs font cinq. La main en a quatre : la cinquième vient de la pioche, sans être vue.",
    de: "Preis 4 und die Felsen sind fünf. Die Hand hat vier: Die fünfte kommt ungesehen vom Stapel.",
  },
  "T.pyramid.wild/to-the-hand": {
    en: "A Wild goes to the hand, hidden.",
    fr: "Un Joker va dans la main, caché.",
    de: "Ein Joker kommt verdeckt auf die Hand.",
  },
  "T.monster.setup/three-to-five": {
    en: "Three, four or five Sea Monsters; no other number.",
    fr: "Trois, quatre ou cinq Monstres marins ; pas d’autre nombre.",
    de: "Drei, vier oder fünf Seeungeheuer; keine andere Zahl.",
  },
  "T.monster.keep/never-discarded": {
    en: "A Sea Monster cannot be one of the two.",
    fr: "Un Monstre marin ne peut pas être l’une des deux.",
    de: "Ein Seeungeheuer kann keine der zwei sein.",
  },
  "T.monster.play/both-leave": {
    en: "The Sea Monster lands on 30: both leave the game. On an empty space it cannot land.",
    fr: "Le Monstre marin tombe sur le 30 : les deux quittent la partie. Sur une case vide, c’est impossible.",
    de: "Das Seeungeheuer landet auf der 30: Beide verlassen das Spiel. Auf einem leeren Feld geht es nicht.",
  },
  "T.monster.finish/somebody-holds-one": {
    en: "The Finish is tried, and the second seat must say that it holds a Sea Monster. The Finish stays in hand and cannot be tried again yet.",
    fr: "L’arrivée est tentée, et le deuxième siège doit dire qu’il a un Monstre marin. L’arrivée reste en main, sans nouvel essai pour l’instant.",
    de: "Das Ziel wird versucht, und der zweite Platz muss sagen, dass er ein Seeungeheuer hat. Das Ziel bleibt auf der Hand und darf vorerst nicht wieder versucht werden.",
  },
  "T.setup.remove/four": {
    en: "Galateia: four Islands are taken out unseen. Nobody learns which.",
    fr: "Galatée : quatre îles sont retirées sans être vues. Personne ne sait lesquelles.",
    de: "Galatea: Vier Inseln kommen ungesehen heraus. Niemand erfährt, welche.",
  },
  "T.setup.remove/twelve-at-most": {
    en: "Any number up to twelve may be taken out.",
    fr: "On peut retirer jusqu’à douze îles.",
    de: "Bis zu zwölf Inseln dürfen heraus.",
  },
  "T.setup.deck/three-players": {
    en: "Three players: 85 cards make piles of 29, 28 and 28. Then five are drawn and a Start goes in.",
    fr: "À trois : 85 cartes font des pioches de 29, 28 et 28. Puis on en tire cinq et on ajoute un départ.",
    de: "Zu dritt: 85 Karten ergeben Stapel von 29, 28 und 28. Dann zieht man fünf, und ein Start kommt hinein.",
  },
  "T.setup.hand/five-each": {
    en: "Five cards each, and no Start among them: each Start is somewhere in its owner’s pile.",
    fr: "Cinq cartes chacun, sans départ : chaque départ est quelque part dans la pioche de sa personne.",
    de: "Jede Person hat fünf Karten, kein Start darunter: Jeder Start liegt irgendwo im eigenen Stapel.",
  },
  "T.setup.first/smallest-pile": {
    en: "One of those with the smallest pile begins.",
    fr: "Une des plus petites pioches commence.",
    de: "Es beginnt jemand mit dem kleinsten Stapel.",
  },
  "T.turn.action/one-seat-acts": {
    en: "It is the first seat’s turn. The second may not act.",
    fr: "C’est au premier siège de jouer. Le deuxième ne peut pas agir.",
    de: "Der erste Platz ist am Zug. Der zweite darf nichts tun.",
  },
  "T.turn.draw/up-to-five": {
    en: "Discard two, then draw two: the hand is full again.",
    fr: "Défausse deux, pioche deux : la main est de nouveau pleine.",
    de: "Zwei abwerfen, zwei ziehen: Die Hand ist wieder voll.",
  },
  "T.turn.draw/one-left": {
    en: "The pile holds one card: draw that one and play on with four.",
    fr: "La pioche n’a qu’une carte : prends-la et continue avec quatre.",
    de: "Der Stapel hat nur eine Karte: Zieh sie und spiele mit vier weiter.",
  },
  "T.turn.hand/own-cards-only": {
    en: "30 is in the other hand.",
    fr: "Le 30 est dans l’autre main.",
    de: "Die 30 ist auf der anderen Hand.",
  },
  "T.turn.discard-two/two-face-down": {
    en: "Two cards of your choice go, face down. One is not enough.",
    fr: "Deux cartes de ton choix partent, face cachée. Une ne suffit pas.",
    de: "Zwei Karten deiner Wahl gehen verdeckt weg. Eine reicht nicht.",
  },
  "T.turn.silence/numbers-only": {
    en: "The eight are being agreed. All that can be said is a number: gladly, and at most.",
    fr: "On s’accorde sur les huit. On ne dit que des nombres : combien volontiers, combien au plus.",
    de: "Die acht werden abgesprochen. Gesagt werden nur Zahlen: wie viele gern, wie viele höchstens.",
  },
  "T.turn.hand/only-the-hand-knows": {
    en: "Seen by somebody who looks on: whether 5 is in the hand, only its holder can tell. The price is known.",
    fr: "Vu par quelqu’un qui regarde : si le 5 est en main, seule la personne le sait. Le prix est connu.",
    de: "Von außen gesehen: Ob die 5 auf der Hand ist, weiß nur, wer sie hält. Der Preis ist bekannt.",
  },
  "T.place.empty/taken": {
    en: "One space, one card. The space beside it is empty.",
    fr: "Une case, une carte. La case à côté est vide.",
    de: "Ein Feld, eine Karte. Das Feld daneben ist leer.",
  },
  "T.place.ascending/between": {
    en: "49 lies in row 4. 47 belongs to its left, 60 to its right.",
    fr: "Le 49 est à la rangée 4. Le 47 va à sa gauche, le 60 à sa droite.",
    de: "Die 49 liegt in Reihe 4. Die 47 gehört links davon hin, die 60 rechts.",
  },
  "T.place.cost/between-two": {
    en: "47 between 45 and 52: two away from one, five from the other. The smaller counts, so discard two.",
    fr: "47 entre 45 et 52 : à deux de l’un, à cinq de l’autre. Le plus petit écart compte, défausse deux cartes.",
    de: "47 zwischen 45 und 52: zwei zur einen, fünf zur anderen. Der kleinere Abstand zählt, also zwei abwerfen.",
  },
  "T.place.cost/five-beside-three": {
    en: "5 beside 3: the difference is 2, so discard two.",
    fr: "5 à côté de 3 : l’écart est 2, défausse deux cartes.",
    de: "5 neben 3: Der Abstand ist 2, also zwei abwerfen.",
  },
  "T.place.cost/across-the-row-end": {
    en: "3 ends the first row, 5 begins the second. They are neighbours: discard two.",
    fr: "Le 3 finit la première rangée, le 5 commence la deuxième. Ils sont voisins : défausse deux cartes.",
    de: "Die 3 beendet die erste Reihe, die 5 beginnt die zweite. Sie sind Nachbarn: zwei abwerfen.",
  },
  "T.place.cost/six-between-three-and-seven": {
    en: "6 between 3 and 7: the smaller difference counts, so discard one.",
    fr: "6 entre 3 et 7 : le plus petit écart compte, défausse une carte.",
    de: "6 zwischen 3 und 7: Der kleinere Abstand zählt, also eine abwerfen.",
  },
  "T.place.cost/never-up-or-down": {
    en: "45 lies straight above. Cards of another row do not count, row ends apart: 40 is free.",
    fr: "Le 45 est juste au-dessus. Une autre rangée ne compte pas, sauf par son bout : le 40 est gratuit.",
    de: "Die 45 liegt genau darüber. Andere Reihen zählen nicht, außer am Reihenende: Die 40 ist kostenlos.",
  },
  "T.place.pay/four-cards-left": {
    en: "52 is 5 away, and once 47 is laid four cards are left: too dear. 50 costs only 2.",
    fr: "Le 52 est à 5, et le 47 posé, il reste quatre cartes : trop cher. Le 50 ne coûte que 2.",
    de: "Die 52 ist 5 entfernt, und liegt die 47, bleiben vier Karten: zu teuer. Die 50 kostet nur 2.",
  },
  "T.place.gap-allowed/three-spaces-two-numbers": {
    en: "Right of 78 three spaces are left for 79 and 80. The crew may still lay it.",
    fr: "À droite du 78, il reste trois cases pour 79 et 80. L’équipage peut le poser quand même.",
    de: "Rechts der 78 bleiben drei Felder für 79 und 80. Die Crew darf sie trotzdem legen.",
  },
  "T.start.forced/comes-first": {
    en: "You hold a Start and none has been played: nothing else may be done.",
    fr: "Tu as un départ et aucun n’est posé : rien d’autre n’est permis.",
    de: "Du hast einen Start und keiner liegt: Nichts anderes ist erlaubt.",
  },
  "T.start.eight/three-share": {
    en: "Eight cards between three: dials first, then a split that all agree to.",
    fr: "Huit cartes à trois : d’abord les offres, puis un partage que tous acceptent.",
    de: "Acht Karten zu dritt: erst die Angebote, dann eine Aufteilung, der alle zustimmen.",
  },
  "T.start.two-players/two-more-each": {
    en: "Two players: both draw two extra cards, then eight go.",
    fr: "À deux : chacun pioche deux cartes de plus, puis huit partent.",
    de: "Zu zweit: Beide ziehen zwei zusätzliche Karten, dann gehen acht weg.",
  },
  "T.start.solo/alone": {
    en: "Alone: draw eight, then discard eight.",
    fr: "En solo : pioche huit, puis défausse huit.",
    de: "Allein: acht ziehen, dann acht abwerfen.",
  },
  "T.start.refill/all-draw-up": {
    en: "The last of the eight is given. Both draw up, and the turn passes.",
    fr: "La dernière des huit est donnée. Les deux complètent leur main, et le tour passe.",
    de: "Die letzte der acht ist gegeben. Beide ziehen nach, und der Zug geht weiter.",
  },
  "T.start.unpayable/seven-are-not-eight": {
    en: "Alone, with seven cards beside the Start: it cannot be played. Something else may be done.",
    fr: "En solo, avec sept cartes outre le départ : il ne se joue pas. Autre chose est permis.",
    de: "Allein, mit sieben Karten neben dem Start: Er ist nicht spielbar. Etwas anderes ist erlaubt.",
  },
  "T.start.spare/a-second-start": {
    en: "A Start has been played. Another is discarded like any card.",
    fr: "Un départ est déjà posé. Un autre se défausse comme toute carte.",
    de: "Ein Start liegt schon. Ein weiterer wird abgeworfen wie jede Karte.",
  },
  "T.start.forced/perhaps-a-start": {
    en: "Seen by somebody who looks on: the hand may hold a Start, and it would come first.",
    fr: "Vu par quelqu’un qui regarde : la main a peut-être un départ, et il passerait en premier.",
    de: "Von außen gesehen: Vielleicht ist ein Start auf der Hand, und der käme zuerst.",
  },
  "T.finish.when/one-space-open": {
    en: "One space is still open, so the Finish has to wait.",
    fr: "Il reste une case, l’arrivée doit attendre.",
    de: "Ein Feld ist noch offen, das Ziel muss warten.",
  },
  "T.finish.when/a-start-is-missing": {
    en: "The grid is full, but no Start has been played.",
    fr: "La grille est pleine, mais aucun départ n’est posé.",
    de: "Das Raster ist voll, aber kein Start liegt.",
  },
  "T.finish.when/all-is-there": {
    en: "36 Islands and a Start: now the Finish may be played.",
    fr: "36 îles et un départ : l’arrivée peut se jouer.",
    de: "36 Inseln und ein Start: Jetzt darf das Ziel gespielt werden.",
  },
  "T.end.win/together": {
    en: "The Finish is played and everyone has won.",
    fr: "L’arrivée est jouée et tout le monde a gagné.",
    de: "Das Ziel ist gespielt, und alle haben gewonnen.",
  },
  "T.end.lose/no-action-left": {
    en: "The second seat holds only 1, and 2 begins the grid: no space, and no two cards to discard. All lose.",
    fr: "Le deuxième siège n’a que le 1, et le 2 commence la grille : pas de case, ni deux cartes à défausser. Tous perdent.",
    de: "Der zweite Platz hat nur die 1, und die 2 beginnt das Raster: kein Feld, keine zwei Karten. Alle verlieren.",
  },
  "T.end.last-card/still-playable": {
    en: "One card is left and it is free to lay: the game goes on.",
    fr: "Il reste une carte, et elle se pose gratuitement : la partie continue.",
    de: "Eine Karte ist übrig und kostet nichts: Das Spiel geht weiter.",
  },
  "T.end.last-card/strict": {
    en: "With the strict option one card is not enough.",
    fr: "Avec l’option stricte, une carte ne suffit pas.",
    de: "Mit der strengen Option reicht eine Karte nicht.",
  },
  "T.storm.draw/never-held": {
    en: "A Storm is drawn and lies open at once; it never stays in the hand. Drawing goes on.",
    fr: "Une Tempête est piochée et se pose aussitôt ; elle ne reste jamais en main. On continue à piocher.",
    de: "Ein Sturm wird gezogen und liegt sofort offen; er bleibt nie auf der Hand. Man zieht weiter.",
  },
  "T.storm.cancel/before-it-strikes": {
    en: "A yellow Storm is just drawn and the crew has a Compass. Anyone may spend it now.",
    fr: "Une Tempête jaune vient d’être piochée et l’équipage a une Boussole. Chacun peut la dépenser maintenant.",
    de: "Ein gelber Sturm ist eben gezogen, und die Crew hat einen Kompass. Jede Person darf ihn jetzt ausgeben.",
  },
  "T.storm.yellow/down-to-three": {
    en: "A yellow Storm strikes a hand of five: exactly two cards go.",
    fr: "Une Tempête jaune frappe une main de cinq : deux cartes exactement partent.",
    de: "Ein gelber Sturm trifft eine Hand von fünf: Genau zwei Karten gehen weg.",
  },
  "T.storm.yellow-start/two-unseen": {
    en: "Under a yellow Storm the top two of the own pile may go toward the eight, unseen.",
    fr: "Sous une Tempête jaune, les deux cartes du dessus de ta pioche peuvent compter pour les huit, sans être vues.",
    de: "Unter einem gelben Sturm dürfen die obersten zwei des eigenen Stapels ungesehen zu den acht.",
  },
  "T.storm.purple/a-closed-row": {
    en: "A purple Storm lies beside row 3: nothing may be placed there.",
    fr: "Une Tempête pourpre est à côté de la rangée 3 : rien ne s’y pose.",
    de: "Ein violetter Sturm liegt neben Reihe 3: Dort darf nichts gelegt werden.",
  },
  "T.storm.purple/choose-a-row": {
    en: "Whoever drew it chooses a row with an empty space. Row 1 is full.",
    fr: "La personne qui l’a piochée choisit une rangée avec une case vide. La rangée 1 est pleine.",
    de: "Wer ihn gezogen hat, wählt eine Reihe mit freiem Feld. Reihe 1 ist voll.",
  },
  "T.storm.orange/hug-the-coast": {
    en: "Under an orange Storm an Island must touch a card. 32 beside 30 costs 2. Discarding two stays allowed.",
    fr: "Sous une Tempête orange, une île doit toucher une carte. Le 32 à côté du 30 coûte 2. Défausser deux cartes reste permis.",
    de: "Unter einem orangefarbenen Sturm muss eine Insel eine Karte berühren. Die 32 neben der 30 kostet 2. Zwei abwerfen bleibt erlaubt.",
  },
  "T.compass.shared/out-of-turn": {
    en: "It is the first seat’s turn, and the second spends the crew’s Compass.",
    fr: "C’est au premier siège de jouer, et le deuxième dépense la Boussole de l’équipage.",
    de: "Der erste Platz ist am Zug, und der zweite gibt den Kompass der Crew aus.",
  },
  "T.compass.shared/none-left": {
    en: "A Storm lies, but the crew has no Compass.",
    fr: "Une Tempête est là, mais l’équipage n’a pas de Boussole.",
    de: "Ein Sturm liegt da, aber die Crew hat keinen Kompass.",
  },
  "T.compass.target/no-storm-there": {
    en: "The Storm lies beside row 3. Beside row 4 there is nothing to remove.",
    fr: "La Tempête est à côté de la rangée 3. À la rangée 4, il n’y a rien à retirer.",
    de: "Der Sturm liegt neben Reihe 3. Neben Reihe 4 gibt es nichts zu entfernen.",
  },
  "T.compass.gain-start/with-the-start": {
    en: "Playing the Start earns the crew a Compass.",
    fr: "Jouer le départ rapporte une Boussole à l’équipage.",
    de: "Der Start bringt der Crew einen Kompass.",
  },
  "T.compass.gain-row/twelve-to-seventeen": {
    en: "12 to 16 lie in one row. 17 fills it with six that follow: a Compass.",
    fr: "12 à 16 sont sur une rangée. Le 17 la remplit de six qui se suivent : une Boussole.",
    de: "12 bis 16 liegen in einer Reihe. Die 17 füllt sie mit sechs in Folge: ein Kompass.",
  },
  "T.compass.gain-hand/all-of-it": {
    en: "Discard the whole hand for a Compass.",
    fr: "Défausse toute ta main pour une Boussole.",
    de: "Wirf die ganze Hand für einen Kompass ab.",
  },
  "T.compass.gain-hand/not-with-a-monster": {
    en: "A Sea Monster cannot be discarded, so this hand cannot go.",
    fr: "Un Monstre marin ne se défausse pas, cette main ne peut donc pas partir.",
    de: "Ein Seeungeheuer lässt sich nicht abwerfen, also kann diese Hand nicht weg.",
  },
  "T.compass.six/none-to-earn": {
    en: "All six Compasses are gone: a whole hand earns none.",
    fr: "Les six Boussoles sont parties : une main entière n’en rapporte plus.",
    de: "Alle sechs Kompasse sind weg: Eine ganze Hand bringt keinen mehr.",
  },
  "T.place.island/islands-only": {
    en: "An Island goes in the grid. A Storm never does.",
    fr: "Une île va dans la grille. Une Tempête, jamais.",
    de: "Eine Insel kommt ins Raster. Ein Sturm nie.",
  },
  "T.wild.any/as-a-number": {
    en: "The Wild is laid as 31 beside 30, for one card. As 30 it cannot be laid: 30 lies in the grid.",
    fr: "Le Joker se pose en 31 à côté du 30, pour une carte. En 30, impossible : le 30 est dans la grille.",
    de: "Der Joker wird als 31 neben die 30 gelegt, für eine Karte. Als 30 geht es nicht: Die 30 liegt im Raster.",
  },
  "T.wild.any/as-a-finish": {
    en: "The grid is full and no Finish is in hand: the Wild stands in for one.",
    fr: "La grille est pleine et la main n’a pas d’arrivée : le Joker la remplace.",
    de: "Das Raster ist voll, und kein Ziel ist auf der Hand: Der Joker steht dafür.",
  },
  "T.wild.any/a-real-start-first": {
    en: "A real Start is in the hand and comes first. The Wild does not replace it.",
    fr: "Un vrai départ est en main et passe d’abord. Le Joker ne le remplace pas.",
    de: "Ein echter Start ist auf der Hand und geht vor. Der Joker ersetzt ihn nicht.",
  },
  "T.wild.free/like-any-card": {
    en: "A Wild may be kept, discarded or used to pay.",
    fr: "Un Joker se garde, se défausse ou sert à payer.",
    de: "Einen Joker darf man behalten, abwerfen oder zum Bezahlen nehmen.",
  },
} as const;
