/** Messages that only some pages need, in a file each: a page sends its reader the shared messages and its own areas. */
import type aboard from "../../messages/en/aboard.json";
import type access from "../../messages/en/access.json";
import type advice from "../../messages/en/advice.json";
import type asking from "../../messages/en/asking.json";
import type books from "../../messages/en/books.json";
import type captain from "../../messages/en/captain.json";
import type command from "../../messages/en/command.json";
import type companion from "../../messages/en/companion.json";
import type crews from "../../messages/en/crews.json";
import type deals from "../../messages/en/deals.json";
import type editor from "../../messages/en/editor.json";
import type find from "../../messages/en/find.json";
import type firsts from "../../messages/en/firsts.json";
import type here from "../../messages/en/here.json";
import type learn from "../../messages/en/learn.json";
import type notices from "../../messages/en/notices.json";
import type online from "../../messages/en/online.json";
import type privacy from "../../messages/en/privacy.json";
import type question from "../../messages/en/question.json";
import type replay from "../../messages/en/replay.json";
import type rules from "../../messages/en/rules.json";
import type settings from "../../messages/en/settings.json";
import type talk from "../../messages/en/talk.json";
import type track from "../../messages/en/track.json";
import type waiting from "../../messages/en/waiting.json";
import type { Language } from "./routing";

/** Every area with its English messages; `messages.test.ts` checks that the other languages match. */
export type AreaMessages = typeof aboard &
  typeof access &
  typeof advice &
  typeof asking &
  typeof books &
  typeof captain &
  typeof command &
  typeof companion &
  typeof crews &
  typeof deals &
  typeof editor &
  typeof find &
  typeof firsts &
  typeof here &
  typeof learn &
  typeof notices &
  typeof online &
  typeof privacy &
  typeof question &
  typeof replay &
  typeof rules &
  typeof settings &
  typeof talk &
  typeof track &
  typeof waiting;

const FILES = [
  "aboard",
  "access",
  "advice",
  "asking",
  "books",
  "captain",
  "command",
  "companion",
  "crews",
  "deals",
  "editor",
  "find",
  "firsts",
  "here",
  "learn",
  "notices",
  "online",
  "privacy",
  "question",
  "replay",
  "rules",
  "settings",
  "talk",
  "track",
  "waiting",
] as const;

/** The messages of every area in a language. */
export async function areasOf(language: Language): Promise<AreaMessages> {
  const files = await Promise.all(
    FILES.map(async (file) => (await import(`../../messages/${language}/${file}.json`)).default),
  );
  return Object.assign({}, ...files);
}
