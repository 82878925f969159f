import type { ActTypeOf, CardKindOf, ModuleId } from "@stillwater/engine";
import type messages from "../../messages/en/shared.json";
import type { AreaMessages } from "./areas";
import type { ModuleMessages } from "./module-words";
import type { Language } from "./routing";

/** The type of every act that a module adds. */
export type ModuleAct = { [M in ModuleId]: ActTypeOf<M> }[ModuleId];

/**
 * The messages that each module must provide in its own file: test/web/rooms.test.ts names a missing one before a screen
 * lacks it. A type alias, since an interface is not assignable to a tree of messages.
 */
type OwedWords = {
  readonly replay: { readonly kinds: { readonly [K in ModuleAct | CardKindOf<ModuleId>]: string } };
  readonly advice: { readonly deeds: { readonly [A in ModuleAct]: string } };
};

/** A key missing in English fails the type check; test/web/messages.test.ts checks French and German against English. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages & AreaMessages & ModuleMessages & OwedWords;
  }
}
