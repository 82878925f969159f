import type { AskedFor } from "./shapes";

/** The sea: setup, turn, placing, Start and end. */
export const SEA: AskedFor = {
  "T.setup.remove": {
    en: "how do we make the game harder|can I remove some islands for more difficulty|difficulty levels Poseidon Triton Galateia|how many islands are taken out at random|make it more challenging by leaving cards out|may we look at the islands that were taken out|play with fewer islands|what is the Leucothea or Amphitrite level|too easy what can we change|hardest level of the sea",
    fr: "comment rendre la partie plus difficile|combien d’îles retire-t-on|niveaux de difficulté Poséidon Triton|enlever des îles au hasard|laisser des îles de côté|peut-on regarder les îles retirées du paquet|jouer avec moins d’îles|le niveau Leucothée ou Amphitrite|trop facile que changer|degré de difficulté le plus dur",
    de: "wie macht man das Spiel schwerer|wie viele Inseln nimmt man heraus|Schwierigkeitsgrade Poseidon Triton|weniger Inseln im Stapel|Karten weglassen damit es schwieriger wird|darf man die herausgenommenen Inseln ansehen|mit weniger Inseln spielen|Stufe Leukothea oder Amphitrite|zu leicht was kann man ändern|höchste Schwierigkeit der See",
  },
  "T.setup.mix": {
    en: "can we combine variants with the expansions|can I play the pyramid with storms and compasses|can I mix high arch and jagged rocks|may two variants be played together|storms in day and night|competitive game with sea monsters|does the arch work with the mini expansions|combine everything at once|wild cards in a variant",
    fr: "peut-on combiner les variantes et les extensions|jouer la pyramide avec les tempêtes|peut-on mélanger deux variantes|tempêtes dans jour et nuit|compétition avec monstres marins|arche avec les mini extensions|tout combiner à la fois",
    de: "kann man Varianten und Erweiterungen kombinieren|Pyramide mit Stürmen spielen|zwei Varianten zusammen spielen|Stürme bei Tag und Nacht|Wettstreit mit Seeungeheuern|Bogen mit den Mini Erweiterungen|alles auf einmal kombinieren",
  },
  "T.setup.deck": {
    en: "how are the cards dealt at the start|how many cards does each player get in the draw pile|do the finish cards go into the deck|how do we set up the sea game|which cards are shuffled together|setting up for four players|splitting the deck among the players|where do the finish cards start|what goes into the draw piles|do I shuffle the storms and monsters into the deck|everybody gets the same number of cards|uneven piles",
    fr: "comment répartir les cartes au début|combien de cartes dans la pioche de chacun|les arrivées vont-elles dans le paquet|préparer la partie|installer la partie à quatre|partager le paquet entre les joueurs|où sont les arrivées au début|que contient la pioche|tempêtes et monstres mélangés dans le paquet|pioches inégales",
    de: "wie werden die Karten verteilt|wie viele Karten bekommt jeder im Stapel|kommen die Ziele in den Stapel|wie baut man das Spiel auf|Aufbau für vier Spieler|den Stapel unter den Spielern aufteilen|wo sind die Ziele am Anfang|was kommt in die Nachziehstapel|Stürme und Ungeheuer in den Stapel mischen|ungleiche Stapel am Anfang",
  },
  "T.setup.hand": {
    en: "how many cards in the opening hand|when is the start shuffled into my pile|can I have a start in my first hand|how many cards do I begin with|five cards to begin|shuffle the start card after drawing the first hand|how does everyone get a start card|when does the boat go into the deck|set up my own pile|one start per player",
    fr: "combien de cartes dans la première main|quand mélanger le départ dans la pioche|peut-on avoir un départ dans la première main|cinq cartes pour commencer|mélanger la carte départ après avoir pioché|chacun reçoit un départ|quand le départ va dans la pioche|préparer sa pioche|un départ par joueur",
    de: "wie viele Karten auf der Starthand|wann wird der Start in den Stapel gemischt|kann ich am Anfang einen Start auf der Hand haben|mit wie vielen Karten beginnt man|fünf Karten zu Beginn|Startkarte nach dem Ziehen einmischen|jeder bekommt einen Start|wann kommt der Start in den Stapel|ein Start pro Spieler|Stapel vorbereiten",
  },
  "T.setup.first": {
    en: "who starts the game|who goes first|who is the starting player|first player smallest pile|does the youngest start|fewest cards in the pile begins|choose the first player at random|who takes the first turn|equal piles who begins",
    fr: "qui commence la partie|qui joue en premier|premier joueur|le plus jeune commence-t-il|la personne avec le moins de cartes|tirer au sort le premier joueur|pioches égales qui commence",
    de: "wer beginnt das Spiel|wer fängt an|wer ist Startspieler|beginnt der Jüngste|wer die wenigsten Karten hat beginnt|Startspieler auslosen|gleich große Stapel wer beginnt|wer macht den ersten Zug",
  },
  "T.turn.action": {
    en: "what can I do on my turn|how many cards may I play per turn|can I play two cards in one turn|can I skip my turn in the sea game|which way round do we play|may I both play and discard|options on a turn|may I do nothing|must I act|one card or several|whose turn is next|clockwise or counterclockwise|play and then discard two as well",
    fr: "que puis-je faire à mon tour|combien de cartes jouer par tour|peut-on jouer deux cartes dans le même tour|dans quel sens joue-t-on|choix à son tour|peut-on ne rien faire|une carte ou plusieurs|à qui le tour ensuite|sens des aiguilles d’une montre|jouer puis défausser deux",
    de: "was kann ich in meinem Zug tun|wie viele Karten darf ich pro Zug spielen|darf man zwei Karten in einem Zug spielen|in welcher Richtung wird gespielt|kann ich meinen Zug auslassen|Möglichkeiten im Zug|darf man nichts tun|eine Karte oder mehrere|wer ist als nächstes dran|im Uhrzeigersinn oder gegen|spielen und zusätzlich abwerfen",
  },
  "T.turn.draw": {
    en: "when do I draw cards|how many cards do I draw after my turn|what if my draw pile is empty|what is the hand limit|do I refill my hand to five|draw before or after playing|top up to how many cards|deck ran out keep playing|no cards left in my pile|draw at the beginning or at the end of the turn|hand size in the sea game|how many cards do I hold|do I take from the others’ pile when mine is empty|refill after paying",
    fr: "quand pioche-t-on|combien de cartes piocher à la fin du tour|que faire si ma pioche est vide|quelle est la limite de main|piocher avant ou après avoir joué|compléter à combien de cartes|ma pioche est finie on continue|plus de cartes dans la pioche|piocher au début ou à la fin du tour|taille de la main|recompléter après avoir payé",
    de: "wann ziehe ich Karten nach|auf wie viele Karten ziehe ich nach|was ist wenn mein Stapel leer ist|wie groß ist das Handlimit|vor oder nach dem Spielen ziehen|auf wie viele Karten auffüllen|Stapel aufgebraucht weiterspielen|keine Karten mehr im Stapel|am Anfang oder am Ende des Zuges ziehen|wie viele Handkarten|nach dem Bezahlen nachziehen",
  },
  "T.turn.hand": {
    en: "may I play a card from another player’s hand|can I look at somebody else’s cards|can I look at my draw pile|may we pass or trade cards between players|give a card to a teammate|play the top card of my pile|peek at the next card|count the cards in another hand|show my hand to the others|swap cards with a friend",
    fr: "peut-on jouer une carte d’un autre joueur|puis-je regarder les cartes des autres|regarder sa pioche|échanger des cartes entre joueurs|donner une carte à un coéquipier|jouer la carte du dessus de la pioche|regarder la prochaine carte|montrer sa main aux autres|échanger une carte avec un ami",
    de: "darf ich Karten eines Mitspielers spielen|darf man fremde Karten ansehen|in den Nachziehstapel schauen|Karten untereinander tauschen|einem Mitspieler eine Karte geben|oberste Karte vom Stapel spielen|die nächste Karte ansehen|den anderen die Hand zeigen|Karten mit einem Freund tauschen",
  },
  "T.turn.discard-two": {
    en: "can I discard instead of playing|how many cards do I discard if I cannot play|can I throw away just one card|can I discard any cards I want|can I look through the discard pile|are discards face down|nothing to play what then|throw away two cards on purpose|get rid of bad cards|which two cards|discard three or more|must discards be shown|look at what was discarded|discard two although I could play|may I count or check the discards",
    fr: "puis-je défausser au lieu de jouer|combien de cartes défausser si je ne joue pas|défausser une seule carte|regarder la pile de défausse|rien à jouer que faire|jeter deux cartes exprès|se débarrasser de mauvaises cartes|lesquelles défausser|défausser trois cartes ou plus|montrer les défausses|fouiller la défausse|défausser même si on peut jouer",
    de: "darf ich abwerfen statt zu spielen|wie viele Karten wirft man ab wenn man nicht legt|nur eine Karte abwerfen|darf ich die Ablage durchsehen|nichts zum Legen was dann|absichtlich zwei Karten wegwerfen|schlechte Karten loswerden|welche zwei Karten|drei oder mehr abwerfen|muss man Abwürfe zeigen|in der Ablage nachsehen|abwerfen obwohl ich legen könnte",
  },
  "T.turn.silence": {
    en: "may we talk during the game|can I tell my partner which cards I have|are we allowed to communicate|is table talk allowed|can we discuss who discards|is it a silent game|can I give a hint|may I point at a space|say that I have a low card|are gestures allowed|what may be said when the start is played|talk about which storm to remove|do we have to stay quiet|can I warn the others",
    fr: "a-t-on le droit de parler|puis-je dire quelles cartes j’ai|peut-on communiquer|jouer en silence|donner un indice|montrer une case du doigt|dire que j’ai une petite carte|les gestes sont-ils permis|que peut-on dire pendant le départ|parler de la tempête à retirer|prévenir les autres|rester muet",
    de: "darf man während des Spiels reden|darf ich sagen welche Karten ich habe|ist Kommunikation erlaubt|dürfen wir uns absprechen|einen Tipp geben|auf ein Feld zeigen|sagen dass ich eine kleine Karte habe|sind Gesten erlaubt|was darf man beim Start sagen|über den Sturm reden der wegsoll|muss man still sein|die anderen warnen",
  },
  "T.place.island": {
    en: "which cards go into the grid|does the start go on the grid|is the start one of the 36 spaces|does the finish take a space in the grid|can a start or finish lie in the grid|put the finish on a space|only numbered cards in the grid|where do start and finish lie|outside or inside the board",
    fr: "quelles cartes vont dans la grille|le départ va-t-il dans la grille|où va la carte départ|départ ou arrivée dans la grille|poser l’arrivée sur une case|seulement des cartes numérotées dans la grille|où sont le départ et l’arrivée|dehors ou dans la grille",
    de: "welche Karten kommen ins Raster|liegt der Start im Raster|wohin kommt die Startkarte|belegt der Start ein Feld|Start oder Ziel ins Raster legen|Ziel auf ein Feld legen|nur Zahlenkarten im Raster|wo liegen Start und Ziel|außerhalb oder im Raster",
  },
  "T.place.empty": {
    en: "where may I place a card|can I play anywhere on the board|does a card have to be next to another card|can I put a card on top of another|must the first card be in the bottom row|place in the middle of nowhere|card far away from all others|occupied space|start anywhere on the grid|lay a card where one already lies|is the first card free to go anywhere|does it have to connect|may an island be replaced",
    fr: "où puis-je poser une carte|peut-on jouer n’importe où|une carte doit-elle toucher une autre|poser une carte sur une autre|poser au milieu de nulle part|carte loin des autres|case occupée|commencer n’importe où|poser là où il y a déjà une carte|faut-il se raccorder|remplacer une île",
    de: "wo darf ich eine Karte hinlegen|muss eine Karte neben einer anderen liegen|darf ich überall anlegen|eine Karte auf eine andere legen|mitten im Nichts legen|Karte weit weg von allen anderen|besetztes Feld|irgendwo anfangen|auf eine liegende Karte legen|muss es anschließen|eine Insel ersetzen|erste Karte wohin",
  },
  "T.place.ascending": {
    en: "in which order do the numbers go|do cards have to go up from left to right|does the row above continue from the row below|where do low numbers go|can a 30 be left of a 25|do numbers in a column have to increase|must the next row begin with a higher card|lowest number bottom left highest top right|rows from left to right|snake or always left to right|which direction do the rows run|a lower card after a higher one|does row two go on from row one|30 above 40|numbers climb from the bottom|may a number repeat|where does number 1 go and number 80",
    fr: "dans quel ordre vont les nombres|les cartes doivent-elles être croissantes|la rangée du dessus continue-t-elle la ligne|où vont les petits nombres|poser une carte plus petite à droite|plus petit en bas à gauche plus grand en haut à droite|rangées de gauche à droite|serpent ou toujours dans le même sens|dans quel sens vont les rangées|une carte plus petite après une plus grande|30 au dessus de 40|les nombres montent depuis le bas",
    de: "in welcher Reihenfolge liegen die Zahlen|müssen die Karten aufsteigend liegen|geht die Linie in der oberen Reihe weiter|wohin kommen kleine Zahlen|darf eine kleinere Karte rechts liegen|kleinste unten links größte oben rechts|Reihen von links nach rechts|Schlangenlinie oder immer gleiche Richtung|in welche Richtung laufen die Reihen|kleinere Karte nach einer größeren|30 über 40|Zahlen steigen von unten|geht Reihe zwei nach Reihe eins weiter",
  },
  "T.place.cost": {
    en: "how many cards do I discard when I play next to another card|what does it cost to place an island|which difference counts between two cards|do I pay for cards above or below|what does it cost beside no card|is a card next to two neighbours paid twice|smaller or larger difference|does the end of a row count as a neighbour of the next row|how much is 47 next to 45|47 beside 45|discard as many cards as the difference|two neighbours which one do I pay|both sides have a card|last space of a row and first of the next are neighbours|the end of a line touches the beginning of the next one|does the card directly above or below count|nothing next to it is free|price of an isolated card|do I pay for diagonal cards|difference of 3|consecutive numbers cost one",
    fr: "combien de cartes défausser en posant à côté d’une autre|combien coûte une île|quel écart compte entre deux cartes|paie-t-on pour la carte du dessus|le bout de rangée est-il voisin de la rangée suivante|carte sans voisine gratuite|47 à côté de 45|défausser autant que la différence|deux voisines laquelle payer|une carte de chaque côté|dernière case d’une rangée et première de la suivante voisines|la fin d’une ligne touche le début de la suivante|la carte juste au dessus compte-t-elle|rien à côté c’est gratuit|les diagonales comptent-elles|différence de 3",
    de: "wie viele Karten muss ich abwerfen wenn ich neben eine Karte lege|was kostet eine Insel|welcher Abstand zählt zwischen zwei Karten|zahlt man für Karten darüber oder darunter|was kostet eine Karte ohne Nachbarn|ist das Reihenende Nachbar der nächsten Reihe|47 neben 45|so viele Karten abwerfen wie die Differenz|zwei Nachbarn welchen bezahle ich|auf beiden Seiten liegt eine Karte|letztes Feld einer Reihe und erstes der nächsten sind Nachbarn|Reihenende und Anfang der nächsten Zeile|zählt die Karte direkt darüber|nichts daneben ist kostenlos|zählen Diagonalen|Differenz von 3",
  },
  "T.place.pay": {
    en: "what if I do not have enough cards to pay|can I pay from my draw pile|can other players help to pay|does the card I play count toward the payment|how much can I pay at most|can I pay only part of the cost|do I pay before or after drawing|difference of 5 is that too much|difference of 6 maximum price|biggest difference I can afford|short of cards|borrow cards to pay|discard from the top of my pile as payment|go into debt|do I discard face down when paying|play a card without paying all of it|the price is higher than my hand|price four with five cards",
    fr: "que faire si je n’ai pas assez de cartes pour payer|peut-on payer avec sa pioche|les autres peuvent-ils payer pour moi|combien peut-on payer au plus|différence de 5 trop grande|écart maximum payable|pas assez en main|payer avec les cartes d’un autre|le prix dépasse ma main|payer face cachée|payer une partie seulement|prix quatre avec cinq cartes",
    de: "was wenn ich nicht genug Karten zum Bezahlen habe|darf man vom Stapel bezahlen|können andere für mich mitbezahlen|wie viel kann ich höchstens bezahlen|zählt die gespielte Karte zum Preis|Differenz von 5 zu viel|größter bezahlbarer Abstand|zu wenige Karten auf der Hand|mit fremden Karten bezahlen|Preis höher als meine Hand|verdeckt bezahlen|nur einen Teil bezahlen|Preis vier mit fünf Karten",
  },
  "T.place.gap-allowed": {
    en: "can I leave a gap that no number fits into|may I play a card that makes it impossible to win|is it legal to block a space forever|two consecutive numbers with a hole between them|45 and 47 with two empty spaces between|three spaces between 50 and 52|not enough numbers left for the empty spaces|a move that makes us lose later|unsolvable position|hole that can never be filled|the missing number was discarded",
    fr: "puis-je laisser un trou qu’aucun nombre ne remplit|jouer une carte qui rend la victoire impossible|deux nombres qui se suivent avec une case entre eux|45 et 47 avec deux cases vides entre|trois cases entre 50 et 52|plus assez de nombres pour les cases vides|un coup qui fera perdre|position insoluble|trou qu’on ne pourra jamais remplir|le nombre manquant est défaussé",
    de: "darf ich eine Lücke lassen in die keine Zahl passt|darf man so legen dass es unlösbar wird|zwei aufeinanderfolgende Zahlen mit Loch dazwischen|45 und 47 mit zwei leeren Feldern dazwischen|drei Felder zwischen 50 und 52|nicht genug Zahlen für die leeren Felder|ein Zug mit dem wir später verlieren|unlösbare Stellung|Loch das nie mehr gefüllt werden kann|die fehlende Zahl ist abgeworfen",
  },
  "T.start.forced": {
    en: "do I have to play the start card|what happens when I draw a start|can I keep the start in my hand|can I wait with the start|can I discard the start instead of playing it|where does the start card go|when must the boat be played|drew the boat must I play it now|delay the departure|may I keep the boat for later|two starts in hand at once|the start came up do I still get to play a card|is the start my whole turn|does the start have neighbours|pay with the start before it is played",
    fr: "suis-je obligé de jouer le départ|que se passe-t-il quand je pioche un départ|puis-je garder le départ en main|où se pose le départ|quand jouer le bateau|j’ai pioché le bateau dois-je le jouer tout de suite|retarder le départ|garder le bateau pour plus tard|deux départs en main|le départ est-il tout mon tour|payer avec un départ",
    de: "muss ich die Startkarte spielen|was passiert wenn ich einen Start ziehe|darf ich den Start auf der Hand behalten|kann ich mit dem Start warten|wohin kommt der Start|Boot gezogen muss ich es sofort spielen|Aufbruch hinauszögern|Boot für später behalten|zwei Starts auf der Hand|ist der Start mein ganzer Zug|mit dem Start bezahlen bevor er liegt",
  },
  "T.start.eight": {
    en: "how many cards are discarded for the start|what does playing the start cost|who discards the eight cards|may we talk about the eight cards|can one player give all eight|how are the eight cards split between players|do we discard together when the start is played|does everyone have to give the same number of cards|who gives how many for the departure|choose which cards we give|may I say how many cards I will give|does the active player have to discard too|can somebody give nothing|eight altogether or eight each|cost of launching the boat",
    fr: "combien de cartes défausser pour le départ|que coûte le départ|qui défausse les huit cartes|un joueur peut-il donner les huit|comment partager les huit cartes|chacun doit-il donner le même nombre de cartes|qui donne combien pour le départ|choisir les cartes données|dire combien de cartes on donne|quelqu’un peut-il ne rien donner|huit au total ou huit chacun",
    de: "wie viele Karten werden für den Start abgeworfen|was kostet der Start|wer wirft die acht Karten ab|kann eine Person alle acht geben|wie teilt man die acht Karten auf|gemeinsam acht abwerfen|müssen alle gleich viele Karten geben|wer gibt wie viele für den Aufbruch|Karten selbst aussuchen|sagen wie viele Karten ich gebe|darf jemand nichts geben|acht insgesamt oder acht pro Person",
  },
  "T.start.two-players": {
    en: "start with two players|how does the start work in a two player game|do we draw extra cards in a 2 player game|two players eight cards too many|boat with just the two of us|two more cards each before discarding|both draw two|extra cards for a pair|storm among the two extra cards|hand of seven",
    fr: "départ à deux joueurs|comment jouer le départ à deux|pioche-t-on des cartes en plus à deux|bateau à nous deux|deux cartes en plus chacun avant de défausser|les deux piochent deux cartes|tempête parmi les deux cartes|main de sept cartes",
    de: "Start zu zweit|wie geht der Start mit zwei Spielern|zieht man zu zweit zusätzliche Karten|Boot nur wir zwei|je zwei Karten mehr vor dem Abwerfen|beide ziehen zwei|Sturm unter den zwei Karten|sieben Karten auf der Hand",
  },
  "T.start.solo": {
    en: "start when playing alone|how do I play solo|what does the start cost in a solo game|eight cards by myself|boat alone|one player start|draw eight then discard eight|solitaire departure",
    fr: "départ en solo|comment jouer seul|que coûte le départ tout seul|bateau seul|départ à un joueur|piocher huit puis défausser huit|jeu solitaire",
    de: "Start allein|wie spielt man solo|was kostet der Start im Solospiel|alleine acht Karten abwerfen|Boot allein|Start mit einem Spieler|acht ziehen dann acht abwerfen|Solospiel Aufbruch",
  },
  "T.start.refill": {
    en: "when do we draw after the start|does everyone refill the hand after the eight cards|who draws first after the start|do we draw back up when the start was played|hands after the departure|fill up our hands again once the boat lies|order of drawing after the eight|do others refill when it is not their turn",
    fr: "quand repioche-t-on après le départ|tout le monde complète-t-il sa main après le départ|qui pioche d’abord|les mains après le départ|remplir sa main quand le bateau est posé|ordre de pioche après les huit|repiocher hors de son tour",
    de: "wann wird nach dem Start nachgezogen|füllen alle nach den acht Karten ihre Hand auf|wer zieht zuerst nach dem Start|Hände nach dem Aufbruch|Hand auffüllen wenn das Boot liegt|Reihenfolge beim Nachziehen nach den acht|ziehen auch die anderen nach",
  },
  "T.start.unpayable": {
    en: "what if we do not have eight cards for the start|not enough cards to play the start|can I do something else if the start cannot be paid|start late in the game with few cards|fewer than eight cards altogether|crew too poor for the boat|stuck with a start|start cannot be paid do we lose|only seven cards between us",
    fr: "que faire si on n’a pas huit cartes pour le départ|pas assez de cartes pour le départ|puis-je faire autre chose si le départ est impossible|moins de huit cartes en tout|équipage trop pauvre pour le bateau|coincé avec un départ|départ impayable perd-on",
    de: "was wenn wir keine acht Karten für den Start haben|zu wenige Karten für den Start|darf ich etwas anderes tun wenn der Start nicht bezahlt werden kann|weniger als acht Karten insgesamt|Crew zu arm für das Boot|Start unbezahlbar verlieren wir|nur sieben Karten zusammen",
  },
  "T.start.spare": {
    en: "what do I do with a second start card|can I discard an extra start|the start has already been played|are the other starts useless|do I have to play my start if one lies already|drew another boat|two boats|what use is a further start|pay with a spare start|start after the first one was played",
    fr: "que faire d’un deuxième départ|peut-on défausser un départ en trop|le départ est déjà posé|pioché un autre bateau|deux bateaux|à quoi sert un autre départ|payer avec un départ en trop",
    de: "was mache ich mit einem zweiten Start|darf ich übrige Starts abwerfen|der Start liegt schon|muss ich den zweiten Start spielen|noch ein Boot gezogen|zwei Boote|wozu ein weiterer Start|mit einem übrigen Start bezahlen",
  },
  "T.finish.when": {
    en: "when can I play the finish|does the board have to be full before the finish|can I discard a finish card|how many finish cards are there|where does the finish go|must the start be played before the finish|play the finish early|finish although a space is empty|last action of the game|all finish cards discarded|harbour before the board is full|does the finish cost anything|keep a finish in hand",
    fr: "quand peut-on jouer l’arrivée|la grille doit-elle être pleine pour l’arrivée|peut-on défausser une arrivée|combien d’arrivées|jouer l’arrivée trop tôt|arrivée alors qu’une case est vide|dernière action de la partie|toutes les arrivées défaussées|l’arrivée coûte-t-elle|garder une arrivée en main",
    de: "wann darf ich das Ziel spielen|muss das Raster voll sein für das Ziel|darf man ein Ziel abwerfen|wie viele Zielkarten gibt es|Ziel zu früh spielen|Ziel obwohl ein Feld leer ist|letzte Aktion des Spiels|alle Ziele abgeworfen|kostet das Ziel etwas|ein Ziel auf der Hand behalten",
  },
  "T.end.win": {
    en: "how do we win|when is the game won|what is the goal of the game|how does the game end successfully|what do we have to do to succeed|victory condition|do all players win together|is full board a win|aim of tranquility",
    fr: "comment gagner|quand la partie est-elle gagnée|quel est le but du jeu|que faut-il pour réussir|condition de victoire|tous gagnent-ils ensemble|grille pleine victoire|objectif du jeu",
    de: "wie gewinnt man|wann ist das Spiel gewonnen|was ist das Ziel des Spiels|was muss man schaffen um zu siegen|Siegbedingung|gewinnen alle zusammen|Raster voll gewonnen|worum geht es im Spiel",
  },
  "T.end.lose": {
    en: "how do we lose|when is the game lost|what if I cannot play and cannot discard|what if I can do nothing on my turn|game over|no legal move|stuck cannot do anything|does one player being stuck lose for everyone|what ends the game in defeat|may a player drop out",
    fr: "comment perd-on|quand la partie est-elle perdue|que faire si je ne peux rien jouer ni défausser|aucune action possible|aucun coup légal|bloqué je ne peux rien faire|si un joueur est bloqué tous perdent|quand échoue-t-on",
    de: "wie verliert man|wann ist das Spiel verloren|was wenn ich weder legen noch abwerfen kann|ich kann in meinem Zug nichts tun|kein legaler Zug|festgefahren kann nichts tun|verlieren alle wenn einer nichts tun kann|wann ist man gescheitert|steigt jemand aus",
  },
  "T.end.last-card": {
    en: "what if I have only one card left|do we lose with one card in hand|what happens when my hand is empty|I have no cards left|strict losing rule|a single card on my turn|can I play my very last card|out of cards|zero cards do we lose|one card and cannot discard two|last card that costs something",
    fr: "et s’il ne me reste qu’une carte|perd-on avec une seule carte en main|je n’ai plus de cartes|règle stricte|une seule carte à mon tour|jouer sa toute dernière carte|plus aucune carte en main|une carte impossible d’en défausser deux|dernière carte qui coûte",
    de: "was wenn ich nur noch eine Karte habe|verliert man mit einer Karte auf der Hand|meine Hand ist leer|keine Karten mehr|strenge Regel|eine einzige Karte in meinem Zug|die allerletzte Karte spielen|gar keine Karten mehr auf der Hand|eine Karte kann keine zwei abwerfen|letzte Karte die etwas kostet",
  },
};
