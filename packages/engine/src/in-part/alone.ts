/** For callers that load the rules of some modules only, and compose what is played before anything asks for it. */
export { composedOnce, isComposed, rulebookAtHand } from "../composed";
export { mountainAlone } from "../mountain/rulebook";
export { positionIn } from "../notation/position";
export { seaAlone } from "../sea/rulebook";
