/** Made-up climbs. */
export { madeUpClimb as anyPosition } from "../../support/made-up-mountain";
