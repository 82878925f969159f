/** What programs and command lines outside the site ask: how it is read, and how it is answered. */
export { type CitationStatus, type Pill, STATUSES } from "../citations";
export { LANGUAGES, type Language } from "../language";
export type { VerdictContext } from "../verdict";
export { readAction } from "./action";
export { type Around, aroundLine, nearestFirst, optionForm, withKnown } from "./known";
export { contextOf, findingOf, type SaidContext, saidOf } from "./said";
