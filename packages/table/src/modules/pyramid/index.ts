/** What screens ask of it. */
export { paidLater } from "./paying";
