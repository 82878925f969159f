import type { AskedFor } from "./shapes";

/** The Ascent and its modules. */
export const MOUNTAIN: AskedFor = {
  "A.setup.bridges": {
    en: "who gets a bridge at the beginning|how many bridges are handed out|who starts on the mountain|which player begins with a bridge|why do I start with a bridge|does everyone get a bridge|starting player of the ascent",
    fr: "qui reçoit un pont au début|combien de ponts au départ|qui commence sur la montagne|pourquoi ai-je un pont au départ|tout le monde reçoit-il un pont",
    de: "wer bekommt am Anfang eine Brücke|wie viele Brücken werden verteilt|wer beginnt am Berg|warum beginne ich mit einer Brücke|bekommt jeder eine Brücke|Startspieler am Berg",
  },
  "A.setup.deck": {
    en: "how are the cards dealt on the mountain|setup of the ascent|draw piles of different size|deal the mountain cards|pile sizes on the mountain|cards left over when dealing",
    fr: "comment répartir les cartes de la montagne|mise en place de l’ascension|pioches inégales|distribuer la montagne|taille des pioches|cartes en trop à la distribution",
    de: "wie werden die Karten am Berg verteilt|Aufbau von The Ascent|ungleiche Stapel|Bergkarten austeilen|Stapelgröße am Berg|Karten übrig beim Verteilen",
  },
  "A.setup.hand": {
    en: "how many cards in hand on the mountain|opening hand with a bridge|hand limit on the mountain|five or six cards on the mountain|does the bridge count as part of my hand",
    fr: "combien de cartes en main sur la montagne|première main avec un pont|limite de main|cinq ou six cartes sur la montagne|le pont compte-t-il dans la main",
    de: "wie viele Handkarten am Berg|erste Hand mit Brücke|Handlimit am Berg|fünf oder sechs Karten am Berg|zählt die Brücke zur Hand",
  },
  "A.setup.solo": {
    en: "how do I play the ascent solo|solo setup on the mountain|which cards are removed in the solo game|how many guide ropes|hand of six alone|ascent for one|leave out the ones|three ropes|six cards alone",
    fr: "comment jouer la montagne en solo|mise en place en solo|combien de cordes en solo|retirer les 1|ascension à un joueur|enlever les 1|trois cordes|six cartes seul",
    de: "wie spielt man den Berg allein|Aufbau solo am Berg|wie viele Seile allein|welche Karten kommen solo heraus|Aufstieg für einen|die Einsen weglassen|drei Seile|sechs Karten allein",
  },
  "A.turn.action": {
    en: "what can I do on my turn on the mountain|how many cards may I play per turn in the ascent|when do I draw on the mountain|climbing turn|draw up at the end on the mountain|my pile on the mountain is empty|play several cards in one climb",
    fr: "que puis-je faire à mon tour sur la montagne|combien de cartes jouer par tour|quand piocher|tour de montagne|compléter à la fin|pioche vide sur la montagne|plusieurs cartes par tour",
    de: "was kann ich am Berg in meinem Zug tun|wie viele Karten pro Zug am Berg|wann ziehe ich am Berg nach|Zug am Berg|am Ende nachziehen am Berg|Stapel am Berg leer|mehrere Karten pro Zug am Berg",
  },
  "A.turn.hand": {
    en: "can I play from another hand on the mountain|may I look at the others’ cards in the ascent|use a friend’s card on the mountain",
    fr: "jouer depuis la main d’un autre sur la montagne|regarder les cartes des autres|utiliser la carte d’un ami sur la montagne",
    de: "aus einer fremden Hand spielen am Berg|fremde Karten ansehen|Karte eines Freundes am Berg nutzen",
  },
  "A.turn.discard-two": {
    en: "can I discard instead of playing on the mountain|how many cards do I discard in the ascent if I do not play|throw two away on the mountain|no place for my cards on the mountain|look through discards on the mountain",
    fr: "défausser au lieu de jouer sur la montagne|combien de cartes défausser|jeter deux cartes sur la montagne|aucune place pour mes cartes|regarder la défausse de la montagne",
    de: "am Berg abwerfen statt spielen|wie viele Karten wirft man am Berg ab|zwei am Berg wegwerfen|kein Platz für meine Karten am Berg|Ablage am Berg durchsehen",
  },
  "A.turn.silence": {
    en: "may we talk on the mountain|is talking allowed in the ascent|say what I hold on the mountain|plan together on the climb|hints on the mountain",
    fr: "a-t-on le droit de parler sur la montagne|communiquer pendant l’ascension|dire ce que je tiens sur la montagne|planifier ensemble l’ascension",
    de: "darf man am Berg reden|Kommunikation beim Aufstieg|am Berg sagen was ich habe|gemeinsam planen beim Aufstieg",
  },
  "A.discard.any": {
    en: "can I discard a summit|can I discard a bridge or a campfire|can I pay with a bridge|can I pay with a summit card|how many summits are there|are special cards too precious to throw away|lose all the summits|peak as payment|get rid of a fire card",
    fr: "peut-on défausser un sommet|défausser un pont ou un feu de camp|payer avec un pont|combien de sommets|jeter une carte spéciale|perdre tous les sommets|sommet pour payer",
    de: "darf ich einen Gipfel abwerfen|Brücke oder Lagerfeuer abwerfen|mit einer Brücke bezahlen|wie viele Gipfel gibt es|Sonderkarte wegwerfen|alle Gipfel verlieren|Gipfel zum Bezahlen|Feuerkarte loswerden",
  },
  "A.place.next": {
    en: "where may I place a card on the mountain|can I leave a hole in a row|do rows fill from left to right|can I start a row in the middle|must I play at the left end|skip a space in a row|from which side do we build|gap in a row on the mountain|begin a row on the right|where is the next space|leave an empty space between|first card of a row at the left|row from the middle",
    fr: "où poser une carte sur la montagne|peut-on laisser un trou dans une rangée|les rangées se remplissent-elles de gauche à droite|sauter une case dans une rangée|de quel côté construire|commencer une rangée à droite|rangée au milieu|laisser une case vide entre|première carte à gauche",
    de: "wo darf ich am Berg legen|darf in einer Reihe ein Loch bleiben|füllt man Reihen von links nach rechts|in der Mitte einer Reihe beginnen|ein Feld in der Reihe überspringen|von welcher Seite baut man|eine Reihe rechts beginnen|Lücke in der Reihe am Berg|ein leeres Feld dazwischen lassen|erste Karte links",
  },
  "A.place.row-full": {
    en: "how many cards are in a row|how many rows has the mountain|how long is row 1|size of the mountain|how many cards in row 8|width of the base|nine at the bottom two at the top|total number of spaces on the mountain|how tall is the mountain|add a tenth card|cards per level|how many fit in the fifth row|length of the top row|capacity of a row",
    fr: "combien de cartes dans une rangée|combien de rangées a la montagne|taille de la montagne|largeur de la base|neuf en bas deux en haut|nombre total de cases|hauteur de la montagne|cartes par niveau|combien de cartes dans la cinquième rangée|longueur de la rangée du haut",
    de: "wie viele Karten hat eine Reihe|wie viele Reihen hat der Berg|Größe des Berges|wie lang ist Reihe 1|Breite der untersten Reihe|neun unten zwei oben|Anzahl der Felder am Berg|wie hoch ist der Berg|zehnte Karte|Karten pro Stufe|wie viele passen in die fünfte Reihe|Länge der obersten Reihe",
  },
  "A.place.support": {
    en: "how many cards must be under a card|when can I start the second row|do I need both cards below|does a bridge support a card|must the row below be full before the next|one card underneath is enough|float above a hole|stand on a single card|begin a higher row early|empty space below|hanging card at the edge",
    fr: "combien de cartes dessous|quand commencer la deuxième rangée|faut-il deux cartes dessous|un pont soutient-il|une seule carte dessous suffit|flotter au dessus d’un trou|commencer une rangée plus haute|case vide dessous",
    de: "wie viele Karten müssen darunter liegen|wann darf ich die zweite Reihe beginnen|braucht man beide Karten darunter|stützt eine Brücke|reicht eine Karte darunter|über einem Loch schweben|auf nur einer Karte stehen|höhere Reihe früh beginnen|leeres Feld darunter",
  },
  "A.place.colour": {
    en: "can two cards of the same colour be next to each other|can a red card go beside a red card|same colours above each other|does a campfire count for colour|red beside red|blue next to blue|colours diagonal or above|green fire beside a green card|bridge between two reds|identical colours touching|two of a kind next to each other|colour rule",
    fr: "deux cartes de même couleur côte à côte|une rouge à côté d’une rouge|deux vertes l’une sur l’autre|rouge à côté de rouge|bleu près de bleu|couleurs en diagonale ou dessus|pont entre deux rouges|couleurs identiques collées|règle des couleurs",
    de: "dürfen zwei gleiche Farben nebeneinander liegen|rote Karte neben rote Karte|gleiche Farben übereinander|zählt die Farbe des Lagerfeuers|rot neben rot|blau neben blau|Farben diagonal oder darüber|grünes Feuer neben grüner Karte|Brücke zwischen zwei roten|gleiche Farben aneinander|Farbregel",
  },
  "A.place.number": {
    en: "how high can a card go|can a 2 be in row 3|minimum number for a row|low numbers in high rows|which numbers may be in the top row|do numbers on the mountain have to rise|number lower than the row|where can the 1s go|how far up may a small card go|smallest card in row 6|do cards ascend in a row on the mountain|is a 4 allowed in row 6|3 on level 5|number must be as high as the row|lowest card for a level|a 1 in the second row",
    fr: "jusqu’où peut monter une carte|un 2 peut-il aller à la rangée 3|nombre minimum d’une rangée|nombre plus petit que la rangée|où vont les 1|jusqu’à quelle rangée une petite carte|plus petite carte de la rangée 6|un 4 en rangée 6|3 au niveau 5|nombre au moins égal à la rangée|un 1 en deuxième rangée",
    de: "wie hoch darf eine Karte liegen|darf eine 2 in Reihe 3|Mindestzahl einer Reihe|kleine Zahlen oben|Zahl kleiner als die Reihe|wohin dürfen die Einsen|bis in welche Reihe eine kleine Karte|kleinste Karte in Reihe 6|eine 4 in Reihe 6|3 auf Stufe 5|Zahl mindestens wie die Reihe|eine 1 in der zweiten Reihe",
  },
  "A.place.cost": {
    en: "what does a card cost on the mountain|how many cards do I discard beside another card on the mountain|price next to a bridge|do I pay for the rows below|price between two cards on the mountain|difference in the ascent|card right of a bridge|first card of a row is free|is it the larger difference on the mountain|5 next to 8 on the mountain",
    fr: "que coûte une carte sur la montagne|combien de cartes défausser sur la montagne|prix à côté d’un pont|paie-t-on pour les rangées du dessous|différence dans l’ascension|carte à droite d’un pont|première carte d’une rangée gratuite|5 à côté de 8 sur la montagne",
    de: "was kostet eine Karte am Berg|wie viele Karten muss ich am Berg abwerfen|Preis neben einer Brücke|zahlt man für die Reihe darunter|Differenz beim Aufstieg|Karte rechts von einer Brücke|erste Karte einer Reihe kostenlos|5 neben 8 am Berg",
  },
  "A.place.pay": {
    en: "not enough cards to pay on the mountain|paying in the ascent|can I pay part of the price on the mountain|too expensive on the mountain|pay face down on the mountain",
    fr: "pas assez de cartes pour payer sur la montagne|payer sur la montagne|trop cher sur la montagne",
    de: "nicht genug Karten zum Bezahlen am Berg|bezahlen beim Aufstieg|zu teuer am Berg|verdeckt bezahlen am Berg",
  },
  "A.bridge.place": {
    en: "can I put a bridge at the end of a row|where may a bridge be placed|what does a bridge cost|can two bridges be next to each other|bridge in row 8|can a bridge be at the left edge|first or last card of a row as a bridge|bridge beside a bridge|what is a bridge for|lay a bridge over nothing|is a bridge free|bridge on the far right|bridge free of charge|ends of a row closed to bridges|where not to put a bridge",
    fr: "puis-je poser un pont au bout d’une rangée|où poser un pont|que coûte un pont|deux ponts côte à côte|pont en premier ou dernier de la rangée|pont à côté d’un pont|à quoi sert un pont|pont tout à droite|pont gratuit|pont gratuit|bouts interdits aux ponts",
    de: "kann ich eine Brücke am Ende einer Reihe legen|wo darf eine Brücke liegen|was kostet eine Brücke|zwei Brücken nebeneinander|Brücke am Rand|Brücke als erste oder letzte Karte der Reihe|Brücke neben Brücke|wofür ist eine Brücke|Brücke ganz rechts|Brücke kostenlos|Brücke umsonst|Reihenenden für Brücken verboten",
  },
  "A.bridge.cover": {
    en: "can I cover a bridge with a card|what can be placed on a bridge|what does it cost to cover a bridge|can I cover a normal card|smaller or greater difference over a bridge|can a campfire go on a bridge|replace a bridge by a number|5 over the bridge between 4 and 7|build over a bridge|where does the covered bridge go|colour when covering a bridge|bridge over a bridge|put a card over a bridge price|bridge later covered|which difference when covering",
    fr: "peut-on couvrir un pont|que poser sur un pont|que coûte de couvrir un pont|peut-on couvrir une carte normale|remplacer un pont par un nombre|5 sur le pont entre 4 et 7|construire sur un pont|recouvrir un pont prix|pont sur un pont|prix au-dessus d’un pont|pont couvert plus tard|quel écart en couvrant",
    de: "darf ich eine Brücke abdecken|was darf auf eine Brücke|was kostet das Abdecken einer Brücke|darf man eine normale Karte abdecken|Brücke durch eine Zahl ersetzen|5 über der Brücke zwischen 4 und 7|Brücke überbauen|Farbe beim Abdecken|Brücke auf Brücke|Preis über einer Brücke|Brücke später abgedeckt|welcher Abstand beim Abdecken",
  },
  "A.campfire.replace": {
    en: "what does a campfire do|how do I play a campfire|where can a campfire go|must the campfire match the colour|can a campfire be covered|put a fire on a card|red fire on a blue card|fire on an empty space|fire on a bridge|use of the campfire",
    fr: "que fait un feu de camp|comment jouer un feu de camp|quelle couleur pour un feu de camp|où va un feu de camp|mettre un feu sur une carte|feu rouge sur carte bleue|feu sur une case vide|feu sur un pont",
    de: "was macht ein Lagerfeuer|wie spielt man ein Lagerfeuer|muss das Lagerfeuer dieselbe Farbe haben|wohin kommt ein Lagerfeuer|ein Feuer auf eine Karte legen|rotes Feuer auf blaue Karte|Feuer auf leeres Feld|Feuer auf eine Brücke",
  },
  "A.campfire.move": {
    en: "where does the replaced card go|can the card stay in the same row after a campfire|do I pay for the card moved by a campfire|what if the replaced card has no space|the card pushed away by the fire|displaced card goes up|card under the fire no free place above|how far must the card climb|pay for the card that climbs",
    fr: "où va la carte remplacée par un feu|paie-t-on la carte déplacée par un feu|la carte remplacée n’a pas de place|la carte chassée par le feu|carte déplacée plus haut|aucune place plus haut|de combien monte la carte",
    de: "wohin geht die ersetzte Karte|bezahlt man die Karte die das Lagerfeuer versetzt|kein Platz für die ersetzte Karte|muss die Karte höher ziehen|die vom Feuer verdrängte Karte|verschobene Karte nach oben|kein Platz weiter oben|wie weit muss die Karte hinauf",
  },
  "A.campfire.value": {
    en: "what number is a campfire|price beside a campfire|what does a campfire count as|card next to a campfire|fire without a number|lay beside a fire|two fires in a row what counts|fire at the left end|number of the fire for its neighbour|fire as a neighbour",
    fr: "combien vaut un feu de camp|prix à côté d’un feu de camp|quel nombre a un feu|feu sans nombre|poser à côté d’un feu|deux feux de suite|feu tout à gauche|nombre du feu pour sa voisine",
    de: "welche Zahl hat ein Lagerfeuer|Preis neben einem Lagerfeuer|wie viel zählt ein Lagerfeuer|Feuer ohne Zahl|neben ein Feuer legen|zwei Feuer nebeneinander was zählt|Feuer ganz links|Zahlwert des Feuers für den Nachbarn",
  },
  "A.summit.when": {
    en: "when can I play the summit|does the mountain have to be full|do bridges have to be covered to win|can the summit be played with an uncovered bridge|put the top card on the mountain|last card on the peak|uncovered bridge at the end|goals before the peak|forty four spaces|top card when|place the crown of the mountain|end of the climb",
    fr: "quand jouer le sommet|la montagne doit-elle être pleine|faut-il couvrir tous les ponts|poser la carte du haut|dernière carte en haut|pont non couvert à la fin|objectifs avant le sommet|carte du haut quand|fin de la montée",
    de: "wann darf ich den Gipfel spielen|muss der Berg voll sein|müssen alle Brücken abgedeckt sein|oberste Karte auf den Berg legen|letzte Karte auf die Spitze|offene Brücke am Ende|Ziele vor dem Gipfel|vierundvierzig Felder|oberste Karte wann|Ende des Aufstiegs",
  },
  "A.end.win": {
    en: "how do we win the ascent|goal of the mountain game|when have we won on the mountain|beat the mountain|reach the top|victory in the ascent|what must be done to conquer the mountain",
    fr: "comment gagner l’ascension|but du jeu de la montagne|vaincre la montagne|atteindre le sommet|victoire dans l’ascension",
    de: "wie gewinnt man am Berg|Ziel des Bergspiels|den Berg bezwingen|die Spitze erreichen|Sieg beim Aufstieg",
  },
  "A.end.lose": {
    en: "how do we lose the ascent|what if I can do nothing on the mountain|one card left on the mountain|empty hand on the mountain|stuck on the climb|no more moves on the mountain|defeat in the ascent|last card on the climb|none of my mountain cards fit|mountain lost when",
    fr: "comment perd-on sur la montagne|aucune action possible sur la montagne|une seule carte sur la montagne|coincé pendant l’ascension|plus de coups sur la montagne|défaite dans l’ascension|aucune carte de montagne ne convient|montagne perdue quand",
    de: "wie verliert man am Berg|was wenn ich am Berg nichts tun kann|nur noch eine Karte am Berg|beim Aufstieg festsitzen|keine Züge mehr am Berg|Niederlage beim Aufstieg|letzte Karte beim Aufstieg|keine Bergkarte passt|Berg verloren wann",
  },
  "A.rope.use": {
    en: "what does a guide rope do|how do I use a rope|how often can I use a rope|shuffle my hand into the deck|new hand thanks to a rope|rope as an action|rope with several players|reshuffle my hand",
    fr: "que fait une corde|comment utiliser une corde|combien de fois sert une corde|nouvelle main grâce à une corde|corde comme action|corde à plusieurs|remélanger sa main",
    de: "was macht ein Seil|wie benutze ich ein Seil|wie oft darf ich ein Seil nutzen|Hand in den Stapel mischen|neue Hand durch ein Seil|Seil als Aktion|Seil mit mehreren Spielern|Hand neu mischen",
  },
  "A.green.path": {
    en: "what is the green path|how does the green path work|do green cards have to connect from bottom to top|does a green campfire count for the path|chain of green cards up the mountain|green trail rules|sideways green path|green from bottom to top",
    fr: "qu’est-ce que le sentier vert|comment marche le sentier vert|un feu vert compte-t-il|chaîne de cartes vertes|sentier vert de côté|vert du bas en haut",
    de: "was ist der Grüne Pfad|wie funktioniert der Grüne Pfad|zählt ein grünes Lagerfeuer für den Pfad|grüne Karten von unten nach oben|Kette grüner Karten|Grüner Pfad seitwärts|grün von unten nach oben",
  },
  "A.panorama.reveal": {
    en: "how many panoramas do we use|setup of panoramas|which panoramas are there|harder panoramas|number of photos|list of the panoramas|easier with fewer panoramas|numbers on the panorama cards",
    fr: "combien de panoramas|mise en place des panoramas|quels panoramas existent|nombre de photos|liste des panoramas|nombres des panoramas",
    de: "wie viele Panoramen nimmt man|Aufbau der Panoramen|welche Panoramen gibt es|Anzahl der Fotos|Liste der Panoramen|Zahlen auf den Panoramen",
  },
  "A.panorama.done": {
    en: "when is a panorama fulfilled|can a panorama be read from right to left|does a panorama stay if a card is moved|does a bridge break a panorama|do all panoramas need to be met to win|photo numbers in the opposite direction|cover one of the three numbers later|same three numbers in different rows|do colours matter for a panorama|must the three numbers stay until the end|numbers of a panorama backwards|mirrored panorama",
    fr: "quand un panorama est-il atteint|un panorama à l’envers compte-t-il|un panorama reste-t-il atteint|nombres dans l’autre sens|trois nombres dans des rangées différentes|couleurs du panorama|les nombres doivent-ils rester|nombres d’un panorama à rebours|panorama inversé",
    de: "wann ist ein Panorama erfüllt|zählt ein Panorama rückwärts|bleibt ein Panorama erfüllt|unterbricht eine Brücke ein Panorama|Zahlen in umgekehrter Richtung|drei Zahlen in verschiedenen Reihen|Farben beim Panorama|müssen die Zahlen bleiben|Zahlen eines Panoramas andersherum|gespiegeltes Panorama",
  },
  "A.goat.symbol": {
    en: "which cards have a goat|how many goat cards are there|goat symbol on a card|little goat on the card|is a goat card special|number of goats",
    fr: "quelles cartes ont une chèvre|combien de cartes à chèvre|petite chèvre sur la carte|nombre de chèvres",
    de: "welche Karten haben eine Ziege|wie viele Ziegenkarten gibt es|Ziegensymbol|kleine Ziege auf der Karte|Anzahl der Ziegen",
  },
  "A.goat.place": {
    en: "when do I put a goat on a card|how do goats come onto the mountain|does a moved goat card bring a new goat|get a goat|put the goat token|new goat",
    fr: "quand mettre une chèvre sur une carte|comment arrivent les chèvres|obtenir une chèvre|poser le jeton chèvre",
    de: "wann stelle ich eine Ziege auf eine Karte|wie kommen Ziegen auf den Berg|eine Ziege bekommen|Ziegenfigur hinstellen|neue Ziege",
  },
  "A.goat.herd": {
    en: "how do goats move|what does it cost to move goats|can goats go down|how do goats climb|can I move several goats at once|lead goats upward|discard to push goats|goats meet on the way|which way do goats walk|goats sideways|two goats on one card|price of moving goats|row by row up",
    fr: "comment bougent les chèvres|que coûte de déplacer les chèvres|les chèvres peuvent-elles descendre|plusieurs chèvres ensemble|faire monter des chèvres|défausser pour pousser les chèvres|chèvres de côté|deux chèvres sur une carte|prix pour bouger des chèvres",
    de: "wie bewegen sich Ziegen|was kostet es Ziegen zu treiben|dürfen Ziegen hinunter|mehrere Ziegen auf einmal|Ziegen hinaufführen|abwerfen um Ziegen zu bewegen|Ziegen seitwärts|zwei Ziegen auf einer Karte|Preis fürs Ziegentreiben",
  },
  "A.goat.bridge": {
    en: "can goats walk on a bridge|can goats cross bridges|goats and campfires|goats cross over a bridge|is a bridge an obstacle for goats|goats may step on a fire",
    fr: "les chèvres passent-elles sur un pont|chèvres et feux de camp|les chèvres traversent un pont|pont obstacle pour les chèvres",
    de: "dürfen Ziegen auf eine Brücke|gehen Ziegen über Brücken|Ziegen und Lagerfeuer|Ziegen überqueren eine Brücke|Brücke Hindernis für Ziegen",
  },
  "A.goat.campfire": {
    en: "can I play a campfire on a card with goats|campfire under a goat|replace a card that has a goat on it|light a fire where goats stand|fire below goats|move a card carrying goats",
    fr: "peut-on poser un feu sur une carte avec des chèvres|remplacer une carte qui a une chèvre|allumer un feu sous des chèvres|déplacer une carte qui porte des chèvres",
    de: "darf ich ein Lagerfeuer auf eine Karte mit Ziegen legen|Karte mit Ziege ersetzen|Feuer wo Ziegen stehen|Karte mit Ziegen versetzen",
  },
  "A.goat.win": {
    en: "how many goats have to reach the top|how do we win with goats|goats on row 8|enough goats at the top to win|must all twelve goats climb|seven goats are they enough",
    fr: "combien de chèvres en haut|comment gagner avec les chèvres|assez de chèvres en haut pour gagner|les douze chèvres doivent-elles monter",
    de: "wie viele Ziegen müssen oben sein|wie gewinnt man mit Ziegen|Ziegen auf Reihe 8|genug Ziegen oben zum Sieg|müssen alle zwölf Ziegen hinauf",
  },
};
