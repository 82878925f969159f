import type { Concepts } from "./shapes";

/** How cards are laid and paid for, and how they lie. */
export const PLACING: Concepts = {
  lay: {
    en: "place places placed placing lay lays laid put puts play plays played playing placement position",
    fr: "poser pose posé posée pose placer jouer joue jouée joué mettre mets met jouer pose posent",
    de: "legen lege legst legt gelegt spielen spiele spielst spielt gespielt setzen hinlegen ausspielen platzieren",
  },
  discard: {
    en: "discard discards discarded discarding throw_away get_rid dump drop shed throw toss give_up give_away chuck sacrifice burn bin lose_cards ditch thrown threw discardable get_rid_of",
    fr: "défausser défausse défaussée jeter débarrasser jette sacrifier abandonner lâcher écarter jeter_des_cartes jetter défausses jetée jeté débarrasse",
    de: "abwerfen abwirft wirf werfe abgeworfen wegwerfen loswerden werfen wirft ablegen abgelegt weglegen abwurf entsorgen opfern abgeben hergeben aufgeben wegschmeißen rauswerfen abschmeißen weggeworfen abzuwerfen abwirfst wegtun werft",
  },
  draw: {
    en: "draw draws drew drawn drawing pick_up refill draw_up replenish top_up take_cards pull taking took take takes",
    fr: "piocher pioche_jusque piochée tirer compléter repiocher repioche prendre prend reprendre recompléter tire",
    de: "ziehen ziehe zieht ziehst gezogen nachziehen auffüllen aufziehen nachzieht zieh nehmen nimmt nehme nachlegen auffülle hochziehen_karten",
  },
  pay: {
    en: "pay pays paid paying payment afford owe owed",
    fr: "payer paie payé paye paiement payable payes devoir",
    de: "bezahlen zahlen zahle bezahlt bezahle zahlt zahlung leisten bezahlung",
  },
  price: {
    en: "price prices cost costs costing how_much expensive cheap fee charge cost_me worth_paying surcharge costly discount cards_per",
    fr: "prix coûter coût coûte combien_ça_coûte cher tarif coûtent coûtait facture tarifs",
    de: "preis preise kosten kostet teuer gebühr kostest gekostet teurer aufpreis",
  },
  free: {
    en: "free for_free no_cost without_paying gratis for_nothing",
    fr: "gratuit gratuite gratuitement sans_payer pour_rien",
    de: "kostenlos gratis umsonst ohne_kosten kostenfrei",
  },
  difference: {
    en: "difference differences distance subtract minus",
    fr: "écart différence distance soustraire moins_nombre",
    de: "abstand differenz unterschied abziehen",
  },
  smaller: {
    en: "smaller lower less smallest lowest least low",
    fr: "petit petite plus_petit inférieur moindre bas_nombre",
    de: "kleiner kleinere klein kleinste niedriger niedrig geringer",
  },
  greater: {
    en: "greater larger bigger higher greatest highest most high large",
    fr: "grand plus_grand supérieur élevé grande",
    de: "größer größere groß höher höchste größte hoch",
  },
  ascending: {
    en: "ascending order rising increasing rise sorted increase numerical",
    fr: "croissant ordre monter montant croissante trier",
    de: "aufsteigend reihenfolge steigend steigen sortiert ordnung",
  },
  between: { en: "between middle in_between", fr: "entre milieu", de: "zwischen dazwischen mitte" },
  beside: {
    en: "beside next_to adjacent neighbour neighbor neighbours neighbouring side_by_side touching touch touches alongside neighboring adjoining next close_to adjoin contact against_a_card around surrounding",
    fr: "à_côté côté voisin voisine voisins adjacent côte_à_côte toucher touche collé contigu jouxter adjacente adjacentes autour",
    de: "neben nebeneinander benachbart nachbar angrenzend berühren berührt daneben anliegend nachbarn angrenzende anschließend anstoßen dran_legen danebenliegende ringsum drumherum rundherum",
  },
  empty: {
    en: "empty vacant open blank runs_out run_out ran_out running_out exhausted used_up no_more nothing_left emptied out_of_cards depleted",
    fr: "vide vides libre épuisé épuisée épuisées plus_de_pioche plus_de_cartes plus_rien",
    de: "leer leere frei freie aufgebraucht alle_ist aufgebraucht_ist nichts_mehr keine_mehr verbraucht ausgehen ausgegangen",
  },
  full: {
    en: "full filled fill fills complete completed filling",
    fr: "plein pleine rempli remplir remplie complet complète",
    de: "voll gefüllt füllen volle vollständig fertig",
  },
  win: {
    en: "win wins won winning victory winner beat beats succeed success victorious",
    fr: "gagner gagne gagné victoire vainqueur remporter réussir réussit battre vaincre gagnant gagnants",
    de: "gewinnen gewinnt gewonnen sieg sieger siegen siegt gewonnene schaffen schlagen besiegen",
  },
  lose: {
    en: "lose loses lost losing loss defeat lose_the_game game_over fail die dead fails failed losing",
    fr: "perdre perd perdu perte défaite perdant perds échouer échec foutu",
    de: "verlieren verliert verloren niederlage verlierer verlierst scheitern gescheitert aus_und_vorbei",
  },
  end: {
    en: "end ends ending over",
    fr: "fin finir finit terminer terminé termine",
    de: "ende endet enden vorbei aus",
  },
  "beside+lay": { en: "adjoining abut", fr: "accoler accolée", de: "anlegen angelegt anlege anlegst" },
  nothing: {
    en: "nothing nobody open_water open_sea",
    fr: "rien eau_libre pleine_mer",
    de: "nichts freiem_wasser freies_wasser offenes_meer offener_see offenen_see",
  },
  missing: {
    en: "missing lacking lacks misses",
    fr: "manquer manque manquent manquante",
    de: "fehlen fehlt fehlend",
  },
  occupied: {
    en: "occupied already_is already_lies already_there taken",
    fr: "occupé occupée déjà",
    de: "belegt besetzt schon_liegt bereits",
  },
  "row_end+row+end": {
    en: "row_end row_ends end_of_row end_of_a_row end_of_the_row edge edges",
    fr: "bout bout_de_rangée bouts bord extrémité fin_de_rangée",
    de: "reihenende ende_der_reihe ende_einer_reihe rand_der_reihe reihenenden",
  },
  next_row: {
    en: "wrap wraps row_above next_row",
    fr: "rangée_du_dessus rangée_suivante",
    de: "nächste_reihe reihe_darüber",
  },
  above: {
    en: "above top upper upwards up over_it vertical",
    fr: "dessus haut en_haut vertical supérieure",
    de: "oben darüber hinauf senkrecht obere vertikal",
  },
  below: {
    en: "below bottom underneath under beneath down",
    fr: "dessous bas en_bas sous inférieure",
    de: "unten darunter untere unter",
  },
  left: { en: "left", fr: "gauche", de: "links linke linken" },
  right: { en: "right", fr: "droite droit", de: "rechts rechte rechten" },
  support: {
    en: "support supports rest rests resting foundation carried hold_up supported stand stands standing hang floating float supporting carry beneath_it underlay base",
    fr: "appui soutenir soutien reposer repose soutient support porter porte tenir_sur flotter dessous_vide socle base",
    de: "stütze stützen stützt tragen trägt auflage gestützt stehen steht schweben schwebt abstützen ruhen ruht unterlage unterbau untergrund basis",
  },
  cover: {
    en: "cover covers covered covering overlay on_top_of overlap stack_on put_over",
    fr: "couvrir couvre couvert recouvrir par_dessus superposer recouvert recouvre empiler",
    de: "abdecken abgedeckt überdecken decken deckt überbauen abdeckt überdeckt drauf obendrauf überbaut überlegen darauflegen überdeckung drüber",
  },
  replace: {
    en: "replace replaces replaced replacing substitute swap_out exchange",
    fr: "remplacer remplace remplacée",
    de: "ersetzen ersetzt ersetze austauschen",
  },
  move: {
    en: "move moves moved moving relocate shift moveable",
    fr: "déplacer déplace déplacée bouger bouge bougent",
    de: "versetzen bewegen bewegt umziehen verschieben versetzt wandern zieht_um umziehen",
  },
  leave_game: {
    en: "leave leaves removed remove removes removal gone go_away disappear disappears vanish rid taken_out take_out goes_away dissolve took_out took_away take_away",
    fr: "retirer retire retirée partir enlever disparaître s_en_vont quitter quittent enlève sort_du_jeu ôter retirent éliminer hors_jeu",
    de: "entfernen entfernt verschwinden verschwindet weg verlassen herausnehmen beseitigen rausnehmen wegkommen aussortieren abziehen_felsen aus_dem_spiel entfernt",
  },
  block: {
    en: "block blocked blocks closed close shut forbidden blocking locked lock off_limits prevent_placement",
    fr: "bloquer bloque bloquée fermer fermée interdit verrouillée inaccessible bloqué condamné",
    de: "sperren gesperrt sperrt blockieren blockiert geschlossen verboten dicht zu_ist unzugänglich absperren versperrt",
  },
};
