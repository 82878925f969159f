import { stormNameAt } from "@stillwater/engine";
import type { SetupKeys } from "../setup-keys-part";

/** The field `storms` of a setup, keyed by place. */
export const setupKeys: SetupKeys = { section: "storms", cardAt: stormNameAt };
