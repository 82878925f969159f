import type { AskedFor } from "./shapes";

/** The Ascent and its modules. */
export const MOUNTAIN: AskedFor = {
  "A.setup.bridges": {
    en: "who gets a bridge at the beginning|how many bridges are handed out|who starts on the mountain|which player begins with a bridge",
    fr: "qui reçoit un pont au début|combien de ponts au départ|qui commence sur la montagne",
    de: "wer bekommt am Anfang eine Brücke|wie viele Brücken werden verteilt|wer beginnt am Berg",
  },
  "A.setup.deck": {
    en: "how are the cards dealt on the mountain|setup of the ascent|draw piles of different size",
    fr: "comment répartir les cartes de la montagne|mise en place de l’ascension|pioches inégales",
    de: "wie werden die Karten am Berg verteilt|Aufbau von The Ascent|ungleiche Stapel",
  },
  "A.setup.hand": {
    en: "how many cards in hand on the mountain|opening hand with a bridge|hand limit on the mountain",
    fr: "combien de cartes en main sur la montagne|première main avec un pont|limite de main",
    de: "wie viele Handkarten am Berg|erste Hand mit Brücke|Handlimit am Berg",
  },
  "A.setup.solo": {
    en: "how do I play the ascent solo|solo setup on the mountain|which cards are removed in the solo game|how many guide ropes|hand of six alone",
    fr: "comment jouer la montagne en solo|mise en place en solo|combien de cordes en solo|retirer les 1",
    de: "wie spielt man den Berg allein|Aufbau solo am Berg|wie viele Seile allein|welche Karten kommen solo heraus",
  },
  "A.turn.action": {
    en: "what can I do on my turn on the mountain|how many cards may I play per turn in the ascent|when do I draw on the mountain",
    fr: "que puis-je faire à mon tour sur la montagne|combien de cartes jouer par tour|quand piocher",
    de: "was kann ich am Berg in meinem Zug tun|wie viele Karten pro Zug am Berg|wann ziehe ich am Berg nach",
  },
  "A.turn.hand": {
    en: "can I play from another hand on the mountain|may I look at the others’ cards in the ascent",
    fr: "jouer depuis la main d’un autre sur la montagne|regarder les cartes des autres",
    de: "aus einer fremden Hand spielen am Berg|fremde Karten ansehen",
  },
  "A.turn.discard-two": {
    en: "can I discard instead of playing on the mountain|how many cards do I discard in the ascent if I do not play",
    fr: "défausser au lieu de jouer sur la montagne|combien de cartes défausser",
    de: "am Berg abwerfen statt spielen|wie viele Karten wirft man am Berg ab",
  },
  "A.turn.silence": {
    en: "may we talk on the mountain|is talking allowed in the ascent",
    fr: "a-t-on le droit de parler sur la montagne|communiquer pendant l’ascension",
    de: "darf man am Berg reden|Kommunikation beim Aufstieg",
  },
  "A.discard.any": {
    en: "can I discard a summit|can I discard a bridge or a campfire|can I pay with a bridge|can I pay with a summit card|how many summits are there",
    fr: "peut-on défausser un sommet|défausser un pont ou un feu de camp|payer avec un pont|combien de sommets",
    de: "darf ich einen Gipfel abwerfen|Brücke oder Lagerfeuer abwerfen|mit einer Brücke bezahlen|wie viele Gipfel gibt es",
  },
  "A.place.next": {
    en: "where may I place a card on the mountain|can I leave a hole in a row|do rows fill from left to right|can I start a row in the middle|must I play at the left end",
    fr: "où poser une carte sur la montagne|peut-on laisser un trou dans une rangée|les rangées se remplissent-elles de gauche à droite",
    de: "wo darf ich am Berg legen|darf in einer Reihe ein Loch bleiben|füllt man Reihen von links nach rechts|in der Mitte einer Reihe beginnen",
  },
  "A.place.row-full": {
    en: "how many cards are in a row|how many rows has the mountain|how long is row 1|size of the mountain|how many cards in row 8",
    fr: "combien de cartes dans une rangée|combien de rangées a la montagne|taille de la montagne",
    de: "wie viele Karten hat eine Reihe|wie viele Reihen hat der Berg|Größe des Berges|wie lang ist Reihe 1",
  },
  "A.place.support": {
    en: "how many cards must be under a card|when can I start the second row|do I need both cards below|does a bridge support a card|must the row below be full before the next",
    fr: "combien de cartes dessous|quand commencer la deuxième rangée|faut-il deux cartes dessous|un pont soutient-il",
    de: "wie viele Karten müssen darunter liegen|wann darf ich die zweite Reihe beginnen|braucht man beide Karten darunter|stützt eine Brücke",
  },
  "A.place.colour": {
    en: "can two cards of the same colour be next to each other|can a red card go beside a red card|same colours above each other|does a campfire count for colour",
    fr: "deux cartes de même couleur côte à côte|une rouge à côté d’une rouge|deux vertes l’une sur l’autre",
    de: "dürfen zwei gleiche Farben nebeneinander liegen|rote Karte neben rote Karte|gleiche Farben übereinander|zählt die Farbe des Lagerfeuers",
  },
  "A.place.number": {
    en: "how high can a card go|can a 2 be in row 3|minimum number for a row|low numbers in high rows|which numbers may be in the top row|do numbers on the mountain have to rise",
    fr: "jusqu’où peut monter une carte|un 2 peut-il aller à la rangée 3|nombre minimum d’une rangée",
    de: "wie hoch darf eine Karte liegen|darf eine 2 in Reihe 3|Mindestzahl einer Reihe|kleine Zahlen oben",
  },
  "A.place.cost": {
    en: "what does a card cost on the mountain|how many cards do I discard beside another card on the mountain|price next to a bridge|do I pay for the rows below|price between two cards on the mountain",
    fr: "que coûte une carte sur la montagne|combien de cartes défausser sur la montagne|prix à côté d’un pont|paie-t-on pour les rangées du dessous",
    de: "was kostet eine Karte am Berg|wie viele Karten muss ich am Berg abwerfen|Preis neben einer Brücke|zahlt man für die Reihe darunter",
  },
  "A.place.pay": {
    en: "not enough cards to pay on the mountain|paying in the ascent|can I pay part of the price on the mountain",
    fr: "pas assez de cartes pour payer sur la montagne|payer sur la montagne",
    de: "nicht genug Karten zum Bezahlen am Berg|bezahlen beim Aufstieg",
  },
  "A.bridge.place": {
    en: "can I put a bridge at the end of a row|where may a bridge be placed|what does a bridge cost|can two bridges be next to each other|bridge in row 8|can a bridge be at the left edge",
    fr: "puis-je poser un pont au bout d’une rangée|où poser un pont|que coûte un pont|deux ponts côte à côte",
    de: "kann ich eine Brücke am Ende einer Reihe legen|wo darf eine Brücke liegen|was kostet eine Brücke|zwei Brücken nebeneinander|Brücke am Rand",
  },
  "A.bridge.cover": {
    en: "can I cover a bridge with a card|what can be placed on a bridge|what does it cost to cover a bridge|can I cover a normal card|smaller or greater difference over a bridge|can a campfire go on a bridge",
    fr: "peut-on couvrir un pont|que poser sur un pont|que coûte de couvrir un pont|peut-on couvrir une carte normale",
    de: "darf ich eine Brücke abdecken|was darf auf eine Brücke|was kostet das Abdecken einer Brücke|darf man eine normale Karte abdecken",
  },
  "A.campfire.replace": {
    en: "what does a campfire do|how do I play a campfire|where can a campfire go|must the campfire match the colour|can a campfire be covered",
    fr: "que fait un feu de camp|comment jouer un feu de camp|quelle couleur pour un feu de camp|où va un feu de camp",
    de: "was macht ein Lagerfeuer|wie spielt man ein Lagerfeuer|muss das Lagerfeuer dieselbe Farbe haben|wohin kommt ein Lagerfeuer",
  },
  "A.campfire.move": {
    en: "where does the replaced card go|can the card stay in the same row after a campfire|do I pay for the card moved by a campfire|what if the replaced card has no space",
    fr: "où va la carte remplacée par un feu|paie-t-on la carte déplacée par un feu|la carte remplacée n’a pas de place",
    de: "wohin geht die ersetzte Karte|bezahlt man die Karte die das Lagerfeuer versetzt|kein Platz für die ersetzte Karte|muss die Karte höher ziehen",
  },
  "A.campfire.value": {
    en: "what number is a campfire|price beside a campfire|what does a campfire count as|card next to a campfire",
    fr: "combien vaut un feu de camp|prix à côté d’un feu de camp|quel nombre a un feu",
    de: "welche Zahl hat ein Lagerfeuer|Preis neben einem Lagerfeuer|wie viel zählt ein Lagerfeuer",
  },
  "A.summit.when": {
    en: "when can I play the summit|does the mountain have to be full|do bridges have to be covered to win|can the summit be played with an uncovered bridge",
    fr: "quand jouer le sommet|la montagne doit-elle être pleine|faut-il couvrir tous les ponts",
    de: "wann darf ich den Gipfel spielen|muss der Berg voll sein|müssen alle Brücken abgedeckt sein",
  },
  "A.end.win": {
    en: "how do we win the ascent|goal of the mountain game|when have we won on the mountain",
    fr: "comment gagner l’ascension|but du jeu de la montagne",
    de: "wie gewinnt man am Berg|Ziel des Bergspiels",
  },
  "A.end.lose": {
    en: "how do we lose the ascent|what if I can do nothing on the mountain|one card left on the mountain|empty hand on the mountain",
    fr: "comment perd-on sur la montagne|aucune action possible sur la montagne|une seule carte sur la montagne",
    de: "wie verliert man am Berg|was wenn ich am Berg nichts tun kann|nur noch eine Karte am Berg",
  },
  "A.rope.use": {
    en: "what does a guide rope do|how do I use a rope|how often can I use a rope|shuffle my hand into the deck",
    fr: "que fait une corde|comment utiliser une corde|combien de fois sert une corde",
    de: "was macht ein Seil|wie benutze ich ein Seil|wie oft darf ich ein Seil nutzen|Hand in den Stapel mischen",
  },
  "A.green.path": {
    en: "what is the green path|how does the green path work|do green cards have to connect from bottom to top|does a green campfire count for the path",
    fr: "qu’est-ce que le sentier vert|comment marche le sentier vert|un feu vert compte-t-il",
    de: "was ist der Grüne Pfad|wie funktioniert der Grüne Pfad|zählt ein grünes Lagerfeuer für den Pfad|grüne Karten von unten nach oben",
  },
  "A.panorama.reveal": {
    en: "how many panoramas do we use|setup of panoramas|which panoramas are there|harder panoramas",
    fr: "combien de panoramas|mise en place des panoramas|quels panoramas existent",
    de: "wie viele Panoramen nimmt man|Aufbau der Panoramen|welche Panoramen gibt es",
  },
  "A.panorama.done": {
    en: "when is a panorama fulfilled|can a panorama be read from right to left|does a panorama stay if a card is moved|does a bridge break a panorama|do all panoramas need to be met to win",
    fr: "quand un panorama est-il atteint|un panorama à l’envers compte-t-il|un panorama reste-t-il atteint",
    de: "wann ist ein Panorama erfüllt|zählt ein Panorama rückwärts|bleibt ein Panorama erfüllt|unterbricht eine Brücke ein Panorama",
  },
  "A.goat.symbol": {
    en: "which cards have a goat|how many goat cards are there|goat symbol on a card",
    fr: "quelles cartes ont une chèvre|combien de cartes à chèvre",
    de: "welche Karten haben eine Ziege|wie viele Ziegenkarten gibt es|Ziegensymbol",
  },
  "A.goat.place": {
    en: "when do I put a goat on a card|how do goats come onto the mountain|does a moved goat card bring a new goat",
    fr: "quand mettre une chèvre sur une carte|comment arrivent les chèvres",
    de: "wann stelle ich eine Ziege auf eine Karte|wie kommen Ziegen auf den Berg",
  },
  "A.goat.herd": {
    en: "how do goats move|what does it cost to move goats|can goats go down|how do goats climb|can I move several goats at once",
    fr: "comment bougent les chèvres|que coûte de déplacer les chèvres|les chèvres peuvent-elles descendre|plusieurs chèvres ensemble",
    de: "wie bewegen sich Ziegen|was kostet es Ziegen zu treiben|dürfen Ziegen hinunter|mehrere Ziegen auf einmal",
  },
  "A.goat.bridge": {
    en: "can goats walk on a bridge|can goats cross bridges|goats and campfires",
    fr: "les chèvres passent-elles sur un pont|chèvres et feux de camp",
    de: "dürfen Ziegen auf eine Brücke|gehen Ziegen über Brücken|Ziegen und Lagerfeuer",
  },
  "A.goat.campfire": {
    en: "can I play a campfire on a card with goats|campfire under a goat|replace a card that has a goat on it",
    fr: "peut-on poser un feu sur une carte avec des chèvres|remplacer une carte qui a une chèvre",
    de: "darf ich ein Lagerfeuer auf eine Karte mit Ziegen legen|Karte mit Ziege ersetzen",
  },
  "A.goat.win": {
    en: "how many goats have to reach the top|how do we win with goats|goats on row 8",
    fr: "combien de chèvres en haut|comment gagner avec les chèvres",
    de: "wie viele Ziegen müssen oben sein|wie gewinnt man mit Ziegen|Ziegen auf Reihe 8",
  },
};
