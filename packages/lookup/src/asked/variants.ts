import type { AskedFor } from "./shapes";

/** The four variants of the sea. */
export const VARIANTS: AskedFor = {
  "T.arch.layout": {
    en: "how is the high arch laid out|how many spaces does the arch have|size of the pillars and the roof|setup of the high arch",
    fr: "comment disposer la grande arche|combien de cases a l’arche|taille des piliers et du toit",
    de: "wie ist der Hohe Bogen aufgebaut|wie viele Felder hat der Bogen|Größe der Pfeiler und des Dachs",
  },
  "T.arch.no-start": {
    en: "is there a start card in the high arch|do we need a start in the arch|arch without start",
    fr: "y a-t-il un départ dans la grande arche|faut-il un départ pour l’arche",
    de: "gibt es im Hohen Bogen eine Startkarte|braucht man beim Bogen einen Start",
  },
  "T.arch.pillars": {
    en: "can I play on the roof before the pillars are done|what do cards in the pillars cost|do the pillars count together|in which order do the pillars go",
    fr: "peut-on jouer sur le toit avant les piliers|que coûtent les cartes des piliers|les deux piliers comptent-ils ensemble",
    de: "darf man aufs Dach legen bevor die Pfeiler fertig sind|was kosten Karten in den Pfeilern|zählen die Pfeiler zusammen",
  },
  "T.arch.roof": {
    en: "when can I play on the roof|what does a card on the roof cost|is a pillar a neighbour of the roof",
    fr: "quand jouer sur le toit|que coûte une carte sur le toit|les piliers sont-ils voisins du toit",
    de: "wann darf ich auf das Dach legen|was kostet eine Karte auf dem Dach|ist der Pfeiler Nachbar des Dachs",
  },
  "T.arch.win": {
    en: "how do we win the high arch|when is the arch complete",
    fr: "comment gagner la grande arche|quand l’arche est-elle achevée",
    de: "wie gewinnt man den Hohen Bogen|wann ist der Bogen fertig",
  },
  "T.pyramid.layout": {
    en: "what does the pyramid look like|where do the border cards go|how many rows has the pyramid|setup of the pyramid grid",
    fr: "à quoi ressemble la pyramide|où vont les cartes de bordure|combien de rangées a la pyramide",
    de: "wie sieht die Pyramide aus|wohin kommen die Randkarten|wie viele Reihen hat die Pyramide",
  },
  "T.pyramid.deck": {
    en: "what is in the explorer deck|which cards are in the explorer pile|how many cards has the explorer deck|how are the islands dealt in the pyramid",
    fr: "que contient la pile d’explorateur|combien de cartes dans la pile d’explorateur|répartir les îles de la pyramide",
    de: "was ist im Entdeckerstapel|wie viele Karten hat der Entdeckerstapel|wie werden die Inseln in der Pyramide verteilt",
  },
  "T.pyramid.draw": {
    en: "when do I draw an explorer card|what happens on a border card|do I pay before or after the explorer card|explorer deck is empty",
    fr: "quand piocher une carte explorateur|que se passe-t-il sur une carte de bordure|payer avant ou après la carte explorateur",
    de: "wann ziehe ich eine Entdeckerkarte|was passiert auf einer Randkarte|zahle ich vor oder nach der Entdeckerkarte|Entdeckerstapel leer",
  },
  "T.pyramid.start": {
    en: "what does a start do in the explorer deck|start card in the pyramid|I drew a start from the explorer pile",
    fr: "que fait un départ dans la pile d’explorateur|carte départ de la pyramide",
    de: "was bewirkt ein Start im Entdeckerstapel|Startkarte in der Pyramide",
  },
  "T.pyramid.compass": {
    en: "compass in the pyramid|how do I use a compass from the explorer deck|does an explorer compass count toward my hand|compass takes the whole turn",
    fr: "boussole dans la pyramide|utiliser une boussole de l’explorateur|la boussole compte-t-elle dans la main",
    de: "Kompass in der Pyramide|wie nutze ich einen Kompass vom Entdeckerstapel|zählt der Kompass zur Hand",
  },
  "T.pyramid.storm": {
    en: "storm in the pyramid|what does a storm from the explorer deck do|does my island come back after an explorer storm|space blocked by a storm",
    fr: "tempête dans la pyramide|que fait une tempête de l’explorateur|l’île revient-elle en main|case bloquée par une tempête",
    de: "Sturm in der Pyramide|was macht ein Sturm vom Entdeckerstapel|kommt meine Insel zurück auf die Hand|Feld durch Sturm gesperrt",
  },
  "T.pyramid.monster": {
    en: "sea monster in the pyramid|explorer monster takes my island|do I pay if the explorer monster eats the card",
    fr: "monstre marin dans la pyramide|le monstre de l’explorateur prend mon île",
    de: "Seeungeheuer in der Pyramide|Entdecker Ungeheuer nimmt meine Insel|bezahle ich wenn das Ungeheuer die Insel frisst",
  },
  "T.pyramid.finish": {
    en: "finish card from the explorer deck|where does the finish go in the pyramid",
    fr: "arrivée de la pile d’explorateur|que faire d’une arrivée dans la pyramide",
    de: "Ziel vom Entdeckerstapel|was passiert mit einem Ziel in der Pyramide",
  },
  "T.pyramid.rocks": {
    en: "jagged rocks in the pyramid|rocks from the explorer deck cost one more|extra card for the rocks",
    fr: "récifs dans la pyramide|récifs de l’explorateur une carte de plus",
    de: "Felsen in der Pyramide|Felsen vom Entdeckerstapel eine Karte mehr",
  },
  "T.pyramid.wild": {
    en: "wild card in the pyramid|joker from the explorer deck",
    fr: "joker dans la pyramide|joker de la pile d’explorateur",
    de: "Joker in der Pyramide|Joker vom Entdeckerstapel",
  },
  "T.pyramid.easier": {
    en: "how to make the pyramid easier|pyramid without sea monsters|easier explorer deck",
    fr: "pyramide plus facile|pyramide sans monstres|comment faciliter la pyramide",
    de: "Pyramide leichter machen|Pyramide ohne Seeungeheuer|leichterer Entdeckerstapel",
  },
  "T.pyramid.win": {
    en: "how do we win the pyramid|does the pyramid need a start",
    fr: "comment gagner la pyramide|faut-il un départ pour la pyramide",
    de: "wie gewinnt man die Pyramide|braucht die Pyramide einen Start",
  },
  "T.night.deck": {
    en: "setup of day and night|which cards are used in day and night|are compasses shuffled into the deck in day and night",
    fr: "mise en place de jour et nuit|quelles cartes dans jour et nuit|boussoles mélangées dans jour et nuit",
    de: "Aufbau von Tag und Nacht|welche Karten braucht Tag und Nacht|Kompasse im Stapel bei Tag und Nacht",
  },
  "T.night.begin": {
    en: "do we begin with day or night|which side is up at the beginning|starting side of the cards",
    fr: "commence-t-on de jour ou de nuit|quel côté au début",
    de: "beginnt man bei Tag oder Nacht|welche Seite ist am Anfang oben",
  },
  "T.night.turn": {
    en: "what happens when a compass is drawn in day and night|when does day become night|do all players turn their hands",
    fr: "que se passe-t-il quand une boussole est piochée dans jour et nuit|quand le jour devient-il nuit|tous les joueurs retournent-ils leur main",
    de: "was passiert wenn bei Tag und Nacht ein Kompass gezogen wird|wann wird es Nacht|drehen alle ihre Hand um",
  },
  "T.night.place": {
    en: "which side of a card do I place|do cards enter as day or night",
    fr: "avec quel côté pose-t-on une carte|la carte entre-t-elle de jour ou de nuit",
    de: "mit welcher Seite lege ich eine Karte|kommt die Karte als Tag oder Nacht ins Raster",
  },
  "T.night.rotate": {
    en: "how do I turn a card in the grid|flip a card to the other side|what does it cost to turn a card around",
    fr: "comment tourner une carte de la grille|retourner une carte posée|que coûte de tourner une carte",
    de: "wie drehe ich eine Karte im Raster|eine gelegte Karte umdrehen|was kostet das Drehen einer Karte",
  },
  "T.night.win": {
    en: "how do we win day and night|which rows must be night|do all cards have to be on the right side to finish",
    fr: "comment gagner jour et nuit|quelles rangées doivent être de nuit|mauvais côté à l’arrivée",
    de: "wie gewinnt man Tag und Nacht|welche Reihen müssen Nacht zeigen|müssen alle Karten richtig liegen",
  },
  "T.duel.players": {
    en: "how many players for the competitive game|can three people play competitively|is there a versus mode",
    fr: "combien de joueurs en compétition|jouer l’un contre l’autre|peut-on jouer la compétition à trois",
    de: "wie viele Spieler beim Wettstreit|kann man gegeneinander spielen|Wettstreit zu dritt",
  },
  "T.duel.deck": {
    en: "setup of the competitive game|is there one deck in the duel|open row of five cards",
    fr: "mise en place de la compétition|une seule pioche en compétition|ligne de cinq cartes visibles",
    de: "Aufbau des Wettstreits|ein gemeinsamer Stapel im Duell|offene Zeile mit fünf Karten",
  },
  "T.duel.turn": {
    en: "what can I do on a turn in the competitive game|what do cards cost in the duel|how do we know who placed a card",
    fr: "que faire à son tour en compétition|que coûtent les cartes en compétition",
    de: "was kann ich im Wettstreit in meinem Zug tun|was kosten Karten im Wettstreit|woran erkennt man wer eine Karte gelegt hat",
  },
  "T.duel.draw": {
    en: "how do I draw in the competitive game|which open card do I take first|can I choose a card from the display",
    fr: "comment piocher en compétition|quelle carte visible prendre d’abord|peut-on choisir dans la ligne visible",
    de: "wie zieht man im Wettstreit nach|welche offene Karte nehme ich zuerst|darf ich mir eine offene Karte aussuchen",
  },
  "T.duel.possible": {
    en: "can I leave an impossible gap in the duel|is blocking allowed in the competitive game|gap with too few numbers",
    fr: "peut-on laisser un trou impossible en compétition|bloquer l’adversaire",
    de: "darf ich im Wettstreit eine unmögliche Lücke lassen|zu wenige Zahlen für die Felder|Gegner blockieren",
  },
  "T.duel.swap": {
    en: "can I change my hand in the duel|what if I cannot place any card in the competitive game|swap my hand for the open row",
    fr: "peut-on changer sa main en compétition|que faire si rien ne se pose en compétition",
    de: "darf ich im Wettstreit meine Hand tauschen|was wenn ich im Wettstreit nichts legen kann",
  },
  "T.duel.pass": {
    en: "can I pass in the duel|when do I pass my turn",
    fr: "peut-on passer en compétition|quand passer son tour",
    de: "darf man im Wettstreit passen|wann passt man",
  },
  "T.duel.end": {
    en: "when does the competitive game end|end of the duel",
    fr: "quand finit la compétition|fin du duel",
    de: "wann endet der Wettstreit|Ende des Duells",
  },
  "T.duel.score": {
    en: "how are points counted|how does scoring work|how many points for a card|who wins the competitive game|do discards cost points",
    fr: "comment compter les points|combien de points par carte|les défausses coûtent-elles des points|qui gagne la compétition",
    de: "wie werden Punkte gezählt|wie viele Punkte für eine Karte|kosten Abwürfe Punkte|wer gewinnt den Wettstreit|Wertung",
  },
  "T.duel.tie": {
    en: "what if the points are equal|who wins a tie|tiebreaker in the duel",
    fr: "que faire en cas d’égalité|qui gagne à égalité de points",
    de: "was bei Gleichstand|wer gewinnt bei gleichen Punkten",
  },
};
