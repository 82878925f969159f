export { endingOf, endingOn } from "./ending";
export { drawnBy, laidBy, lastLaid } from "./laid";
export { layoutOf } from "./layout";
export { maySit } from "./may-sit";
export { type Slips, slipping } from "./slipping";
export { lapseOf, type Standing, standingOf } from "./standing";
export { type SpaceModel, type SpaceState, type WaterDrawing, waterOf } from "./water";
