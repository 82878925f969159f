import type { AskedFor } from "../shapes";

/** The mountain: where cards go and what they cost. */
export const MOUNTAIN_PLACING: AskedFor = {
  "A.place.next": {
    en: "put a card three spaces to the right of the last one|start row two in the middle|leave room for a later number in the row|can I lay to the left of the first card|fill a row from right to left|does a card go to the right of the previous one|skip a spot on the mountain|place freely on the mountain like at sea|insert a card between two in a row|which space is next in a row|order of filling rows|several rows open at once|squeeze a card in between",
    fr: "poser une carte trois cases à droite de la dernière|commencer la rangée deux au milieu|laisser de la place pour un nombre plus tard|poser à gauche de la première carte|remplir une rangée de droite à gauche|la carte va-t-elle à droite de la précédente|sauter une case à la montagne|poser librement à la montagne comme en mer|insérer une carte entre deux|quelle case vient ensuite dans la rangée|plusieurs rangées ouvertes à la fois",
    de: "eine Karte drei Felder rechts von der letzten legen|Reihe zwei in der Mitte beginnen|Platz für eine spätere Zahl in der Reihe lassen|links von der ersten Karte anlegen|eine Reihe von rechts nach links füllen|kommt die Karte rechts neben die vorige|am Berg ein Feld überspringen|am Berg frei legen wie auf See|eine Karte zwischen zwei schieben|welches Feld kommt in der Reihe als Nächstes|mehrere Reihen gleichzeitig offen",
  },
  "A.place.row-full": {
    en: "how many fit into row four|the bottom row has nine, may I add one more|top row just two cards|does every row get shorter|rows and their lengths|total of 44 cards|number of levels|widest row|length of row 5|how big does the mountain get|maximum cards per row",
    fr: "combien en rangée quatre|la rangée du bas en a neuf, puis-je en ajouter une|rangée du haut seulement deux cartes|chaque rangée est-elle plus courte|les rangées et leurs longueurs|44 cartes en tout|nombre de niveaux|rangée la plus large|longueur de la rangée 5|maximum de cartes par rangée|taille de la montagne",
    de: "wie viele passen in Reihe vier|die unterste Reihe hat neun, darf noch eine dazu|oberste Reihe nur zwei Karten|wird jede Reihe kürzer|Reihen und ihre Längen|44 Karten insgesamt|Anzahl der Ebenen|breiteste Reihe|Länge von Reihe 5|wie groß wird der Berg|Höchstzahl Karten pro Reihe",
  },
  "A.place.support": {
    en: "only the left card below is there, may I lay above|build row two while row one is unfinished|does a card hang in the air|a bridge below, can a card rest on it|what must lie underneath|stack on two cards|card on top of a campfire|pyramid like building|go up a level too soon|is one support enough|place higher without anything below|foundation of a card",
    fr: "seule la carte de gauche est dessous, puis-je poser au-dessus|construire la rangée deux quand la une n’est pas finie|une carte peut-elle rester en l’air|un pont dessous, une carte peut-elle reposer dessus|que doit-il y avoir dessous|poser sur deux cartes|monter d’un niveau trop tôt|un seul appui suffit-il|poser plus haut sans rien dessous|fondation d’une carte",
    de: "darunter liegt nur die linke Karte, darf ich darüber legen|Reihe zwei bauen während Reihe eins unfertig ist|darf eine Karte in der Luft hängen|eine Brücke darunter, kann eine Karte darauf ruhen|was muss darunter liegen|auf zwei Karten stapeln|zu früh eine Ebene höher|reicht eine Stütze|höher legen ohne etwas darunter|Fundament einer Karte",
  },
  "A.place.colour": {
    en: "two blue ones side by side|green on top of green ok|same hue beside each other|red campfire left of a red card|is blue above blue forbidden|bridge separates two equal colours|colour rule|colours touching|which colour may go next to red|matching colours adjacent|does a campfire break the colour rule",
    fr: "deux bleues côte à côte|vert sur vert permis|même teinte l’une à côté de l’autre|feu rouge à gauche d’une carte rouge|bleu au-dessus de bleu interdit|un pont sépare deux couleurs pareilles|règle des couleurs|couleurs qui se touchent|quelle couleur à côté du rouge|couleurs identiques voisines",
    de: "zwei blaue nebeneinander|grün auf grün erlaubt|gleicher Farbton nebeneinander|rotes Feuer links von roter Karte|ist blau über blau verboten|Brücke trennt zwei gleiche Farben|Farbregel|Farben berühren sich|welche Farbe darf neben rot|gleiche Farben benachbart",
  },
  "A.place.number": {
    en: "can my 3 go into row five|is a 12 allowed at the bottom|a 1 on the second level|row number and card number|small number high up|which cards may lie in row seven|an 8 in row one|low card stuck below|do numbers have to rise to the right on the mountain|must row four hold fours or higher|highest row for a 4|lowest allowed number in row 6",
    fr: "mon 3 peut-il aller en rangée cinq|un 12 est-il permis en bas|un 1 au deuxième niveau|numéro de rangée et nombre de la carte|petit nombre en haut|quelles cartes en rangée sept|un 8 en rangée un|les nombres doivent-ils monter vers la droite à la montagne|rangée quatre, quatre ou plus|rangée la plus haute pour un 4|plus petit nombre en rangée 6",
    de: "darf meine 3 in Reihe fünf|ist eine 12 unten erlaubt|eine 1 auf der zweiten Ebene|Reihennummer und Kartenzahl|kleine Zahl weit oben|welche Karten dürfen in Reihe sieben|eine 8 in Reihe eins|müssen Zahlen am Berg nach rechts steigen|Reihe vier, vier oder höher|höchste Reihe für eine 4|kleinste Zahl in Reihe 6",
  },
  "A.place.cost": {
    en: "6 beside 9 on the mountain, how many cards|first card in a new row, any cost|next to a bridge, do I pay|card below is 3 and mine is 7, is that counted|between 2 and 8 over a bridge|bigger of the two differences on the mountain|same number beside each other costs nothing|mountain price|is placing beside a bridge free|how dear is a card in the ascent|difference to the left neighbour only|does height cost",
    fr: "6 à côté de 9 à la montagne, combien de cartes|première carte d’une nouvelle rangée, un coût|à côté d’un pont, dois-je payer|la carte dessous est 3 et la mienne 7, ça compte|entre 2 et 8 par-dessus un pont|le plus grand des deux écarts à la montagne|même nombre côte à côte ne coûte rien|prix à la montagne|poser à côté d’un pont est-il gratuit|coût d’une carte à l’ascension|grand ou petit écart à la montagne",
    de: "6 neben 9 am Berg, wie viele Karten|erste Karte einer neuen Reihe, kostet sie|neben einer Brücke, muss ich zahlen|darunter liegt 3 und meine ist 7, zählt das|zwischen 2 und 8 über einer Brücke|der größere der beiden Abstände am Berg|gleiche Zahl nebeneinander kostet nichts|Preis am Berg|ist das Legen neben eine Brücke gratis|was kostet eine Karte beim Aufstieg|kleiner oder großer Abstand am Berg",
  },
  "A.place.pay": {
    en: "price higher than my hand on the mountain|climbing partner pays for me|pay from the pile in the ascent|which cards do I pay with on the mountain|can I lay a card I cannot afford on the mountain|pay with the placed card on the mountain|mountain payment",
    fr: "prix plus grand que ma main à la montagne|un partenaire d’ascension paie pour moi|payer avec la pioche à l’ascension|avec quelles cartes payer à la montagne|poser une carte que je ne peux pas payer à la montagne|paiement à la montagne",
    de: "Preis höher als meine Hand am Berg|Kletterpartner zahlt für mich|vom Stapel zahlen beim Aufstieg|mit welchen Karten zahle ich am Berg|am Berg eine Karte legen die ich nicht bezahlen kann|Bezahlung am Berg",
  },
  "A.bridge.place": {
    en: "bridge as the very first card of a row|bridge at the far left|finish a row with a bridge|three bridges in a line|bridge needs two cards below|does a bridge have a number|how much is a bridge|bridge in the top row|put a bridge anywhere|bridge on the last space of the row|bridge cost|bridge rules|bridge at the edge|does a bridge need support",
    fr: "pont comme toute première carte d’une rangée|pont tout à gauche|finir une rangée par un pont|trois ponts à la suite|un pont a-t-il besoin de deux cartes dessous|un pont a-t-il un nombre|combien coûte un pont|pont dans la rangée du haut|poser un pont n’importe où|pont sur la dernière case de la rangée|règles du pont|pont au bord|deux ponts côte à côte",
    de: "Brücke als allererste Karte einer Reihe|Brücke ganz links|eine Reihe mit einer Brücke beenden|drei Brücken hintereinander|braucht eine Brücke zwei Karten darunter|hat eine Brücke eine Zahl|wie teuer ist eine Brücke|Brücke in der obersten Reihe|eine Brücke irgendwo legen|Brücke auf dem letzten Feld der Reihe|Brückenregeln|Brücke am Rand|zwei Brücken nebeneinander",
  },
  "A.bridge.cover": {
    en: "lay my 6 on the bridge|when is a bridge built over|can we stack on an ordinary card on the mountain|both neighbours of the bridge red, cover it with red|4 bridge 7, I put a 5 there|what happens with the bridge under the card|get a bridge out of the way|summit on a bridge|cover bridge price|cover a card that is not a bridge|overbuild",
    fr: "poser mon 6 sur le pont|quand un pont est-il recouvert|peut-on empiler sur une carte ordinaire à la montagne|les deux voisines du pont sont rouges, le couvrir de rouge|4 pont 7, je mets un 5|que devient le pont sous la carte|se débarrasser d’un pont posé|sommet sur un pont|prix pour couvrir un pont|couvrir une carte qui n’est pas un pont",
    de: "meine 6 auf die Brücke legen|wann wird eine Brücke überbaut|darf man am Berg auf eine normale Karte stapeln|beide Nachbarn der Brücke rot, mit rot abdecken|4 Brücke 7, ich lege eine 5|was passiert mit der Brücke unter der Karte|eine gelegte Brücke loswerden|Gipfel auf eine Brücke|Preis fürs Abdecken einer Brücke|eine Karte abdecken die keine Brücke ist",
  },
};
