/** The climbers by name. */
import { CLIMBERS } from "../../support/crews";

export const CREWS = CLIMBERS;
export { crewOf } from "../../support/crews";
