import type messages from "../../messages/en/shared.json";
import type { AreaMessages } from "./areas";
import type { ModuleMessages } from "./module-words";
import type { Language } from "./routing";

/** A key that English lacks fails type-check; test/web/messages.test.ts holds French and German to English. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages & AreaMessages & ModuleMessages;
  }
}
