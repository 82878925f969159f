/** Enacting: what an act does, what follows from it, and every step that nobody decides, until somebody is asked. */

import type { ClauseId } from "../clauses";
import { err, ok, type Result } from "../result";
import type { Act, Fact, Follow, Game, Step } from "./chapter";
import { asHeld } from "./copies";
import type { Fate } from "./fate";
import { isDealing } from "./furniture";
import { judge, stepsOf, type Verdict } from "./judge";
import type { Rulebook } from "./rulebook";
import { bareTable, copyTable, EVERYTHING, move, type Piece, type Place, put, type Table } from "./table";

/** A game being written: the table it changes in place. */
export class Writing implements Game {
  readonly #facts: Fact[] | undefined;

  /** @param facts the list that new facts are added to; left out where nobody needs them, as in a search */
  constructor(
    readonly table: Table,
    readonly fate: Fate,
    facts?: Fact[],
  ) {
    this.#facts = facts;
  }

  emit(piece: Piece, from: Place, to: Place, clause: ClauseId): void {
    move(this.table, piece, from, to);
    const follows = this.table.rulebook.follows[to] as readonly Follow[];
    if (this.#facts === undefined && follows.length === 0) return;
    const fact: Fact = { piece, from, to, clause };
    this.#facts?.push(fact);
    for (let index = 0; index < follows.length; index++) (follows[index] as Follow).does(this, fact);
  }

  /** Carries out an act that is known to be allowed, and what follows from it. */
  carryOut(act: Act): void {
    this.attempt(act);
    this.settle();
  }

  /** The act without the steps after it: its own effect, or only what it reveals where it is hindered. */
  attempt(act: Act): void {
    const compiled = this.table.rulebook.actOf[act.type];
    if (!compiled) return;
    for (const hindrance of compiled.hindrances) if (hindrance.does(this, act)) return;
    compiled.spec.does(this, act);
  }

  /** Runs everything that nobody decides, until somebody is asked or the game is over. */
  settle(): void {
    // Somebody may have been asked in the middle of the deal: the rest of it comes next.
    if (isDealing(this.table)) this.runSteps(this.table.rulebook.everyStep);
    else this.#runTurn();
  }

  /** Runs those of the given steps that nobody decides, until somebody is asked or none is due. */
  runSteps(steps: readonly Step[]): void {
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index] as Step;
      if (!step.due(this.table)) continue;
      if (!step.runs) return;
      step.runs(this);
      index = -1;
    }
  }

  /** The same for the steps of every turn; looks only at those that may be due. */
  #runTurn(): void {
    const { table } = this;
    let steps = stepsOf(table);
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index] as Step;
      if (!step.due(table)) continue;
      if (!step.runs) return;
      step.runs(this);
      steps = stepsOf(table);
      index = -1;
    }
  }
}

/** Pieces in their boxes, before the deal. */
export function unpack(rulebook: Rulebook): Table {
  const table = bareTable(rulebook, EVERYTHING);
  rulebook.pieces.forEach((spec, piece) => {
    if (spec.starts !== "") put(table, piece, rulebook.place(spec.starts));
  });
  return table;
}

/** Deals a game: everything that follows from options and fate until the first player is asked to act. */
export function deal(
  rulebook: Rulebook,
  fate: Fate,
): { readonly table: Table; readonly facts: readonly Fact[] } {
  const facts: Fact[] = [];
  const writing = new Writing(unpack(rulebook), fate, facts);
  writing.runSteps(rulebook.everyStep);
  return { table: writing.table, facts };
}

/**
 * The table after an act, and the facts that made it so; or the verdict that refuses it. An act is refused only when
 * it is forbidden for certain: what only a holder could tell is taken at that holder's word.
 */
export function enact(
  table: Table,
  act: Act,
  fate: Fate,
): Result<{ readonly table: Table; readonly facts: readonly Fact[] }, Verdict> {
  const verdict = judge(table, act);
  if (verdict.allowed === "no") return err(verdict);
  const facts: Fact[] = [];
  const writing = new Writing(copyTable(table), fate, facts);
  writing.carryOut(asHeld(table, act));
  return ok({ table: writing.table, facts });
}
