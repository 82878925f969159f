/** What a refusal shows beside its words, by the rule that refuses: for both games and all modules. */
import type { ClauseId } from "@stillwater/engine";
import { ICON_PATHS } from "@stillwater/ui";
import { MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import type { RefusalLook } from "./refusal-look";
import { ROOM_REFUSALS } from "./room-list";

const LOCK = { shows: "lock" } as const;
const PAY = { shows: "ratio", need: "need", have: "have", between: "/", cards: true } as const;
const sign = (path: string) => ({ shows: "sign", sign: path, row: false }) as const;

const BASE_REFUSALS = {
  "T.place.ascending": { shows: "blocker" },
  "T.place.empty": LOCK,
  "T.place.island": LOCK,
  "T.place.pay": PAY,
  "T.start.eight": LOCK,
  "T.start.forced": sign(ICON_PATHS.anchor),
  "T.start.spare": sign(ICON_PATHS.anchor),
  "T.start.unpayable": PAY,
  "T.finish.when": { shows: "toGo" },
  "T.end.last-card": LOCK,
  "T.end.lose": LOCK,
  "T.end.win": LOCK,
  "T.turn.action": LOCK,
  "T.turn.discard-two": LOCK,
  "T.turn.hand": LOCK,
  "A.bridge.cover": { shows: "sign", sign: MOUNTAIN_SIGNS.bridge, row: true },
  "A.bridge.place": { shows: "sign", sign: MOUNTAIN_SIGNS.bridge, row: true },
  "A.campfire.move": sign(ICON_PATHS.peaks),
  "A.campfire.replace": LOCK,
  "A.end.lose": LOCK,
  "A.end.win": LOCK,
  "A.place.colour": LOCK,
  "A.place.next": LOCK,
  "A.place.number": { shows: "number" },
  "A.place.pay": PAY,
  "A.place.row-full": LOCK,
  "A.place.support": LOCK,
  "A.rope.use": LOCK,
  "A.summit.when": sign(ICON_PATHS.summit),
  "A.turn.action": LOCK,
  "A.turn.discard-two": LOCK,
  "A.turn.hand": LOCK,
} as const satisfies { readonly [C in ClauseId]?: RefusalLook };

/** Every rule that can refuse anything; `rooms.test.ts` names missing ones. */
export const REFUSALS: { readonly [C in ClauseId]?: RefusalLook } = { ...BASE_REFUSALS, ...ROOM_REFUSALS };
