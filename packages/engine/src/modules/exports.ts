// Written by `npm run rooms -- --update`.
/** What the engine exports of some modules beyond the parts that every module has. */
export * from "./beacons/public";
export * from "./day-night/public";
export * from "./duel/public";
export * from "./green-path/public";
export * from "./high-arch/public";
export * from "./jagged-rocks/public";
export * from "./mountain-goats/public";
export * from "./panoramas/public";
export * from "./pyramid/public";
export * from "./sea-monsters/public";
export * from "./storm-compass/public";
export * from "./wild-cards/public";
