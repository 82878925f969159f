import type { AskedFor } from "../shapes";

/** High Arch and Pyramid. */
export const ARCH_AND_PYRAMID: AskedFor = {
  "T.arch.layout": {
    en: "how do I lay out the frame for the high arch|how wide is the upper part of the arch|how tall are the legs|picture of the arch|gap between the two columns|number of spaces in the arch|where does the arrival go in the arch|arch dimensions|what does the arch look like|six spaces per pillar|arch board",
    fr: "comment disposer le cadre de la grande arche|largeur du haut de l’arche|hauteur des piliers|image de l’arche|espace entre les deux colonnes|nombre de cases de l’arche|où va l’arrivée dans l’arche|dimensions de l’arche|à quoi ressemble l’arche|six cases par pilier|plateau de l’arche",
    de: "wie lege ich den Rahmen für den Hohen Bogen aus|wie breit ist der obere Teil des Bogens|wie hoch sind die Säulen|Bild des Bogens|Lücke zwischen den beiden Säulen|Anzahl der Felder beim Bogen|wohin kommt das Ziel beim Bogen|Maße des Bogens|wie sieht der Bogen aus|sechs Felder pro Pfeiler|Bogen Spielfeld",
  },
  "T.arch.no-start": {
    en: "boats are left in the box for the arch|do we discard eight cards in the arch variant|what is in the deck for the arch|cards used for the high arch|arch without the boat|start cards removed|do we need to depart in the arch|arch deck",
    fr: "les bateaux restent dans la boîte pour l’arche|défausse-t-on huit cartes dans l’arche|que contient le paquet pour l’arche|cartes utilisées pour la grande arche|arche sans bateau|cartes départ retirées|paquet de l’arche",
    de: "Boote bleiben beim Bogen in der Schachtel|werfen wir beim Bogen acht Karten ab|was ist beim Bogen im Stapel|Karten für den Hohen Bogen|Bogen ohne Boot|Startkarten entfernt|Stapel beim Bogen",
  },
  "T.arch.pillars": {
    en: "one column is finished, may I go up to the top|does a 50 in the left leg matter for the right leg|is it free inside the columns|which leg must be filled first|can we build both columns at the same time|numbers in a column go from the bottom left|price in the pillars|legs before the upper part|lower part of the arch|columns of the arch order|ascending inside each leg",
    fr: "une colonne est finie, puis-je monter en haut|un 50 dans le pilier gauche compte-t-il pour le droit|est-ce gratuit dans les colonnes|quel pilier remplir d’abord|construire les deux colonnes en même temps|les nombres du pilier partent du bas à gauche|prix dans les piliers|piliers avant le toit|partie basse de l’arche|ordre croissant dans chaque pilier",
    de: "eine Säule ist fertig, darf ich nach oben|zählt eine 50 im linken Pfeiler für den rechten|ist es in den Säulen kostenlos|welcher Pfeiler zuerst|beide Säulen gleichzeitig bauen|Zahlen im Pfeiler beginnen unten links|Preis in den Pfeilern|Pfeiler vor dem Dach|unterer Teil des Bogens|aufsteigend in jedem Pfeiler",
  },
  "T.arch.roof": {
    en: "upper part of the arch, how much does it cost|do the columns count when I price the top|go on to the top of the arch when both legs are full|order of numbers in the upper part|are cards in the columns lower than those in the roof|may I lay in a column after the top has begun|roof neighbours|is the roof one line|top section rules",
    fr: "partie haute de l’arche, combien ça coûte|les colonnes comptent-elles pour le prix du haut|passer en haut de l’arche quand les deux piliers sont pleins|ordre des nombres dans le toit|les nombres du toit doivent-ils dépasser ceux des piliers|voisins dans le toit|le toit est-il une seule ligne|règles de la partie haute",
    de: "oberer Teil des Bogens, was kostet das|zählen die Säulen beim Preis oben|nach oben wenn beide Pfeiler voll sind|Reihenfolge der Zahlen im Dach|müssen Zahlen im Dach größer sein als in den Pfeilern|Nachbarn im Dach|ist das Dach eine einzige Linie|Regeln für den oberen Teil",
  },
  "T.arch.win": {
    en: "the arch is complete, what then|end of the high arch|goal of the arch|when have we beaten the arch|last step in the arch|do we need an arrival card for the arch|arch filled play finish",
    fr: "l’arche est complète, et ensuite|fin de la grande arche|but de l’arche|quand a-t-on réussi l’arche|dernière étape de l’arche|faut-il une carte arrivée pour l’arche|arche remplie jouer l’arrivée",
    de: "der Bogen ist komplett, was dann|Ende des Hohen Bogens|Ziel des Bogens|wann haben wir den Bogen geschafft|letzter Schritt beim Bogen|braucht der Bogen eine Zielkarte|Bogen gefüllt Ziel spielen",
  },
  "T.pyramid.layout": {
    en: "how wide is the base of the pyramid|where do frame cards lie in the triangle|in what direction does the pyramid go|eight at the bottom, one at the top|how many spaces in the pyramid|picture of the pyramid|every other space has a frame card|place of the arrival above the pyramid|pyramid board|pyramid dimensions",
    fr: "quelle est la largeur de la base de la pyramide|où sont les cartes de bordure dans le triangle|dans quel sens va la pyramide|huit en bas, une en haut|combien de cases dans la pyramide|image de la pyramide|une case sur deux a une bordure|place de l’arrivée au-dessus de la pyramide|plateau de la pyramide|dimensions de la pyramide",
    de: "wie breit ist die Basis der Pyramide|wo liegen Rahmenkarten im Dreieck|in welche Richtung geht die Pyramide|acht unten, eins oben|wie viele Felder hat die Pyramide|Bild der Pyramide|jedes zweite Feld hat eine Randkarte|Platz des Ziels über der Pyramide|Spielfeld der Pyramide|Maße der Pyramide",
  },
  "T.pyramid.deck": {
    en: "are only numbers in our own piles for the pyramid|sort the cards for the pyramid|which specials are in the exploration pile|explorer pile list|how many storms in the explorer deck|number of jokers in the explorer deck|shuffle the explorer cards|do finish cards go into our piles in the pyramid|pyramid setup cards|what do we deal in the pyramid",
    fr: "n’y a-t-il que des nombres dans nos pioches pour la pyramide|trier les cartes pour la pyramide|quelles cartes spéciales dans la pile d’exploration|liste de la pile d’explorateur|combien de tempêtes dans la pile d’explorateur|nombre de jokers dans la pile d’explorateur|mélanger les cartes explorateur|les arrivées vont-elles dans nos pioches pour la pyramide|que distribue-t-on dans la pyramide",
    de: "sind in unseren Stapeln bei der Pyramide nur Zahlen|Karten für die Pyramide sortieren|welche Sonderkarten sind im Entdeckerstapel|Liste des Entdeckerstapels|wie viele Stürme im Entdeckerstapel|Anzahl Joker im Entdeckerstapel|Entdeckerkarten mischen|kommen Ziele bei der Pyramide in unsere Stapel|was wird bei der Pyramide verteilt",
  },
  "T.pyramid.draw": {
    en: "my island lies on a frame card, what next|explore when placing|is the surprise card resolved first or the price|do I turn over an exploration card on every space|no explorer cards left|landing on a border space|does the explorer card count if I cannot pay afterwards|same border space drawn twice after a storm|who reveals the explorer card|trigger exploration|border space",
    fr: "mon île est sur une carte de bordure, et ensuite|explorer en posant|la carte surprise agit-elle avant le prix|révèle-t-on une carte d’exploration sur chaque case|plus de cartes explorateur|poser sur une case bordure|et si je ne peux plus payer après la carte explorateur|qui révèle la carte explorateur|déclencher l’exploration|pile d’explorateur vide",
    de: "meine Insel liegt auf einer Randkarte, was nun|beim Legen erkunden|wirkt die Überraschungskarte vor dem Preis|deckt man auf jedem Feld eine Entdeckerkarte auf|keine Entdeckerkarten mehr|auf ein Randfeld legen|was wenn ich nach der Entdeckerkarte nicht mehr zahlen kann|wer deckt die Entdeckerkarte auf|Entdecken auslösen|Entdeckerstapel aufgebraucht",
  },
  "T.pyramid.start": {
    en: "explored and found a boat|boat from the exploration pile, anything happens|must I play a start in the pyramid|useless start while exploring|harder pyramid start penalty|eight cards for a start in the pyramid",
    fr: "en explorant j’ai trouvé un bateau|bateau de la pile d’exploration, il se passe quoi|dois-je jouer un départ dans la pyramide|départ inutile en explorant|pénalité de départ pyramide plus dure|huit cartes pour un départ dans la pyramide",
    de: "beim Entdecken ein Boot gefunden|Boot aus dem Entdeckerstapel, passiert etwas|muss ich in der Pyramide einen Start spielen|nutzloser Start beim Entdecken|schwerere Pyramide Start Strafe|acht Karten für einen Start in der Pyramide",
  },
  "T.pyramid.compass": {
    en: "I explored a compass, may I show it|is using a compass an action in the pyramid|compass in hand in the pyramid|can a teammate use my pyramid compass|compass from exploration clears a space|keep an explored compass|free a stormy space of the pyramid|compass turn pyramid",
    fr: "j’ai exploré une boussole, puis-je la montrer|utiliser une boussole est-ce une action dans la pyramide|boussole en main dans la pyramide|un coéquipier peut-il utiliser ma boussole de pyramide|boussole trouvée en explorant|libérer une case de tempête de la pyramide|tour de boussole pyramide",
    de: "ich habe einen Kompass entdeckt, darf ich ihn zeigen|ist ein Kompass in der Pyramide eine Aktion|Kompass auf der Hand in der Pyramide|darf ein Mitspieler meinen Pyramidenkompass nutzen|Kompass beim Entdecken gefunden|ein Sturmfeld der Pyramide befreien|Kompass Zug Pyramide",
  },
  "T.pyramid.storm": {
    en: "I explored bad weather, is my island lost|storm sits on the space, can we still fill it|does the colour of an explorer storm matter|do I pay when a storm sends my card back|take my island into my hand again|bad weather on a pyramid space|my turn after an explored storm|storm blocks space until",
    fr: "j’ai exploré du mauvais temps, mon île est-elle perdue|la tempête occupe la case, peut-on encore la remplir|la couleur d’une tempête explorée compte-t-elle|paie-t-on quand une tempête renvoie la carte|reprendre mon île en main|mauvais temps sur une case de la pyramide|mon tour après une tempête explorée|tempête bloque la case",
    de: "ich habe schlechtes Wetter entdeckt, ist meine Insel verloren|Sturm liegt auf dem Feld, kann man es noch füllen|zählt die Farbe eines entdeckten Sturms|zahle ich wenn ein Sturm meine Karte zurückschickt|meine Insel wieder auf die Hand nehmen|schlechtes Wetter auf einem Pyramidenfeld|mein Zug nach einem entdeckten Sturm|Sturm sperrt Feld",
  },
  "T.pyramid.monster": {
    en: "explored a beast, which card is eaten|does the explored kraken go into my hand|island gone after exploring, do I pay|creature in the exploration pile|the number eaten in the pyramid is out of the game|both cards to the discard pile",
    fr: "exploré une bête, quelle carte est mangée|le kraken exploré va-t-il en main|île perdue en explorant, dois-je payer|créature dans la pile d’exploration|le nombre mangé dans la pyramide est-il hors jeu|les deux cartes à la défausse",
    de: "ein Monster entdeckt, welche Karte wird gefressen|kommt der entdeckte Kraken auf die Hand|Insel beim Entdecken verloren, muss ich zahlen|Monster im Entdeckerstapel|die in der Pyramide gefressene Zahl ist weg|beide Karten auf die Ablage",
  },
  "T.pyramid.finish": {
    en: "explored an arrival card, keep it or play it|found the goal too early in the pyramid|show the explored finish to others|how do we get finish cards in the pyramid|arrival from exploration",
    fr: "exploré une carte arrivée, la garder ou la jouer|arrivée trouvée trop tôt dans la pyramide|montrer l’arrivée explorée aux autres|comment obtient-on des arrivées dans la pyramide|arrivée en explorant",
    de: "eine Zielkarte entdeckt, behalten oder spielen|Ziel in der Pyramide zu früh gefunden|das entdeckte Ziel den anderen zeigen|wie bekommen wir in der Pyramide Ziele|Ziel beim Entdecken",
  },
  "T.pyramid.rocks": {
    en: "explored the rocks, how much more do I pay|do rocks block a row in the pyramid|no card left for the extra cost of the rocks|price goes up by one|surcharge explorer rocks|five cards to discard but only four in hand in the pyramid|top card of the pile as the fifth",
    fr: "exploré les récifs, combien en plus|les récifs bloquent-ils une rangée dans la pyramide|plus de carte pour le supplément des récifs|le prix monte d’un|supplément récifs explorateur|cinq cartes à défausser mais quatre en main dans la pyramide|dessus de la pioche comme cinquième",
    de: "die Felsen entdeckt, wie viel mehr zahle ich|sperren Felsen in der Pyramide eine Reihe|keine Karte mehr für den Aufpreis der Felsen|Preis steigt um eins|Aufpreis Entdecker Felsen|fünf Karten abwerfen aber nur vier auf der Hand in der Pyramide|oberste Karte des Stapels als fünfte",
  },
  "T.pyramid.wild": {
    en: "explored a joker, do I keep it|joker in the pyramid what can it be|joker from the exploration pile into my hand|show an explored joker|wild in the explorer deck",
    fr: "exploré un joker, je le garde|joker dans la pyramide que peut-il être|joker de la pile d’exploration en main|montrer un joker exploré",
    de: "einen Joker entdeckt, behalte ich ihn|Joker in der Pyramide was kann er sein|Joker aus dem Entdeckerstapel auf die Hand|einen entdeckten Joker zeigen|Wildcard im Entdeckerstapel",
  },
  "T.pyramid.easier": {
    en: "pyramid for kids|take the beasts out of the exploration pile|simpler pyramid|blanks in the explorer deck|swap monsters for border cards|no krakens in the pyramid|we always lose the pyramid",
    fr: "pyramide pour enfants|retirer les bêtes de la pile d’exploration|pyramide plus simple|cartes blanches dans la pile d’explorateur|remplacer les monstres par des cartes de bordure|on perd toujours la pyramide",
    de: "Pyramide für Kinder|die Monster aus dem Entdeckerstapel nehmen|einfachere Pyramide|Leerkarten im Entdeckerstapel|Ungeheuer durch Randkarten ersetzen|keine Kraken in der Pyramide|wir verlieren die Pyramide immer",
  },
  "T.pyramid.win": {
    en: "all pyramid spaces filled, what then|need a boat to win the pyramid|goal of the pyramid|end of the pyramid game|storm on a space, is the pyramid full|last card of the pyramid|pyramid arrival",
    fr: "toutes les cases de la pyramide remplies, et ensuite|faut-il un bateau pour gagner la pyramide|but de la pyramide|fin de la pyramide|tempête sur une case, la pyramide est-elle pleine|arrivée pyramide",
    de: "alle Felder der Pyramide gefüllt, was dann|braucht man ein Boot um die Pyramide zu gewinnen|Ziel der Pyramide|Ende der Pyramide|Sturm auf einem Feld, ist die Pyramide voll|Pyramide geschafft",
  },
};
