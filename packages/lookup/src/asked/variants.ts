import type { AskedFor } from "./shapes";

/** The four variants of the sea. */
export const VARIANTS: AskedFor = {
  "T.arch.layout": {
    en: "how is the high arch laid out|how many spaces does the arch have|size of the pillars and the roof|setup of the high arch|forty spaces|build the arch from border cards|seven wide four high|where is the finish in the arch",
    fr: "comment disposer la grande arche|combien de cases a l’arche|taille des piliers et du toit|quarante cases|construire l’arche|sept de large quatre de haut|où est l’arrivée dans l’arche",
    de: "wie ist der Hohe Bogen aufgebaut|wie viele Felder hat der Bogen|Größe der Pfeiler und des Dachs|vierzig Felder|Bogen aus Randkarten bauen|sieben breit vier hoch|wo ist das Ziel im Bogen",
  },
  "T.arch.no-start": {
    en: "is there a start card in the high arch|do we need a start in the arch|arch without start|boat in the arch|who plays the start in the high arch|eight cards in the arch",
    fr: "y a-t-il un départ dans la grande arche|faut-il un départ pour l’arche|bateau dans l’arche|huit cartes dans l’arche",
    de: "gibt es im Hohen Bogen eine Startkarte|braucht man beim Bogen einen Start|Boot im Bogen|acht Karten im Bogen",
  },
  "T.arch.pillars": {
    en: "can I play on the roof before the pillars are done|what do cards in the pillars cost|do the pillars count together|in which order do the pillars go|begin with the columns|left pillar and right pillar|legs of the arch are free|order inside a pillar",
    fr: "peut-on jouer sur le toit avant les piliers|que coûtent les cartes des piliers|les deux piliers comptent-ils ensemble|commencer par les colonnes|pilier gauche et pilier droit|les piliers sont gratuits",
    de: "darf man aufs Dach legen bevor die Pfeiler fertig sind|was kosten Karten in den Pfeilern|zählen die Pfeiler zusammen|mit den Säulen beginnen|linker und rechter Pfeiler|Pfeiler sind kostenlos|Reihenfolge im Pfeiler",
  },
  "T.arch.roof": {
    en: "when can I play on the roof|what does a card on the roof cost|is a pillar a neighbour of the roof|roof after the pillars|one pillar full already on the roof|top of the arch",
    fr: "quand jouer sur le toit|que coûte une carte sur le toit|les piliers sont-ils voisins du toit|toit après les piliers|un pilier plein et déjà le toit|haut de l’arche",
    de: "wann darf ich auf das Dach legen|was kostet eine Karte auf dem Dach|ist der Pfeiler Nachbar des Dachs|Dach nach den Pfeilern|ein Pfeiler voll schon aufs Dach|oberer Teil des Bogens",
  },
  "T.arch.win": {
    en: "how do we win the high arch|when is the arch complete|finish the arch|arch victory",
    fr: "comment gagner la grande arche|quand l’arche est-elle achevée|finir l’arche|victoire arche",
    de: "wie gewinnt man den Hohen Bogen|wann ist der Bogen fertig|Bogen beenden|Sieg beim Bogen",
  },
  "T.pyramid.layout": {
    en: "what does the pyramid look like|where do the border cards go|how many rows has the pyramid|setup of the pyramid grid|rows of eight down to one|how many cards fit into the pyramid|which spaces have a frame card|build the pyramid",
    fr: "à quoi ressemble la pyramide|où vont les cartes de bordure|combien de rangées a la pyramide|rangées de huit à un|combien de cases dans la pyramide|construire la pyramide",
    de: "wie sieht die Pyramide aus|wohin kommen die Randkarten|wie viele Reihen hat die Pyramide|Reihen von acht bis eins|wie viele Felder hat die Pyramide|Pyramide bauen",
  },
  "T.pyramid.deck": {
    en: "what is in the explorer deck|which cards are in the explorer pile|how many cards has the explorer deck|how are the islands dealt in the pyramid|contents of the exploration pile|thirty cards|where are storms and starts in the pyramid|prepare the explorer deck",
    fr: "que contient la pile d’explorateur|combien de cartes dans la pile d’explorateur|répartir les îles de la pyramide|que mettre dans la pile d’explorateur|contenu de la pile d’exploration|trente cartes|préparer la pile d’explorateur",
    de: "was ist im Entdeckerstapel|wie viele Karten hat der Entdeckerstapel|wie werden die Inseln in der Pyramide verteilt|was kommt in den Entdeckerstapel|Inhalt des Entdeckerstapels|dreißig Karten|Entdeckerstapel vorbereiten",
  },
  "T.pyramid.draw": {
    en: "when do I draw an explorer card|what happens on a border card|do I pay before or after the explorer card|explorer deck is empty|step on a frame card|reveal an explorer card|what triggers the explorer deck|nothing left in the explorer deck|effect first then payment",
    fr: "quand piocher une carte explorateur|que se passe-t-il sur une carte de bordure|payer avant ou après la carte explorateur|poser sur une carte de cadre|révéler une carte d’exploration|qu’est-ce qui déclenche la pile d’explorateur|plus rien dans la pile d’explorateur",
    de: "wann ziehe ich eine Entdeckerkarte|was passiert auf einer Randkarte|zahle ich vor oder nach der Entdeckerkarte|Entdeckerstapel leer|auf eine Rahmenkarte legen|Entdeckerkarte aufdecken|was löst den Entdeckerstapel aus|nichts mehr im Entdeckerstapel",
  },
  "T.pyramid.start": {
    en: "what does a start do in the explorer deck|start card in the pyramid|I drew a start from the explorer pile|start without effect|harder option start costs one|boat card in the pyramid",
    fr: "que fait un départ dans la pile d’explorateur|carte départ de la pyramide|départ sans effet|option difficile départ coûte une carte|bateau dans la pyramide",
    de: "was bewirkt ein Start im Entdeckerstapel|Startkarte in der Pyramide|Start ohne Wirkung|schwere Option Start kostet eine|Boot in der Pyramide",
  },
  "T.pyramid.compass": {
    en: "compass in the pyramid|how do I use a compass from the explorer deck|does an explorer compass count toward my hand|compass takes the whole turn|found a compass in the pyramid|spend my turn on a compass|keep the compass secret",
    fr: "boussole dans la pyramide|utiliser une boussole de l’explorateur|la boussole compte-t-elle dans la main|trouvé une boussole dans la pyramide|tour entier pour une boussole",
    de: "Kompass in der Pyramide|wie nutze ich einen Kompass vom Entdeckerstapel|zählt der Kompass zur Hand|Kompass in der Pyramide gefunden|ganzer Zug für den Kompass",
  },
  "T.pyramid.storm": {
    en: "storm in the pyramid|what does a storm from the explorer deck do|does my island come back after an explorer storm|space blocked by a storm|explorer storm covers the space|take the island back|turn over after a storm|storm on a space of the pyramid",
    fr: "tempête dans la pyramide|que fait une tempête de l’explorateur|l’île revient-elle en main|case bloquée par une tempête|tempête couvre la case|reprendre l’île|tour fini après une tempête",
    de: "Sturm in der Pyramide|was macht ein Sturm vom Entdeckerstapel|kommt meine Insel zurück auf die Hand|Feld durch Sturm gesperrt|Sturm liegt auf dem Feld|Insel zurücknehmen|Zug vorbei nach dem Sturm",
  },
  "T.pyramid.monster": {
    en: "sea monster in the pyramid|explorer monster takes my island|do I pay if the explorer monster eats the card|kraken in the pyramid|lose the island I just placed|monster drawn from the explorer deck",
    fr: "monstre marin dans la pyramide|le monstre de l’explorateur prend mon île|kraken dans la pyramide|perdre l’île juste posée",
    de: "Seeungeheuer in der Pyramide|Entdecker Ungeheuer nimmt meine Insel|bezahle ich wenn das Ungeheuer die Insel frisst|Kraken in der Pyramide|eben gelegte Insel verlieren",
  },
  "T.pyramid.finish": {
    en: "finish card from the explorer deck|where does the finish go in the pyramid|goal card found in the pyramid|drew a finish while exploring",
    fr: "arrivée de la pile d’explorateur|que faire d’une arrivée dans la pyramide|arrivée trouvée dans la pyramide|pioché une arrivée en explorant",
    de: "Ziel vom Entdeckerstapel|was passiert mit einem Ziel in der Pyramide|Zielkarte in der Pyramide gefunden|beim Entdecken ein Ziel gezogen",
  },
  "T.pyramid.rocks": {
    en: "jagged rocks in the pyramid|rocks from the explorer deck cost one more|extra card for the rocks|reef in the pyramid|fifth card from my pile|more expensive because of rocks",
    fr: "récifs dans la pyramide|récifs de l’explorateur une carte de plus|récif dans la pyramide|cinquième carte de la pioche|plus cher à cause des récifs",
    de: "Felsen in der Pyramide|Felsen vom Entdeckerstapel eine Karte mehr|Riff in der Pyramide|fünfte Karte vom Stapel|teurer wegen der Felsen",
  },
  "T.pyramid.wild": {
    en: "wild card in the pyramid|joker from the explorer deck|joker found while exploring|keep the wild secret in the pyramid",
    fr: "joker dans la pyramide|joker de la pile d’explorateur|joker trouvé en explorant",
    de: "Joker in der Pyramide|Joker vom Entdeckerstapel|Joker beim Entdecken gefunden",
  },
  "T.pyramid.easier": {
    en: "how to make the pyramid easier|pyramid without sea monsters|easier explorer deck|pyramid too hard|beginner pyramid|blank cards instead of monsters",
    fr: "pyramide plus facile|pyramide sans monstres|comment faciliter la pyramide|pyramide trop difficile|pyramide pour débutants|cartes vides à la place des monstres",
    de: "Pyramide leichter machen|Pyramide ohne Seeungeheuer|leichterer Entdeckerstapel|Pyramide zu schwer|Pyramide für Anfänger|leere Karten statt Monster",
  },
  "T.pyramid.win": {
    en: "how do we win the pyramid|does the pyramid need a start|finish the pyramid|top of the pyramid filled|pyramid victory",
    fr: "comment gagner la pyramide|faut-il un départ pour la pyramide|finir la pyramide|victoire pyramide",
    de: "wie gewinnt man die Pyramide|braucht die Pyramide einen Start|Pyramide beenden|Sieg bei der Pyramide",
  },
  "T.night.deck": {
    en: "setup of day and night|which cards are used in day and night|are compasses shuffled into the deck in day and night|cards for sun and moon|six compasses in the deck|prepare day and night",
    fr: "mise en place de jour et nuit|quelles cartes dans jour et nuit|boussoles mélangées dans jour et nuit|cartes pour soleil et lune|six boussoles dans le paquet|préparer jour et nuit",
    de: "Aufbau von Tag und Nacht|welche Karten braucht Tag und Nacht|Kompasse im Stapel bei Tag und Nacht|Karten für Sonne und Mond|sechs Kompasse im Stapel|Tag und Nacht vorbereiten",
  },
  "T.night.begin": {
    en: "do we begin with day or night|which side is up at the beginning|starting side of the cards|sun or moon first|first hand with a compass in day and night|is it day at first",
    fr: "commence-t-on de jour ou de nuit|quel côté au début|soleil ou lune d’abord|première main avec une boussole",
    de: "beginnt man bei Tag oder Nacht|welche Seite ist am Anfang oben|Sonne oder Mond zuerst|Kompass in der Starthand bei Tag und Nacht",
  },
  "T.night.turn": {
    en: "what happens when a compass is drawn in day and night|when does day become night|do all players turn their hands|change from sun to moon|hands flip over|how often does it change between day and night|compass changes the side",
    fr: "que se passe-t-il quand une boussole est piochée dans jour et nuit|quand le jour devient-il nuit|tous les joueurs retournent-ils leur main|passer du soleil à la lune|les mains se retournent|changement entre jour et nuit",
    de: "was passiert wenn bei Tag und Nacht ein Kompass gezogen wird|wann wird es Nacht|drehen alle ihre Hand um|Wechsel von Sonne zu Mond|Hände werden umgedreht|Wechsel zwischen Tag und Nacht",
  },
  "T.night.place": {
    en: "which side of a card do I place|do cards enter as day or night|pick the side of my card|may I turn a card before I lay it|sun or moon up when laying|side of the card as it is laid",
    fr: "avec quel côté pose-t-on une carte|la carte entre-t-elle de jour ou de nuit|choisir le côté de ma carte|soleil ou lune en posant",
    de: "mit welcher Seite lege ich eine Karte|kommt die Karte als Tag oder Nacht ins Raster|Seite meiner Karte aussuchen|Sonne oder Mond beim Hinlegen",
  },
  "T.night.rotate": {
    en: "how do I turn a card in the grid|flip a card to the other side|what does it cost to turn a card around|card lies on the wrong side how to fix it|change a card from day to night later|correct a side|pay one card to flip",
    fr: "comment tourner une carte de la grille|retourner une carte posée|que coûte de tourner une carte|carte du mauvais côté comment corriger|changer une carte du jour à la nuit|payer une carte pour retourner",
    de: "wie drehe ich eine Karte im Raster|eine gelegte Karte umdrehen|was kostet das Drehen einer Karte|Karte liegt falsch herum was tun|Karte später von Tag auf Nacht ändern|eine Karte zahlen um zu drehen",
  },
  "T.night.win": {
    en: "how do we win day and night|which rows must be night|do all cards have to be on the right side to finish|three rows moon three rows sun|dark at the bottom light at the top|finish with wrong sides",
    fr: "comment gagner jour et nuit|quelles rangées doivent être de nuit|mauvais côté à l’arrivée|trois rangées lune trois rangées soleil|sombre en bas clair en haut",
    de: "wie gewinnt man Tag und Nacht|welche Reihen müssen Nacht zeigen|müssen alle Karten richtig liegen|drei Reihen Mond drei Reihen Sonne|unten dunkel oben hell",
  },
  "T.duel.players": {
    en: "how many players for the competitive game|can three people play competitively|is there a versus mode|play against each other|versus for three or four|how many can compete",
    fr: "combien de joueurs en compétition|jouer l’un contre l’autre|peut-on jouer la compétition à trois|jouer contre un adversaire|versus à trois ou quatre",
    de: "wie viele Spieler beim Wettstreit|kann man gegeneinander spielen|Wettstreit zu dritt|gegeneinander antreten|zu dritt oder viert gegeneinander",
  },
  "T.duel.deck": {
    en: "setup of the competitive game|is there one deck in the duel|open row of five cards|five face up cards|shared pile for both|which cards are used for the duel|are start and finish used in the duel|deal in the competitive game|cards at the beginning of the duel|open cards beside the deck",
    fr: "mise en place de la compétition|une seule pioche en compétition|ligne de cinq cartes visibles|cinq cartes face visible|pioche pour les deux|départ et arrivée en compétition|distribution en compétition|cartes au début du duel",
    de: "Aufbau des Wettstreits|ein gemeinsamer Stapel im Duell|offene Zeile mit fünf Karten|fünf offene Karten|Stapel für beide|Start und Ziel im Wettstreit|Austeilen im Wettstreit|Karten zu Beginn des Duells",
  },
  "T.duel.turn": {
    en: "what can I do on a turn in the competitive game|what do cards cost in the duel|how do we know who placed a card|mark who placed a card|duel actions|usual price in the versus game",
    fr: "que faire à son tour en compétition|que coûtent les cartes en compétition|marquer qui a posé une carte|actions en duel",
    de: "was kann ich im Wettstreit in meinem Zug tun|was kosten Karten im Wettstreit|woran erkennt man wer eine Karte gelegt hat|markieren wer gelegt hat|Aktionen im Duell",
  },
  "T.duel.draw": {
    en: "how do I draw in the competitive game|which open card do I take first|can I choose a card from the display|take from the row of open cards|pick any visible card|refill in the duel|farthest card first|choice among the visible cards",
    fr: "comment piocher en compétition|quelle carte visible prendre d’abord|peut-on choisir dans la ligne visible|prendre dans les cartes visibles|choisir une carte visible|compléter en duel",
    de: "wie zieht man im Wettstreit nach|welche offene Karte nehme ich zuerst|darf ich mir eine offene Karte aussuchen|aus den offenen Karten nehmen|beliebige offene Karte|auffüllen im Duell|welche Karte ist die entfernteste",
  },
  "T.duel.possible": {
    en: "can I leave an impossible gap in the duel|is blocking allowed in the competitive game|gap with too few numbers|too many spaces for the numbers left in the versus game|hurt the opponent by closing gaps|impossible hole against an opponent|two spaces left and one number left at the end of the duel grid|fewer numbers than spaces against an opponent",
    fr: "peut-on laisser un trou impossible en compétition|bloquer l’adversaire|trop de cases pour les nombres en duel|gêner l’adversaire avec un trou|moins de nombres que de cases contre un adversaire",
    de: "darf ich im Wettstreit eine unmögliche Lücke lassen|zu wenige Zahlen für die Felder|Gegner blockieren|zu viele Felder für die Zahlen im Duell|Gegner mit einer Lücke ärgern|weniger Zahlen als Felder gegen einen Gegner",
  },
  "T.duel.swap": {
    en: "can I change my hand in the duel|what if I cannot place any card in the competitive game|swap my hand for the open row|nothing playable against my opponent|throw my hand and take the five open cards|show my hand",
    fr: "peut-on changer sa main en compétition|que faire si rien ne se pose en compétition|rien de jouable contre l’adversaire|jeter sa main et prendre les cinq visibles",
    de: "darf ich im Wettstreit meine Hand tauschen|was wenn ich im Wettstreit nichts legen kann|nichts spielbar gegen den Gegner|Hand wegwerfen und die fünf offenen nehmen|Hand vorzeigen",
  },
  "T.duel.pass": {
    en: "can I pass in the duel|when do I pass my turn|skip a turn in the versus game|no cards in the duel|cannot move in the duel",
    fr: "peut-on passer en compétition|quand passer son tour|sauter son tour en duel|plus de cartes en duel",
    de: "darf man im Wettstreit passen|wann passt man|im Duell aussetzen|keine Karten mehr im Duell",
  },
  "T.duel.end": {
    en: "when does the competitive game end|end of the duel|last turn of the versus game|when is the duel over|grid full in the duel",
    fr: "quand finit la compétition|fin du duel|dernier tour du duel|quand le duel est-il fini",
    de: "wann endet der Wettstreit|Ende des Duells|letzter Zug im Duell|wann ist das Duell vorbei",
  },
  "T.duel.score": {
    en: "how are points counted|how does scoring work|how many points for a card|who wins the competitive game|do discards cost points|value of three cards in a row|bonus for a series of own cards|minus points for discards|add up the score",
    fr: "comment compter les points|combien de points par carte|les défausses coûtent-elles des points|qui gagne la compétition|valeur de trois cartes de suite|bonus pour une série|points négatifs",
    de: "wie werden Punkte gezählt|wie viele Punkte für eine Karte|kosten Abwürfe Punkte|wer gewinnt den Wettstreit|Wertung|Wert von drei Karten nebeneinander|Bonus für eine Serie eigener Karten|Minuspunkte für Abwürfe|Endabrechnung",
  },
  "T.duel.tie": {
    en: "what if the points are equal|who wins a tie|tiebreaker in the duel|same score|nobody is ahead|longest series decides",
    fr: "que faire en cas d’égalité|qui gagne à égalité de points|même score|la plus longue série décide",
    de: "was bei Gleichstand|wer gewinnt bei gleichen Punkten|gleiche Punktzahl|die längste Serie entscheidet",
  },
};
