/** A person who goes on before the page knows their earlier name is not asked for a name that is still loading. */
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useKnownName } from "@/layout/useKnownName";

const asked = vi.hoisted(() => vi.fn<() => Promise<{ name: string } | null>>());
vi.mock("@/trpc/client", () => ({ trpc: () => ({ me: { get: { query: asked } } }) }));

const suggested = (): string => "Mika";

it("calls somebody by the suggestion until a name has come, and by that from then on", async () => {
  let come = (_me: { name: string } | null): void => undefined;
  asked.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const { result } = renderHook(() => useKnownName(suggested));
  const [empty, , nameNow] = result.current;
  expect([empty, nameNow()]).toEqual(["", "Mika"]);
  await act(async () => come({ name: "Ana" }));
  await waitFor(() => expect(result.current[0]).toBe("Ana"));
  expect(result.current[2]()).toBe("Ana");
});

it("suggests a name where no answer comes", async () => {
  asked.mockRejectedValue(new Error("no network"));
  const { result } = renderHook(() => useKnownName(suggested));
  await waitFor(() => expect(result.current[0]).toBe("Mika"));
});

it("leaves a field empty that somebody has emptied", async () => {
  asked.mockResolvedValue(null);
  const { result } = renderHook(() => useKnownName(suggested));
  await waitFor(() => expect(result.current[0]).toBe("Mika"));
  act(() => result.current[1](""));
  expect(result.current[2]()).toBe("");
});
