import type { AskedFor } from "./shapes";

/** The sea: setup, turn, placing, Start and end. */
export const SEA: AskedFor = {
  "T.setup.remove": {
    en: "how do we make the game harder|can I remove some islands for more difficulty|difficulty levels Poseidon Triton Galateia|how many islands are taken out at random",
    fr: "comment rendre la partie plus difficile|combien d’îles retire-t-on|niveaux de difficulté Poséidon Triton|enlever des îles au hasard",
    de: "wie macht man das Spiel schwerer|wie viele Inseln nimmt man heraus|Schwierigkeitsgrade Poseidon Triton|weniger Inseln im Stapel",
  },
  "T.setup.mix": {
    en: "can we combine variants with the expansions|can I play the pyramid with storms and compasses|can I mix high arch and jagged rocks|may two variants be played together",
    fr: "peut-on combiner les variantes et les extensions|jouer la pyramide avec les tempêtes|peut-on mélanger deux variantes",
    de: "kann man Varianten und Erweiterungen kombinieren|Pyramide mit Stürmen spielen|zwei Varianten zusammen spielen",
  },
  "T.setup.deck": {
    en: "how are the cards dealt at the start|how many cards does each player get in the draw pile|do the finish cards go into the deck|how do we set up the sea game|which cards are shuffled together",
    fr: "comment répartir les cartes au début|combien de cartes dans la pioche de chacun|les arrivées vont-elles dans le paquet|préparer la partie",
    de: "wie werden die Karten verteilt|wie viele Karten bekommt jeder im Stapel|kommen die Ziele in den Stapel|wie baut man das Spiel auf",
  },
  "T.setup.hand": {
    en: "how many cards in the opening hand|when is the start shuffled into my pile|can I have a start in my first hand|how many cards do I begin with",
    fr: "combien de cartes dans la première main|quand mélanger le départ dans la pioche|peut-on avoir un départ dans la première main",
    de: "wie viele Karten auf der Starthand|wann wird der Start in den Stapel gemischt|kann ich am Anfang einen Start auf der Hand haben|mit wie vielen Karten beginnt man",
  },
  "T.setup.first": {
    en: "who starts the game|who goes first|who is the starting player|first player smallest pile",
    fr: "qui commence la partie|qui joue en premier|premier joueur",
    de: "wer beginnt das Spiel|wer fängt an|wer ist Startspieler",
  },
  "T.turn.action": {
    en: "what can I do on my turn|how many cards may I play per turn|can I play two cards in one turn|can I skip my turn in the sea game|which way round do we play|may I both play and discard",
    fr: "que puis-je faire à mon tour|combien de cartes jouer par tour|peut-on jouer deux cartes dans le même tour|dans quel sens joue-t-on",
    de: "was kann ich in meinem Zug tun|wie viele Karten darf ich pro Zug spielen|darf man zwei Karten in einem Zug spielen|in welcher Richtung wird gespielt|kann ich meinen Zug auslassen",
  },
  "T.turn.draw": {
    en: "when do I draw cards|how many cards do I draw after my turn|what if my draw pile is empty|what is the hand limit|do I refill my hand to five",
    fr: "quand pioche-t-on|combien de cartes piocher à la fin du tour|que faire si ma pioche est vide|quelle est la limite de main",
    de: "wann ziehe ich Karten nach|auf wie viele Karten ziehe ich nach|was ist wenn mein Stapel leer ist|wie groß ist das Handlimit",
  },
  "T.turn.hand": {
    en: "may I play a card from another player’s hand|can I look at somebody else’s cards|can I look at my draw pile|may we pass or trade cards between players",
    fr: "peut-on jouer une carte d’un autre joueur|puis-je regarder les cartes des autres|regarder sa pioche|échanger des cartes entre joueurs",
    de: "darf ich Karten eines Mitspielers spielen|darf man fremde Karten ansehen|in den Nachziehstapel schauen|Karten untereinander tauschen",
  },
  "T.turn.discard-two": {
    en: "can I discard instead of playing|how many cards do I discard if I cannot play|can I throw away just one card|can I discard any cards I want|can I look through the discard pile|are discards face down",
    fr: "puis-je défausser au lieu de jouer|combien de cartes défausser si je ne joue pas|défausser une seule carte|regarder la pile de défausse",
    de: "darf ich abwerfen statt zu spielen|wie viele Karten wirft man ab wenn man nicht legt|nur eine Karte abwerfen|darf ich die Ablage durchsehen",
  },
  "T.turn.silence": {
    en: "may we talk during the game|can I tell my partner which cards I have|are we allowed to communicate|is table talk allowed|can we discuss who discards|is it a silent game",
    fr: "a-t-on le droit de parler|puis-je dire quelles cartes j’ai|peut-on communiquer|jouer en silence",
    de: "darf man während des Spiels reden|darf ich sagen welche Karten ich habe|ist Kommunikation erlaubt|dürfen wir uns absprechen",
  },
  "T.place.island": {
    en: "which cards go into the grid|does the start go on the grid|is the start one of the 36 spaces|does the finish take a space in the grid",
    fr: "quelles cartes vont dans la grille|le départ va-t-il dans la grille|où va la carte départ",
    de: "welche Karten kommen ins Raster|liegt der Start im Raster|wohin kommt die Startkarte|belegt der Start ein Feld",
  },
  "T.place.empty": {
    en: "where may I place a card|can I play anywhere on the board|does a card have to be next to another card|can I put a card on top of another|must the first card be in the bottom row",
    fr: "où puis-je poser une carte|peut-on jouer n’importe où|une carte doit-elle toucher une autre|poser une carte sur une autre",
    de: "wo darf ich eine Karte hinlegen|muss eine Karte neben einer anderen liegen|darf ich überall anlegen|eine Karte auf eine andere legen",
  },
  "T.place.ascending": {
    en: "in which order do the numbers go|do cards have to go up from left to right|does the row above continue from the row below|where do low numbers go|can a 30 be left of a 25|do numbers in a column have to increase|must the next row begin with a higher card",
    fr: "dans quel ordre vont les nombres|les cartes doivent-elles être croissantes|la rangée du dessus continue-t-elle la ligne|où vont les petits nombres|poser une carte plus petite à droite",
    de: "in welcher Reihenfolge liegen die Zahlen|müssen die Karten aufsteigend liegen|geht die Linie in der oberen Reihe weiter|wohin kommen kleine Zahlen|darf eine kleinere Karte rechts liegen",
  },
  "T.place.cost": {
    en: "how many cards do I discard when I play next to another card|what does it cost to place an island|which difference counts between two cards|do I pay for cards above or below|what does it cost beside no card|is a card next to two neighbours paid twice|smaller or larger difference|does the end of a row count as a neighbour of the next row|how much is 47 next to 45",
    fr: "combien de cartes défausser en posant à côté d’une autre|combien coûte une île|quel écart compte entre deux cartes|paie-t-on pour la carte du dessus|le bout de rangée est-il voisin de la rangée suivante|carte sans voisine gratuite",
    de: "wie viele Karten muss ich abwerfen wenn ich neben eine Karte lege|was kostet eine Insel|welcher Abstand zählt zwischen zwei Karten|zahlt man für Karten darüber oder darunter|was kostet eine Karte ohne Nachbarn|ist das Reihenende Nachbar der nächsten Reihe",
  },
  "T.place.pay": {
    en: "what if I do not have enough cards to pay|can I pay from my draw pile|can other players help to pay|does the card I play count toward the payment|how much can I pay at most|can I pay only part of the cost|do I pay before or after drawing",
    fr: "que faire si je n’ai pas assez de cartes pour payer|peut-on payer avec sa pioche|les autres peuvent-ils payer pour moi|combien peut-on payer au plus",
    de: "was wenn ich nicht genug Karten zum Bezahlen habe|darf man vom Stapel bezahlen|können andere für mich mitbezahlen|wie viel kann ich höchstens bezahlen|zählt die gespielte Karte zum Preis",
  },
  "T.place.gap-allowed": {
    en: "can I leave a gap that no number fits into|may I play a card that makes it impossible to win|is it legal to block a space forever|two consecutive numbers with a hole between them",
    fr: "puis-je laisser un trou qu’aucun nombre ne remplit|jouer une carte qui rend la victoire impossible|deux nombres qui se suivent avec une case entre eux",
    de: "darf ich eine Lücke lassen in die keine Zahl passt|darf man so legen dass es unlösbar wird|zwei aufeinanderfolgende Zahlen mit Loch dazwischen",
  },
  "T.start.forced": {
    en: "do I have to play the start card|what happens when I draw a start|can I keep the start in my hand|can I wait with the start|can I discard the start instead of playing it|where does the start card go|when must the boat be played",
    fr: "suis-je obligé de jouer le départ|que se passe-t-il quand je pioche un départ|puis-je garder le départ en main|où se pose le départ|quand jouer le bateau",
    de: "muss ich die Startkarte spielen|was passiert wenn ich einen Start ziehe|darf ich den Start auf der Hand behalten|kann ich mit dem Start warten|wohin kommt der Start",
  },
  "T.start.eight": {
    en: "how many cards are discarded for the start|what does playing the start cost|who discards the eight cards|may we talk about the eight cards|can one player give all eight|how are the eight cards split between players|do we discard together when the start is played",
    fr: "combien de cartes défausser pour le départ|que coûte le départ|qui défausse les huit cartes|un joueur peut-il donner les huit|comment partager les huit cartes",
    de: "wie viele Karten werden für den Start abgeworfen|was kostet der Start|wer wirft die acht Karten ab|kann eine Person alle acht geben|wie teilt man die acht Karten auf|gemeinsam acht abwerfen",
  },
  "T.start.two-players": {
    en: "start with two players|how does the start work in a two player game|do we draw extra cards in a 2 player game|two players eight cards too many",
    fr: "départ à deux joueurs|comment jouer le départ à deux|pioche-t-on des cartes en plus à deux",
    de: "Start zu zweit|wie geht der Start mit zwei Spielern|zieht man zu zweit zusätzliche Karten",
  },
  "T.start.solo": {
    en: "start when playing alone|how do I play solo|what does the start cost in a solo game|eight cards by myself",
    fr: "départ en solo|comment jouer seul|que coûte le départ tout seul",
    de: "Start allein|wie spielt man solo|was kostet der Start im Solospiel|alleine acht Karten abwerfen",
  },
  "T.start.refill": {
    en: "when do we draw after the start|does everyone refill the hand after the eight cards|who draws first after the start|do we draw back up when the start was played",
    fr: "quand repioche-t-on après le départ|tout le monde complète-t-il sa main après le départ|qui pioche d’abord",
    de: "wann wird nach dem Start nachgezogen|füllen alle nach den acht Karten ihre Hand auf|wer zieht zuerst nach dem Start",
  },
  "T.start.unpayable": {
    en: "what if we do not have eight cards for the start|not enough cards to play the start|can I do something else if the start cannot be paid|start late in the game with few cards",
    fr: "que faire si on n’a pas huit cartes pour le départ|pas assez de cartes pour le départ|puis-je faire autre chose si le départ est impossible",
    de: "was wenn wir keine acht Karten für den Start haben|zu wenige Karten für den Start|darf ich etwas anderes tun wenn der Start nicht bezahlt werden kann",
  },
  "T.start.spare": {
    en: "what do I do with a second start card|can I discard an extra start|the start has already been played|are the other starts useless|do I have to play my start if one lies already",
    fr: "que faire d’un deuxième départ|peut-on défausser un départ en trop|le départ est déjà posé",
    de: "was mache ich mit einem zweiten Start|darf ich übrige Starts abwerfen|der Start liegt schon|muss ich den zweiten Start spielen",
  },
  "T.finish.when": {
    en: "when can I play the finish|does the board have to be full before the finish|can I discard a finish card|how many finish cards are there|where does the finish go|must the start be played before the finish",
    fr: "quand peut-on jouer l’arrivée|la grille doit-elle être pleine pour l’arrivée|peut-on défausser une arrivée|combien d’arrivées",
    de: "wann darf ich das Ziel spielen|muss das Raster voll sein für das Ziel|darf man ein Ziel abwerfen|wie viele Zielkarten gibt es",
  },
  "T.end.win": {
    en: "how do we win|when is the game won|what is the goal of the game|how does the game end successfully",
    fr: "comment gagner|quand la partie est-elle gagnée|quel est le but du jeu",
    de: "wie gewinnt man|wann ist das Spiel gewonnen|was ist das Ziel des Spiels",
  },
  "T.end.lose": {
    en: "how do we lose|when is the game lost|what if I cannot play and cannot discard|what if I can do nothing on my turn|game over",
    fr: "comment perd-on|quand la partie est-elle perdue|que faire si je ne peux rien jouer ni défausser|aucune action possible",
    de: "wie verliert man|wann ist das Spiel verloren|was wenn ich weder legen noch abwerfen kann|ich kann in meinem Zug nichts tun",
  },
  "T.end.last-card": {
    en: "what if I have only one card left|do we lose with one card in hand|what happens when my hand is empty|I have no cards left|strict losing rule",
    fr: "et s’il ne me reste qu’une carte|perd-on avec une seule carte en main|je n’ai plus de cartes|règle stricte",
    de: "was wenn ich nur noch eine Karte habe|verliert man mit einer Karte auf der Hand|meine Hand ist leer|keine Karten mehr|strenge Regel",
  },
};
