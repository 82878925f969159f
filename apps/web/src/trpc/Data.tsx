"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import { type ReactNode, useState } from "react";
import type { AppRouter } from "@/server/routers/router";
import { trpc } from "./client";

const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

export { useTRPC };

/**
 * Queries and mutations for the pages around the table. The table itself lives on one stream and needs no cache,
 * so its page does not carry this.
 */
export function Data({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(
    // The client repeats what may help to repeat; asking again on top of that would only multiply the tries.
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, staleTime: 5_000 },
          // Without a network it fails and says so, instead of waiting in silence.
          mutations: { networkMode: "always" },
        },
      }),
  );
  return (
    <QueryClientProvider client={queries}>
      <TRPCProvider trpcClient={trpc()} queryClient={queries}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
