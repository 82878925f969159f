/** Tables of any option set. */
import { readPosition } from "@stillwater/engine";
import { foldingBy } from "./live";

export const { begin: beginLive, receive } = foldingBy(readPosition);
