import type { AskedFor } from "../shapes";

/** Day & Night, and the Competitive game. */
export const NIGHT_AND_DUEL: AskedFor = {
  "T.night.deck": {
    en: "which cards go into our piles for sun and moon|where do the compasses go in day and night|how many compasses in the day and night deck|do we use start cards in day and night|deal day and night|do we need storms in day and night|five cards each then the boat day and night",
    fr: "quelles cartes dans nos pioches pour soleil et lune|où vont les boussoles dans jour et nuit|combien de boussoles dans le paquet jour et nuit|utilise-t-on des départs dans jour et nuit|distribuer jour et nuit|faut-il des tempêtes dans jour et nuit",
    de: "welche Karten in unsere Stapel für Sonne und Mond|wohin mit den Kompassen bei Tag und Nacht|wie viele Kompasse im Stapel bei Tag und Nacht|gibt es Startkarten bei Tag und Nacht|Tag und Nacht verteilen|brauchen wir Stürme bei Tag und Nacht",
  },
  "T.night.begin": {
    en: "how do we hold our cards at first, bright or dark|sunny side up to begin|compass among the first five in day and night|everyone begins with the same side|starts at night|first side|replace a compass in the first hand",
    fr: "comment tenir ses cartes au début, clair ou sombre|côté soleil pour commencer|boussole parmi les cinq premières dans jour et nuit|tous commencent du même côté|commence de nuit|remplacer une boussole de la première main",
    de: "wie halten wir die Karten zuerst, hell oder dunkel|Sonnenseite zu Beginn|Kompass unter den ersten fünf bei Tag und Nacht|beginnen alle mit derselben Seite|beginnt nachts|Kompass in der ersten Hand ersetzen",
  },
  "T.night.turn": {
    en: "I drew a compass with sun and moon, what now|when do we flip our hands|does it get dark for everyone|do cards in the grid flip too|replacement card for a drawn compass in day and night|back to daylight|what makes night fall|flip everything|day changes to night",
    fr: "j’ai pioché une boussole avec soleil et lune, et maintenant|quand retourne-t-on nos mains|fait-il nuit pour tout le monde|les cartes de la grille se retournent-elles aussi|carte de remplacement pour une boussole piochée dans jour et nuit|retour au jour|qu’est-ce qui fait tomber la nuit|le jour change en nuit",
    de: "ich habe bei Sonne und Mond einen Kompass gezogen, was nun|wann drehen wir unsere Hände um|wird es für alle dunkel|drehen sich auch Karten im Raster|Ersatzkarte für einen gezogenen Kompass bei Tag und Nacht|zurück zum Tag|wodurch wird es Nacht|Tag wird zu Nacht",
  },
  "T.night.place": {
    en: "it is dark now, how does my island go down|may I flip a card before laying it|lay a card with the sun in the bottom rows|which face of the card shows after I lay it|decide freely between bright and dark|side of the card when placed",
    fr: "il fait nuit, comment pose-t-on mon île|retourner une carte avant de la poser|poser une carte côté soleil en bas|quelle face est visible après la pose|décider librement entre clair et sombre|côté de la carte à la pose",
    de: "es ist dunkel, wie kommt meine Insel hin|eine Karte vor dem Legen umdrehen|eine Karte mit Sonne in die unteren Reihen legen|welche Seite sieht man nach dem Legen|frei zwischen hell und dunkel wählen|Seite der Karte beim Legen",
  },
  "T.night.rotate": {
    en: "the bottom row shows the sun, how do we repair that|spend a card to flip another|turn two cards at once|can I flip and place in the same turn|flip price|change a wrong face|which action flips a card that lies|turning a laid card is it free",
    fr: "la rangée du bas montre le soleil, comment réparer|dépenser une carte pour en retourner une autre|retourner deux cartes à la fois|retourner et poser dans le même tour|prix d’un retournement|changer une mauvaise face|quelle action retourne une carte posée|tourner une carte est-ce gratuit",
    de: "die unterste Reihe zeigt die Sonne, wie beheben wir das|eine Karte ausgeben um eine andere umzudrehen|zwei Karten auf einmal drehen|drehen und legen im selben Zug|Preis fürs Umdrehen|eine falsche Seite ändern|welche Aktion dreht eine liegende Karte|ist das Drehen kostenlos",
  },
  "T.night.win": {
    en: "one card in the top half still shows the moon, can we finish|lower half dark upper half bright|rows four to six day|does the boat need a side|is it enough to fill the grid in day and night|goal of day and night|which rows have to be dark|end of day and night",
    fr: "une carte du haut montre encore la lune, peut-on finir|moitié basse sombre moitié haute claire|rangées quatre à six de jour|le bateau a-t-il un côté|suffit-il de remplir la grille dans jour et nuit|but de jour et nuit|quelles rangées doivent être sombres|fin de jour et nuit",
    de: "eine Karte oben zeigt noch den Mond, dürfen wir beenden|untere Hälfte dunkel obere Hälfte hell|Reihen vier bis sechs Tag|braucht das Boot eine Seite|reicht ein volles Raster bei Tag und Nacht|Ziel von Tag und Nacht|welche Reihen müssen dunkel sein|Ende von Tag und Nacht",
  },
  "T.duel.players": {
    en: "can four of us play the competitive variant|is there a game against each other for us two|duel with three|is Tranquility always cooperative|play as enemies|solo duel|teams of two against each other|number of players competitive",
    fr: "peut-on jouer la compétition à quatre|y a-t-il un jeu l’un contre l’autre pour nous deux|duel à trois|Tranquility est-il toujours coopératif|jouer en adversaires|duel en solo|équipes de deux|nombre de joueurs compétition",
    de: "können wir zu viert den Wettstreit spielen|gibt es ein Spiel gegeneinander für uns zwei|Duell zu dritt|ist Tranquility immer kooperativ|als Gegner spielen|Duell allein|Zweierteams gegeneinander|Spielerzahl Wettstreit",
  },
  "T.duel.deck": {
    en: "do we each have a pile in the duel|which cards stay in the box for the duel|prepare the competitive game|how many cards are turned up beside the deck|cards in hand at the beginning of the duel|are finish cards in the duel deck|lay out the display|remove islands for the duel",
    fr: "a-t-on chacun une pioche en duel|quelles cartes restent dans la boîte pour le duel|préparer la compétition|combien de cartes visibles à côté de la pioche|cartes en main au début du duel|des arrivées dans le paquet du duel|disposer les cartes visibles",
    de: "hat im Duell jeder einen Stapel|welche Karten bleiben beim Duell in der Schachtel|den Wettstreit vorbereiten|wie viele Karten liegen offen neben dem Stapel|Handkarten zu Beginn des Duells|sind Ziele im Stapel des Duells|Auslage aufbauen",
  },
  "T.duel.turn": {
    en: "how do we tell my cards from yours|turn a card sideways to show it is mine|actions when playing versus|is placing as expensive in the duel|do I place next to my rival for the same price|what may I do against my opponent|cards facing their owner",
    fr: "comment distinguer mes cartes des tiennes|tourner une carte pour montrer qu’elle est à moi|actions en jouant l’un contre l’autre|poser coûte-t-il autant en duel|même prix à côté d’une carte adverse|que puis-je faire contre mon adversaire|cartes orientées vers leur propriétaire",
    de: "wie unterscheiden wir meine Karten von deinen|eine Karte drehen um zu zeigen dass sie mir gehört|Aktionen gegeneinander|ist das Legen im Duell genauso teuer|gleicher Preis neben einer Karte des Gegners|was darf ich gegen meinen Gegner tun|Karten zeigen zum Besitzer",
  },
  "T.duel.draw": {
    en: "I like the second open card, may I take it|from the shared deck or the display|which end of the row do we take from|replace the open cards taken|blind draw in the duel|order of taking the face-up cards|fill the display again|draw in the competitive game",
    fr: "la deuxième carte visible me plaît, puis-je la prendre|de la pioche commune ou des cartes visibles|de quel bout de la ligne prend-on|remplacer les cartes visibles prises|pioche à l’aveugle en duel|ordre de prise des cartes visibles|recompléter les cartes visibles|piocher en compétition",
    de: "die zweite offene Karte gefällt mir, darf ich sie nehmen|vom gemeinsamen Stapel oder aus der Auslage|von welchem Ende der Zeile nimmt man|genommene offene Karten ersetzen|im Duell blind ziehen|Reihenfolge beim Nehmen der offenen Karten|Auslage wieder auffüllen|ziehen im Wettstreit",
  },
  "T.duel.possible": {
    en: "my rival put 20 and 22 three spaces apart|illegal hole in the duel|may I ruin a space for my opponent|leave room for enough numbers competitive|how many numbers must fit between two cards in the duel|cards in the discards count for the gap|first card 5 on the seventh space|block a rival|gap rule versus",
    fr: "mon adversaire a mis 20 et 22 à trois cases|trou illégal en duel|gâcher une case pour mon adversaire|laisser assez de place pour les nombres en compétition|combien de nombres doivent tenir entre deux cartes en duel|les défausses comptent-elles pour le trou|carte 5 sur la septième case|bloquer un rival",
    de: "mein Gegner hat 20 und 22 drei Felder auseinander gelegt|verbotenes Loch im Duell|dem Gegner ein Feld verderben|genug Platz für Zahlen lassen im Wettstreit|wie viele Zahlen müssen im Duell zwischen zwei Karten passen|zählen Abwürfe für die Lücke|Karte 5 auf das siebte Feld|Rivalen blockieren",
  },
  "T.duel.swap": {
    en: "none of my cards can go anywhere in the duel|mulligan in the competitive game|take all five open cards|must I prove that I cannot place|new hand against my rival|exchange everything with the display|trade in my cards duel",
    fr: "aucune de mes cartes ne va nulle part en duel|mulligan en compétition|prendre les cinq cartes visibles|dois-je prouver que je ne peux pas poser|nouvelle main contre mon rival|tout échanger avec les cartes visibles",
    de: "keine meiner Karten passt irgendwo im Duell|Mulligan im Wettstreit|alle fünf offenen Karten nehmen|muss ich beweisen dass ich nicht legen kann|neue Hand gegen den Gegner|alles mit der Auslage tauschen",
  },
  "T.duel.pass": {
    en: "may I sit out a turn in the duel|one card and nothing open, do I pass|voluntary pass competitive|do I lose if I cannot move in the duel|skip against my opponent|out of options in the versus game",
    fr: "puis-je sauter un tour en duel|une carte et rien de visible, est-ce que je passe|passer volontairement en compétition|est-ce que je perds si je suis bloqué en duel|passer contre mon adversaire",
    de: "darf ich im Duell aussetzen|eine Karte und nichts offen, passe ich|freiwillig passen im Wettstreit|verliere ich wenn ich im Duell nicht ziehen kann|gegen den Gegner passen",
  },
  "T.duel.end": {
    en: "when do we count the points|both of us are out of cards|the grid is full in the competitive game, one more turn|how long does a duel last|deck and display empty, is it finished|is there a last round competitive",
    fr: "quand compte-t-on les points|nous n’avons plus de cartes tous les deux|grille pleine en compétition, encore un tour|combien de temps dure un duel|pioche et cartes visibles vides, est-ce fini|dernière manche en compétition",
    de: "wann zählen wir die Punkte|wir haben beide keine Karten mehr|Raster voll im Wettstreit, noch ein Zug|wie lange dauert ein Duell|Stapel und Auslage leer, ist es aus|letzte Runde im Wettstreit",
  },
  "T.duel.score": {
    en: "what is each placed card worth|do thrown cards count against me|my four cards lie in a row, bonus|points for neighbours of my own|do cards paid as a price cost points|calculate the result of the duel|who has more points|two cards together bonus|swap my hand minus points|final score|scoring",
    fr: "combien vaut chaque carte posée|les cartes jetées comptent-elles contre moi|mes quatre cartes se suivent, bonus|points pour mes propres voisines|les cartes payées coûtent-elles des points|calculer le résultat du duel|qui a le plus de points|bonus pour deux cartes ensemble|score final|décompte",
    de: "was ist jede gelegte Karte wert|zählen weggeworfene Karten gegen mich|meine vier Karten liegen nebeneinander, Bonus|Punkte für eigene Nachbarn|kosten bezahlte Karten Punkte|Ergebnis des Duells berechnen|wer hat mehr Punkte|Bonus für zwei Karten zusammen|Endstand|Punktewertung",
  },
  "T.duel.tie": {
    en: "we both have 30 points|is a shared win possible|draw in the competitive game who wins|break the deadlock in points|equal result|more cards laid decides",
    fr: "nous avons tous les deux 30 points|une victoire partagée est-elle possible|égalité en compétition qui gagne|résultat égal|celui qui a posé plus de cartes",
    de: "wir haben beide 30 Punkte|ist ein geteilter Sieg möglich|Unentschieden im Wettstreit wer gewinnt|gleiches Ergebnis|mehr gelegte Karten entscheidet",
  },
};
