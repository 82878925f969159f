import type { AskedFor } from "../shapes";

/** The mountain: Campfires, ropes and the modules. */
export const MOUNTAIN_CARDS: AskedFor = {
  "A.campfire.replace": {
    en: "light a blue fire on a green card|put a fire onto a bridge|fire on a vacant spot|campfire where a campfire already burns|what is a campfire good for|does the fire need the same colour|can anything lie on a fire|play fire card|fire takes the place of a card|campfire rules|cover a fire|campfire on which card",
    fr: "allumer un feu bleu sur une carte verte|mettre un feu sur un pont|feu sur une case vide|feu là où brûle déjà un feu|à quoi sert un feu de camp|le feu doit-il avoir la même couleur|peut-on couvrir un feu|jouer une carte feu|le feu prend la place d’une carte|règles du feu de camp|feu de camp sur quelle carte",
    de: "ein blaues Feuer auf eine grüne Karte|ein Feuer auf eine Brücke legen|Feuer auf einen leeren Platz|Feuer wo schon ein Feuer brennt|wozu ist ein Lagerfeuer gut|braucht das Feuer dieselbe Farbe|darf etwas auf einem Feuer liegen|Feuerkarte spielen|Feuer nimmt den Platz einer Karte ein|Lagerfeuerregeln|ein Feuer abdecken|Lagerfeuer auf welche Karte",
  },
  "A.campfire.move": {
    en: "the card that was burnt out, where does it land|may the moved card go sideways|there is no room higher up, can I still light the fire|price of the moved card beside its new neighbour|does the pushed card return to my hand|card goes up two rows because of a fire|moved at once or later|card moved down|replaced card to the discard pile|climb by fire",
    fr: "la carte chassée par le feu, où va-t-elle|la carte déplacée peut-elle aller sur le côté|pas de place plus haut, puis-je quand même allumer le feu|prix de la carte déplacée à côté de sa nouvelle voisine|la carte chassée revient-elle en main|la carte monte de deux rangées à cause du feu|déplacée tout de suite ou plus tard|carte déplacée vers le bas|carte remplacée à la défausse",
    de: "die vom Feuer verdrängte Karte, wohin kommt sie|darf die versetzte Karte zur Seite gehen|oben ist kein Platz, darf ich das Feuer trotzdem anzünden|Preis der versetzten Karte neben ihrem neuen Nachbarn|kommt die verdrängte Karte zurück auf die Hand|Karte steigt wegen des Feuers zwei Reihen|sofort oder später versetzt|Karte nach unten versetzt|ersetzte Karte auf die Ablage",
  },
  "A.campfire.value": {
    en: "I lay a 6 right of a fire, which number counts|fire has no number, how do we reckon|left of the fire lies a 4|two fires side by side, then my card|fire first in the row and my card after it|bridge then fire, what value|worth of a fire|campfire number|difference to a fire|does a fire make it free",
    fr: "je pose un 6 à droite d’un feu, quel nombre compte|le feu n’a pas de nombre, comment compter|à gauche du feu il y a un 4|deux feux côte à côte puis ma carte|feu en premier dans la rangée puis ma carte|pont puis feu, quelle valeur|valeur d’un feu|nombre d’un feu de camp|écart avec un feu|un feu rend-il gratuit",
    de: "ich lege eine 6 rechts vom Feuer, welche Zahl zählt|Feuer hat keine Zahl, wie rechnet man|links vom Feuer liegt eine 4|zwei Feuer nebeneinander und dann meine Karte|Feuer als Erstes in der Reihe und dann meine Karte|Brücke dann Feuer, welcher Wert|Wert eines Feuers|Zahl eines Lagerfeuers|Abstand zu einem Feuer|macht ein Feuer kostenlos",
  },
  "A.rope.use": {
    en: "bad hand alone on the mountain, change it|mulligan on the mountain|use the same rope twice|may we use ropes as a team|how many cards after using a rope|rope ends my turn|are ropes discarded after use|redraw six cards|swap my hand when climbing alone|what are guide ropes good for|rope with an empty pile",
    fr: "mauvaise main seul à la montagne, la changer|mulligan à la montagne|utiliser deux fois la même corde|cordes en équipe|combien de cartes après une corde|la corde termine-t-elle mon tour|repiocher six cartes|changer de main en grimpant seul|à quoi servent les cordes|corde avec une pioche vide",
    de: "schlechte Hand allein am Berg, tauschen|Mulligan am Berg|dasselbe Seil zweimal nutzen|Seile im Team|wie viele Karten nach einem Seil|beendet das Seil meinen Zug|sechs Karten neu ziehen|Hand tauschen beim Alleinklettern|wozu dienen Führungsseile|Seil bei leerem Stapel",
  },
  "A.green.path": {
    en: "green card on every level up to the top|may the green trail step over a bridge|break in the green chain|does the path need to touch row 8|green fire part of the trail|green card two spaces aside does it connect|goal of the green module|which cards belong to the path|green route|is a red card in the path allowed|path of greens must each rest on the one below",
    fr: "carte verte à chaque niveau jusqu’en haut|le sentier vert peut-il passer par un pont|coupure dans la chaîne verte|le sentier doit-il toucher la rangée 8|feu vert dans le sentier|carte verte deux cases à côté, est-ce relié|but du module vert|quelles cartes font partie du sentier|une carte rouge dans le sentier|chemin vert",
    de: "grüne Karte auf jeder Ebene bis oben|darf der grüne Weg über eine Brücke gehen|Lücke in der grünen Kette|muss der Pfad Reihe 8 berühren|grünes Feuer im Pfad|grüne Karte zwei Felder daneben, verbunden|Ziel des grünen Moduls|welche Karten gehören zum Pfad|eine rote Karte im Pfad|grüner Weg",
  },
  "A.panorama.reveal": {
    en: "how many pictures are turned over|more panoramas for a tougher climb|pick the panoramas ourselves|ten pictures which ones|numbers of the photos unknown|prepare panoramas|five panoramas|do we see the panoramas from the beginning|only one panorama|use our own panorama numbers",
    fr: "combien d’images retourne-t-on|plus de panoramas pour une ascension plus dure|choisir soi-même les panoramas|dix images lesquelles|préparer les panoramas|cinq panoramas|voit-on les panoramas dès le début|un seul panorama|utiliser nos propres nombres de panorama",
    de: "wie viele Bilder werden aufgedeckt|mehr Panoramen für einen schwereren Aufstieg|Panoramen selbst aussuchen|zehn Bilder welche|Panoramen vorbereiten|fünf Panoramen|sieht man die Panoramen von Anfang an|nur ein Panorama|eigene Panoramazahlen benutzen",
  },
  "A.panorama.done": {
    en: "3-4-3 lies in the second row, is it scored|the three cards have a fire in the middle|mirror image of the picture|later I replace one card of the picture|picture across two rows|is one picture enough to win|vertical picture|four cards in a row containing the picture|panorama with a bridge in it|may one card count for two panoramas|photo taken, cards may change|order of the numbers in a panorama",
    fr: "3-4-3 dans la deuxième rangée, est-ce compté|les trois cartes ont un feu au milieu|image en miroir|plus tard je remplace une carte de l’image|image sur deux rangées|une seule image suffit-elle pour gagner|image verticale|panorama avec un pont dedans|une carte peut-elle compter pour deux panoramas|photo prise, les cartes peuvent changer|ordre des nombres d’un panorama",
    de: "3-4-3 liegt in der zweiten Reihe, zählt das|die drei Karten haben ein Feuer in der Mitte|Spiegelbild des Bildes|später ersetze ich eine Karte des Bildes|Bild über zwei Reihen|reicht ein Bild zum Sieg|senkrechtes Bild|Panorama mit einer Brücke darin|darf eine Karte für zwei Panoramen zählen|Foto gemacht, Karten dürfen sich ändern|Reihenfolge der Zahlen im Panorama",
  },
  "A.goat.symbol": {
    en: "is there an animal on each number|cards with an animal icon|what does the goat picture mean|eleven goats alone|how do I recognise a goat card|goat cards colours|does a goat card cost more|list of goat cards",
    fr: "y a-t-il un animal sur chaque nombre|cartes avec une icône d’animal|que signifie le dessin de chèvre|onze chèvres en solo|comment reconnaître une carte chèvre|couleurs des cartes chèvre|une carte chèvre coûte-t-elle plus|liste des cartes chèvre",
    de: "ist auf jeder Zahl ein Tier|Karten mit Tiersymbol|was bedeutet das Ziegenbild|elf Ziegen allein|wie erkenne ich eine Ziegenkarte|Farben der Ziegenkarten|kostet eine Ziegenkarte mehr|Liste der Ziegenkarten",
  },
  "A.goat.place": {
    en: "I laid a card with an animal, what next|token on the new card|does paying with a goat card bring a goat|goat after a campfire moves the card|where do goats come from|goats run out|when does a goat appear|add a goat",
    fr: "j’ai posé une carte avec un animal, et ensuite|jeton sur la nouvelle carte|payer avec une carte chèvre amène-t-il une chèvre|chèvre quand un feu déplace la carte|d’où viennent les chèvres|plus de chèvres|quand une chèvre apparaît-elle|ajouter une chèvre",
    de: "ich habe eine Karte mit Tier gelegt, was nun|Figur auf die neue Karte|bringt das Bezahlen mit einer Ziegenkarte eine Ziege|Ziege wenn ein Feuer die Karte versetzt|woher kommen die Ziegen|keine Ziegen mehr|wann erscheint eine Ziege|eine Ziege hinzufügen",
  },
  "A.goat.herd": {
    en: "discard three to bring the goats three levels up|two herds in one action|take just one goat from a card with two|goats that meet walk on together|can a goat jump over an empty space|is herding my whole turn|how far do goats walk per card|animals go back down|price to drive the herd|herd goats|merge herds|left or right when climbing|move a goat sideways in its row",
    fr: "défausser trois pour monter les chèvres de trois niveaux|deux troupeaux dans une action|prendre une seule chèvre d’une carte qui en a deux|les chèvres rencontrées continuent ensemble|une chèvre peut-elle sauter une case vide|mener les chèvres prend-il tout mon tour|de combien avancent les chèvres par carte|les animaux redescendent|prix pour mener le troupeau|réunir des troupeaux|à gauche ou à droite en montant",
    de: "drei abwerfen um die Ziegen drei Ebenen hochzubringen|zwei Herden in einer Aktion|nur eine Ziege von einer Karte mit zwei nehmen|getroffene Ziegen gehen gemeinsam weiter|kann eine Ziege über ein leeres Feld springen|ist das Treiben mein ganzer Zug|wie weit gehen Ziegen pro Karte|Tiere gehen wieder hinunter|Preis für das Treiben der Herde|Ziegen treiben|Herden vereinen|links oder rechts beim Klettern",
  },
  "A.goat.bridge": {
    en: "bridge in the way of my herd|animals over the fire|goat stands on a bridge|goats blocked by bridges|may a goat step onto a campfire|goats avoid what|cover the bridge so the goats can pass",
    fr: "pont sur le chemin de mon troupeau|animaux sur le feu|une chèvre se tient sur un pont|chèvres bloquées par des ponts|une chèvre peut-elle monter sur un feu de camp|que fuient les chèvres|couvrir le pont pour que les chèvres passent",
    de: "Brücke im Weg meiner Herde|Tiere über das Feuer|Ziege steht auf einer Brücke|Ziegen durch Brücken blockiert|darf eine Ziege auf ein Lagerfeuer treten|was meiden Ziegen|die Brücke abdecken damit Ziegen durchkommen",
  },
  "A.goat.campfire": {
    en: "burn a card on which animals stand|a goat blocks my fire|fire not allowed because of a goat|swap out a card with animals on top|lead goats away before lighting a fire|card with a goat cannot be replaced",
    fr: "brûler une carte où se tiennent des animaux|une chèvre bloque mon feu|feu interdit à cause d’une chèvre|remplacer une carte avec des animaux dessus|éloigner les chèvres avant d’allumer un feu",
    de: "eine Karte anzünden auf der Tiere stehen|eine Ziege blockiert mein Feuer|Feuer nicht erlaubt wegen einer Ziege|eine Karte mit Tieren darauf ersetzen|Ziegen wegführen bevor man Feuer macht",
  },
  "A.goat.win": {
    en: "six animals at the top, may we play the peak|how many goats are needed|all goats up|goal of the goat module|goats on the second highest row count|goat victory|eight goats summit",
    fr: "six animaux en haut, peut-on jouer le sommet|combien de chèvres faut-il|toutes les chèvres en haut|but du module chèvres|les chèvres de l’avant-dernière rangée comptent-elles|victoire des chèvres|huit chèvres sommet",
    de: "sechs Tiere oben, dürfen wir den Gipfel spielen|wie viele Ziegen braucht man|alle Ziegen oben|Ziel des Ziegenmoduls|zählen Ziegen in der vorletzten Reihe|Ziegensieg|acht Ziegen Gipfel",
  },
};
