/** What screens use of this module. */
export { paidLater } from "./paying";
