/** For whoever has not got the rules of all modules, and composes what is played before it is asked for. */
export { composedOnce, isComposed, rulebookAtHand } from "../composed";
export { mountainAlone } from "../mountain/rulebook";
export { positionIn } from "../notation/position";
export { seaAlone } from "../sea/rulebook";
