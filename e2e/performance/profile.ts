import type { CDPSession } from "@playwright/test";

/** The phone on which pages are measured: Lighthouse's mobile profile, at the width of the smallest common screen. */
export const PROFILE = {
  cpuSlowdown: 4,
  roundTripMs: 150,
  downKbit: 1638.4,
  upKbit: 750,
} as const;

const BYTES_PER_KBIT = 1000 / 8;

/** Makes a page as slow as that phone, for good; with `rate` 1 only its network. */
export async function slowDown(session: CDPSession, rate: number = PROFILE.cpuSlowdown): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: PROFILE.roundTripMs,
    downloadThroughput: PROFILE.downKbit * BYTES_PER_KBIT,
    uploadThroughput: PROFILE.upKbit * BYTES_PER_KBIT,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
