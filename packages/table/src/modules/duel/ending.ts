import { duelResult } from "@stillwater/engine";
import type { EndingPart } from "../ending-part";

export const ending: EndingPart = { contest: duelResult, by: null };
