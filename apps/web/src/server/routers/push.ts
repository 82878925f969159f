/** Procedures about push messages to a device whose page is closed. */

import type { PushKeyReply, PushReply } from "@stillwater/table/session";
import { required } from "../identity/guests";
import { addDevice, removeDevice } from "../web-push/devices";
import { deviceInput, endpointInput, nothing } from "./input";
import { budgeted, router } from "./trpc";

export const pushRouter = router({
  /** The site's public key, which a browser needs before it can receive messages. */
  key: budgeted("read")
    .input(nothing)
    .query(async ({ ctx }): Promise<PushKeyReply> => ({ key: await ctx.server.teller.publicKey() })),

  /** Lets messages be sent to this device. */
  on: budgeted("device")
    .input(deviceInput)
    .mutation(async ({ ctx, input }): Promise<PushReply> => {
      const { pushOrigins: origins } = ctx.server.settings;
      return addDevice(ctx.server.tools, required(await ctx.guest), input, { site: ctx.site ?? "", origins });
    }),

  /** Sends nothing more to this device. */
  off: budgeted("device")
    .input(endpointInput)
    .mutation(async ({ ctx, input }) =>
      removeDevice(ctx.server.tools, required(await ctx.guest), input.endpoint),
    ),
});
