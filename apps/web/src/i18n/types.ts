import type { ActTypeOf, CardKindOf, ModuleId } from "@stillwater/engine";
import type messages from "../../messages/en/shared.json";
import type { AreaMessages } from "./areas";
import type { ModuleMessages } from "./module-words";
import type { Language } from "./routing";

/** Every act that some module brings. */
export type ModuleAct = { [M in ModuleId]: ActTypeOf<M> }[ModuleId];

/**
 * What each module owes a word for, in its own file: where one is missing, test/web/rooms.test.ts names it, and no screen.
 * A type, since an interface is no tree of messages.
 */
type OwedWords = {
  readonly replay: { readonly kinds: { readonly [K in ModuleAct | CardKindOf<ModuleId>]: string } };
  readonly advice: { readonly deeds: { readonly [A in ModuleAct]: string } };
};

/** A key that English lacks fails type-check; test/web/messages.test.ts holds French and German to English. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages & AreaMessages & ModuleMessages & OwedWords;
  }
}
