/** Links to a moment of a game: opened one after another on the same page, damaged, and replaced by the page's skip link. */
import { recordOf } from "@stillwater/table/log";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { LocalReplay } from "@/replay/screen/LocalReplay";
import { playedOut } from "./played-out";

const messages = await messagesOf("en");

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => "/en/replay/here",
  useSearchParams: () => new URLSearchParams(),
}));

/** A worker that does nothing: the captain's log is tested elsewhere. */
class Thinking extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => vi.stubGlobal("Worker", Thinking));
afterEach(cleanup);

const linkTo = (code: string, at: number): string =>
  `#${new URLSearchParams({ record: recordOf(playedOut(code), "acts"), at: String(at) })}`;

/** Follows a link on the open page. */
const follow = (hash: string) =>
  act(async () => {
    const heard = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    location.hash = hash;
    await heard;
  });

async function opened(hash: string): Promise<void> {
  history.replaceState(null, "", hash);
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <LocalReplay />
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
}

const step = () => document.querySelector<HTMLElement>(".replay")?.dataset.step;
const canBranch = () => screen.findByRole("button", { name: "Branch here" });

it("shows the game of a link that is opened where another game is shown", async () => {
  await opened(linkTo("sea p2", 3));
  await canBranch();
  expect(step()).toBe("3");
  await follow(linkTo("mountain p1", 5));
  await waitFor(() =>
    expect(document.querySelector(".replay")?.textContent).toContain("The climb ends here"),
  );
  expect(step()).toBe("5");
});

it("follows a link that is opened just as the page would write where it stands", async () => {
  await opened(linkTo("sea p2", 3));
  await canBranch();
  // The page updates its address some time after a step: here between following a link and the browser's event for it.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await act(async () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" })));
  const heard = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  location.hash = linkTo("mountain p1", 5);
  vi.runAllTimers();
  vi.useRealTimers();
  await act(() => heard);
  await waitFor(() => expect(step()).toBe("5"));
  expect(document.querySelector(".replay")?.textContent).toContain("The climb ends here");
});

it("stays at its move where the head of the page is skipped", async () => {
  await opened(linkTo("sea p2", 3));
  await canBranch();
  await follow("#main");
  expect(step()).toBe("3");
  expect(location.hash).toContain("at=3");
});

it("says why a damaged link shows no game", async () => {
  await opened(`#${new URLSearchParams({ record: "no game at all" })}`);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^This cannot be read: ./));
});

it("says that a link was cut off in its record, leads past the end, or to a line that cannot be read", async () => {
  const record = recordOf(playedOut("sea p2"), "acts");
  const lines = record.split("\n");
  const { cutLink, cutRecord } = messages.replay;
  const told = async (said: Readonly<Record<string, string>>) => {
    await opened(`#${new URLSearchParams(said)}`);
    await waitFor(() => expect(step()).toBeDefined());
    const note = [cutLink, cutRecord].find((text) => screen.queryByText(text) !== null) ?? null;
    cleanup();
    return note;
  };
  expect(await told({ record })).toBeNull();
  expect(await told({ record, at: "3" })).toBeNull();
  expect(await told({ record: lines.slice(0, -9).join("\n") })).toBe(cutRecord);
  for (const at of ["999", "x", ""]) expect(await told({ record, at })).toBe(cutLink);
  expect(await told({ record, at: "3", line: "2~1:frog" })).toBe(cutLink);
  expect(await told({ record, line: "fro" })).toBe(cutLink);
});
