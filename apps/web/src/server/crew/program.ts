/** What each thread of the pool runs: one question, one answer, from one seat's view. */
import { answered } from "@/game/crew-deciding";

export default answered;
