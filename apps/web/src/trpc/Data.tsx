"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import { type ReactNode, useState } from "react";
import type { AppRouter } from "@/server/routers/router";
import { trpc } from "./client";

const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

export { useTRPC };

/**
 * Queries and mutations for the pages around the table. The table itself lives on one stream and needs no cache, so its page
 * does not load this.
 */
export function Data({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(
    // The client already retries where that can help; retries here would only multiply the attempts.
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, staleTime: 5_000 },
          // Without a network a call fails and says so, instead of waiting silently.
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
