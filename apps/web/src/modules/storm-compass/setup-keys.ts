import { stormNameAt } from "@stillwater/engine";
import type { SetupKeys } from "../setup-keys-part";

/** `storms` of a setup, by where each lies. */
export const setupKeys: SetupKeys = { section: "storms", cardAt: stormNameAt };
