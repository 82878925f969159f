import type { AskedFor } from "../shapes";

/** The mountain: setup, turns and the end. */
export const MOUNTAIN_TURN: AskedFor = {
  "A.setup.bridges": {
    en: "four of us, who is handed a bridge|does the first player get a bridge|I sit second, why do I have a bridge already|bridges at the start of the ascent|five players two bridges|how do we pick who begins on the mountain|who goes first on the mountain|oldest begins the climb|starting bridge|three players how many bridges to begin",
    fr: "à quatre, qui reçoit un pont|le premier joueur reçoit-il un pont|je suis deuxième, pourquoi ai-je déjà un pont|ponts au début de l’ascension|cinq joueurs deux ponts|comment choisir qui commence à la montagne|qui commence l’ascension|pont de départ|à trois combien de ponts au début",
    de: "zu viert, wer bekommt eine Brücke|bekommt die erste Person eine Brücke|ich sitze als Zweiter, warum habe ich schon eine Brücke|Brücken zu Beginn des Aufstiegs|fünf Spieler zwei Brücken|wie bestimmen wir wer am Berg beginnt|wer fängt beim Aufstieg an|Startbrücke|zu dritt wie viele Brücken am Anfang",
  },
  "A.setup.deck": {
    en: "mountain cards do not divide by four|one pile is bigger on the mountain, whose|shuffle summits and campfires with the rest|each climber’s draw pile|hand out the ascent cards|uneven deal on the mountain|is there one deck on the mountain|where do the summits go when dealing|prepare the climb|how many mountain cards per player",
    fr: "les cartes de montagne ne se divisent pas par quatre|une pioche est plus grande à la montagne, à qui|mélanger sommets et feux avec le reste|pioche de chaque grimpeur|distribuer les cartes d’ascension|distribution inégale à la montagne|une seule pioche à la montagne|où vont les sommets en distribuant|préparer l’ascension|combien de cartes de montagne par joueur",
    de: "die Bergkarten gehen durch vier nicht auf|ein Stapel ist am Berg größer, wessen|Gipfel und Lagerfeuer mit dem Rest mischen|Stapel jedes Kletterers|die Aufstiegskarten austeilen|ungleiches Verteilen am Berg|gibt es am Berg nur einen Stapel|wohin mit den Gipfeln beim Verteilen|Aufstieg vorbereiten|wie viele Bergkarten pro Spieler",
  },
  "A.setup.hand": {
    en: "I got a bridge, do I draw one card less|first hand for the climb|number of cards at the start of the mountain game|four plus a bridge|initial hand in the ascent|do we start with five on the mountain too|opening hand for three climbers",
    fr: "j’ai reçu un pont, je pioche une carte de moins|première main pour l’ascension|nombre de cartes au début de la montagne|quatre plus un pont|main initiale de l’ascension|commence-t-on aussi avec cinq à la montagne",
    de: "ich habe eine Brücke bekommen, ziehe ich eine Karte weniger|erste Hand für den Aufstieg|Anzahl Karten am Anfang des Bergspiels|vier plus eine Brücke|Anfangshand beim Aufstieg|beginnt man am Berg auch mit fünf",
  },
  "A.setup.solo": {
    en: "climbing on my own, what changes|just me on the mountain, how many cards do I hold|are all ones thrown out alone|fewer ropes makes it harder|do I get a bridge when I climb alone|one climber|mountain for a single person|solo hand size|solo climb difficulty|can the ascent be played alone",
    fr: "je grimpe seul, qu’est-ce qui change|seul à la montagne, combien de cartes en main|retire-t-on tous les 1 en solo|moins de cordes rend plus dur|reçois-je un pont quand je grimpe seul|un seul grimpeur|montagne pour une personne|main en solo|peut-on jouer l’ascension seul|six cartes en solo",
    de: "ich klettere allein, was ändert sich|nur ich am Berg, wie viele Karten halte ich|kommen allein alle Einsen raus|weniger Seile macht es schwerer|bekomme ich allein eine Brücke|ein einziger Kletterer|Berg für eine Person|Handgröße solo|kann man den Aufstieg allein spielen|sechs Karten solo",
  },
  "A.turn.action": {
    en: "my go on the mountain, what are the choices|lay one card and then discard two in the ascent|how many do I refill to on the mountain|mountain pile used up|pass on the mountain|two cards in one turn on the climb|when do I take new cards in the ascent|no cards in my mountain deck|end of turn on the mountain|may I do nothing on the mountain|steps of a turn in the ascent",
    fr: "à mon tour à la montagne, quels choix|poser une carte puis en défausser deux à l’ascension|à combien recompléter à la montagne|pioche de montagne épuisée|passer à la montagne|deux cartes dans un tour d’ascension|quand reprendre des cartes à l’ascension|fin du tour à la montagne|ne rien faire à la montagne|étapes d’un tour d’ascension",
    de: "ich bin am Berg dran, welche Wahl habe ich|eine Karte legen und dann zwei abwerfen beim Aufstieg|auf wie viele nachziehen am Berg|Bergstapel aufgebraucht|am Berg passen|zwei Karten in einem Zug beim Aufstieg|wann nehme ich beim Aufstieg neue Karten|Zugende am Berg|am Berg nichts tun|Ablauf eines Zuges beim Aufstieg",
  },
  "A.turn.hand": {
    en: "see what the other climbers hold|give a bridge to another climber|swap cards on the mountain|look into my mountain pile|play the top of the deck in the ascent|hand over a card in the ascent",
    fr: "voir ce que tiennent les autres grimpeurs|donner un pont à un autre grimpeur|échanger des cartes à la montagne|regarder dans ma pioche de montagne|jouer le dessus de la pioche à l’ascension|passer une carte à l’ascension",
    de: "sehen was die anderen Kletterer halten|einem anderen Kletterer eine Brücke geben|Karten am Berg tauschen|in meinen Bergstapel schauen|oberste Karte des Stapels beim Aufstieg spielen|beim Aufstieg eine Karte weitergeben",
  },
  "A.turn.discard-two": {
    en: "nothing fits on the mountain, may I throw cards|drop just one card on the mountain|face up or face down discards in the ascent|throw two instead of climbing|check the discards in the ascent|skip placing on the mountain|mountain discard",
    fr: "rien ne va à la montagne, puis-je jeter des cartes|jeter une seule carte à la montagne|défausse visible ou cachée à l’ascension|en jeter deux au lieu de grimper|vérifier la défausse à l’ascension|défausse à la montagne",
    de: "am Berg passt nichts, darf ich Karten wegwerfen|am Berg nur eine Karte abwerfen|offen oder verdeckt abwerfen beim Aufstieg|zwei wegwerfen statt zu klettern|beim Aufstieg in die Ablage sehen|Abwurf am Berg",
  },
  "A.turn.silence": {
    en: "chat while climbing|tell my climbing partners I have a summit|are jokes fine on the mountain|quiet on the mountain|small talk in the ascent|mention my plan during the climb|discuss where to put a bridge",
    fr: "bavarder en grimpant|dire à mes partenaires d’ascension que j’ai un sommet|les blagues sont-elles permises à la montagne|silence à la montagne|parler de la pluie et du beau temps à l’ascension|dire mon plan pendant l’ascension|discuter où mettre un pont",
    de: "plaudern beim Klettern|meinen Kletterpartnern sagen dass ich einen Gipfel habe|sind Witze am Berg erlaubt|still sein am Berg|Smalltalk beim Aufstieg|meinen Plan beim Aufstieg verraten|besprechen wohin eine Brücke soll",
  },
  "A.discard.any": {
    en: "I hold a summit far too early, can I lose it|five summits all discarded, are we doomed|pay with fire cards|bridge in hand that I do not need|is the peak protected from discarding|use a campfire to pay the price|discard a bridge|discard a summit|throw away campfire|which cards may pay on the mountain|special cards as payment on the mountain",
    fr: "j’ai un sommet bien trop tôt, puis-je le jeter|cinq sommets tous défaussés, est-ce perdu|payer avec des feux|pont en main dont je n’ai pas besoin|le sommet est-il protégé de la défausse|payer le prix avec un feu de camp|défausser un pont|défausser un sommet|jeter un feu de camp|quelles cartes peuvent payer à la montagne",
    de: "ich habe den Gipfel viel zu früh, darf ich ihn loswerden|fünf Gipfel alle abgeworfen, sind wir verloren|mit Feuerkarten bezahlen|Brücke auf der Hand die ich nicht brauche|ist der Gipfel vor dem Abwerfen geschützt|mit einem Lagerfeuer den Preis zahlen|eine Brücke abwerfen|einen Gipfel abwerfen|Lagerfeuer wegwerfen|welche Karten dürfen am Berg bezahlen",
  },
  "A.summit.when": {
    en: "one space on top is still open, may I play the peak|a bridge is still visible at the end|mountain full but the goats are not up|play the summit card early|summit before a panorama is met|how many spaces before the summit|who may play the summit|summit conditions|is a campfire fine when finishing the mountain|hold the summit until the end|last bridge not built over",
    fr: "une case en haut est encore vide, puis-je jouer le sommet|un pont est encore visible à la fin|montagne pleine mais les chèvres ne sont pas en haut|jouer la carte sommet trop tôt|sommet avant un panorama atteint|combien de cases avant le sommet|qui peut jouer le sommet|conditions du sommet|garder le sommet jusqu’à la fin|dernier pont pas recouvert",
    de: "oben ist noch ein Feld frei, darf ich den Gipfel spielen|am Ende ist noch eine Brücke zu sehen|Berg voll aber die Ziegen sind nicht oben|die Gipfelkarte zu früh spielen|Gipfel vor einem erfüllten Panorama|wie viele Felder vor dem Gipfel|wer darf den Gipfel spielen|Bedingungen für den Gipfel|den Gipfel bis zum Ende aufheben|letzte Brücke nicht überbaut",
  },
  "A.end.win": {
    en: "the peak is down, is it over|aim of the ascent|do all climbers win together|what is the object on the mountain|winning the mountain|when are we done on the mountain|mountain goal",
    fr: "le sommet est posé, est-ce fini|objectif de l’ascension|tous les grimpeurs gagnent-ils ensemble|but sur la montagne|gagner à la montagne|quand a-t-on fini la montagne",
    de: "der Gipfel liegt, ist es vorbei|Zweck des Aufstiegs|gewinnen alle Kletterer zusammen|worum geht es am Berg|am Berg gewinnen|wann sind wir am Berg fertig",
  },
  "A.end.lose": {
    en: "I cannot place and hold just one card on the mountain|does a rope save us from losing|single card that fits on the mountain, go on|a climber is stuck|can herding save the game|hand of zero in the ascent|mountain game over|when do climbers fail|nobody can move on the mountain|one card or none on the mountain",
    fr: "je ne peux rien poser et n’ai qu’une carte à la montagne|une corde nous sauve-t-elle de la défaite|une seule carte qui va à la montagne, on continue|un grimpeur est bloqué|main vide à l’ascension|montagne perdue|quand les grimpeurs échouent|une carte ou aucune à la montagne",
    de: "ich kann nichts legen und habe am Berg nur eine Karte|rettet uns ein Seil vor der Niederlage|eine einzige passende Karte am Berg, geht es weiter|ein Kletterer sitzt fest|leere Hand beim Aufstieg|Berg verloren|wann scheitern Kletterer|eine Karte oder keine am Berg",
  },
};
