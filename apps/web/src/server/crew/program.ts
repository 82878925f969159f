/** What each thread of the pool runs: one question of the quiet crew, from one seat's view, or a piece of grading a deal. */
import { certify, winsOf } from "@stillwater/analysis";
import { answered } from "@stillwater/table/crew-deciding";
import type { DealAsked, GamesAsked } from "./grading";

export default answered;

export const certified = ({ code, seed }: DealAsked): readonly string[] | null => certify(code, seed) ?? null;

export const won = ({ code, seed, from, to }: GamesAsked): number => winsOf(code, seed, from, to);
