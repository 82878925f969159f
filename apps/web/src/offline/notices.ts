/**
 * Push messages while no page is open: "your turn", and a nudge. They are validated as strictly as any outside data, and
 * shown in the language of this person's seat.
 */
import de from "../../messages/de/notices.json";
import en from "../../messages/en/notices.json";
import fr from "../../messages/fr/notices.json";

const WORDS = { en: en.notices, fr: fr.notices, de: de.notices } as const;
type Language = keyof typeof WORDS;

export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly lang: Language;
  /** One notification per table: a later one replaces an earlier one. */
  readonly tag: string;
  readonly path: string;
}

const TABLE = /^[0-9A-Za-z]{12}$/;

/** The notification for a message; a plain one if it cannot be read, since browsers require that one is shown. */
export function noticeOf(message: unknown): PushNotice {
  const said = typeof message === "object" && message !== null ? (message as Record<string, unknown>) : {};
  const lang: Language =
    typeof said.language === "string" && Object.hasOwn(WORDS, said.language)
      ? (said.language as Language)
      : "en";
  const words = WORDS[lang];
  const table = typeof said.table === "string" && TABLE.test(said.table) ? said.table : null;
  const crew = Array.isArray(said.crew) ? said.crew.filter((name) => typeof name === "string") : [];
  const names = new Intl.ListFormat(lang).format(crew);
  const which = typeof said.words === "string" ? said.words : "";
  return {
    title: said.kind === "nudge" ? words.nudge : words.turn,
    body: [which, names === "" ? "" : words.with.replace("{names}", names)].filter(Boolean).join(" · "),
    lang,
    tag: `table ${table ?? ""}`,
    path: table === null ? `/${lang}` : `/${lang}/play/${table}`,
  };
}
