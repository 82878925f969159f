/**
 * The one desk of this process. A production build holds two copies of every module (routes and instrumentation), so it is
 * kept on globalThis. It is opened when first needed: never while the app is being built.
 */

import { keepCrew } from "../crew/keeping";
import { keepLookingInto, type LookingInto } from "../crew/looking-into";
import { createLimits, type Limits } from "../http-guards/limits";
import { createStreams, type Streams, streamBudget } from "../http-guards/streams";
import { listenForMetrics } from "../metrics/answering";
import { createMeters, type Meters } from "../metrics/meters";
import { type Listener, listen } from "../pubsub/listener";
import { createPubSub } from "../pubsub/pubsub";
import { keepReconciling, reconcile } from "../pubsub/reconcile";
import { openStore } from "../storage/store";
import { patienceOf } from "../tables/patience";
import { keepPuttingTalkAway } from "../tables/talk";
import { type Tools, toolsFor } from "../tables/tools";
import { createTeller, type Teller } from "../web-push/telling";
import { keepForgetting } from "./forgetting";
import { mender } from "./mending";
import { readSettings, type ServerSettings } from "./settings";

export interface Server {
  readonly settings: ServerSettings;
  readonly tools: Tools;
  readonly teller: Teller;
  readonly limits: Limits;
  readonly streams: Streams;
  readonly listener: Listener | null;
  /** Analyses lost games; null where the crew does not play either. */
  readonly looking: LookingInto | null;
  /** Null unless somebody may read them. */
  readonly meters: Meters | null;
  /** Set when the process has been asked to end. */
  draining: boolean;
  /** Requests being answered, not counting streams. */
  inFlight: number;
  close(): Promise<void>;
}

const KEY = Symbol.for("stillwater.server");
const holder = globalThis as { [KEY]?: Promise<Server> | undefined };

/** The process's server, opened on the first call. If it cannot be opened, the next call tries again. */
export function theServer(): Promise<Server> {
  if (process.env.NEXT_PHASE === "phase-production-build")
    throw new Error("the storage is not to be opened while the app is being built");
  holder[KEY] ??= openServer(readSettings(process.env)).catch((cause: unknown) => {
    holder[KEY] = undefined;
    throw cause;
  });
  return holder[KEY];
}

/** The process's server if it has been opened already. */
export async function openedServer(): Promise<Server | undefined> {
  return holder[KEY]?.catch(() => undefined);
}

/** Opens the storage and connects it to a pubsub, and to other servers if there can be any. */
export async function openServer(settings: ServerSettings): Promise<Server> {
  const opened = await openStore(settings.place);
  const streams = createStreams(streamBudget(settings.limitScale));
  const measured = settings.metricsPort !== null || settings.metricsToken !== null;
  const meters = measured ? createMeters(() => ({ store: opened, streams })) : null;
  const store = meters?.timed(opened) ?? opened;
  const pubsub = createPubSub();
  store.onCommit((entry) => pubsub.announce(entry.table_id, entry.rev, entry));
  store.onNotify((table) => pubsub.announce(table, 0));
  const tools = toolsFor(store, pubsub, patienceOf(settings.patienceS), settings.keeping);
  tools.memory.onDamage(mender(tools));
  const teller = createTeller(tools);
  store.onCommit((entry) => void teller.hear(entry));
  const listener =
    settings.databaseUrl === null
      ? null
      : listen(settings.databaseUrl, pubsub, () => reconcile(store, pubsub));
  const stopMeasuring = listenForMetrics({ settings, meters });
  const stopForgetting = keepForgetting(tools);
  const stopReconciling = keepReconciling(store, pubsub);
  const stopPuttingTalkAway = keepPuttingTalkAway(tools);
  const stopCrew = keepCrew(tools, settings.crewProgram, { dealsAhead: settings.dealsAhead });
  const looking = settings.crewProgram === null ? null : keepLookingInto(settings.crewProgram);
  return {
    settings,
    tools,
    teller,
    limits: createLimits(settings.limitScale),
    streams,
    meters,
    listener,
    looking,
    draining: false,
    inFlight: 0,
    close: async () => {
      await stopCrew();
      await looking?.stop();
      teller.stop();
      stopMeasuring();
      stopForgetting();
      stopReconciling();
      stopPuttingTalkAway();
      await listener?.stop();
      await store.close();
    },
  };
}
