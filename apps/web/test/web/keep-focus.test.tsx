// React replaces a page with the next one, and the focus is lost with what had it.
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, useEffect, useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeepFocus } from "@/layout/KeepFocus";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

const scrollTo = vi.fn();

beforeEach(() => {
  history.replaceState(null, "", "/en");
  scrollTo.mockClear();
  vi.stubGlobal("scrollTo", scrollTo);
});
afterEach(cleanup);

const page = (within: ReactNode, key = location.pathname) => (
  <>
    <main key={key} id="main" tabIndex={-1}>
      {within}
    </main>
    <KeepFocus />
  </>
);

/** Opens the page and follows a link from it to one that shows this. */
async function follow(next: ReactNode) {
  const { rerender } = render(page(<a href="/en/rules">Rules</a>));
  screen.getByRole("link").focus();
  await act(async () => {
    history.pushState(null, "", "/en/rules");
    rerender(page(next));
  });
}

function Asking() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

it("is on nothing of a page that was just opened", () => {
  render(page(<h1>Play</h1>));
  expect(document.activeElement).toBe(document.body);
});

it("is in the main part of a page to which a link led, without scrolling it", async () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  await follow(<h1>Rules</h1>);
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
});

it("begins at the top of a page that is gone on to, and leaves one that is come back to where it was", async () => {
  await follow(<h1>Rules</h1>);
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  cleanup();
  history.replaceState(null, "", "/en");
  scrollTo.mockClear();
  const { rerender } = render(page(<h1>Play</h1>));
  await act(async () => {
    history.pushState(null, "", "/en/rules");
    window.dispatchEvent(new PopStateEvent("popstate"));
    rerender(page(<h1>Rules</h1>));
  });
  expect(scrollTo).not.toHaveBeenCalled();
});

it("is in the main part also where the link is removed only later", async () => {
  const { rerender } = render(page(<a href="/en/rules">Rules</a>, "book"));
  screen.getByRole("link").focus();
  await act(async () => {
    history.pushState(null, "", "/en/rules");
    rerender(page(<a href="/en/rules">Rules</a>, "book"));
  });
  expect(document.activeElement).toBe(screen.getByRole("link"));
  await act(async () => rerender(page(<h1>Rules</h1>, "book")));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("is in the field that such a page begins with", async () => {
  await follow(<Asking />);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

it("is on the link by which a page was left, where the main part has it and stays", async () => {
  history.replaceState(null, "", "/en/rules");
  const { rerender } = render(page(<h1>Rules</h1>, "book"));
  screen.getByRole("main").focus();
  await act(async () => {
    history.replaceState({ left: "/en#0 /en/rules" }, "", "/en");
    rerender(page(<a href="/en/rules">Rules</a>, "book"));
  });
  expect(document.activeElement).toBe(screen.getByRole("link"));
});

it("is on the link by which a page was left, once that is there, for who comes back to it", async () => {
  await follow(<h1>Rules</h1>);
  history.replaceState({ left: "/en#0 /en/rules" }, "", "/en");
  cleanup();
  const { rerender } = render(page(<h1>Play</h1>));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await act(async () => rerender(page(<a href="/en/rules">Rules</a>)));
  expect(document.activeElement).toBe(screen.getByRole("link"));
});

it("is on the link by which the language was changed, whatever has come to one of both pages before it", async () => {
  history.replaceState(null, "", "/en/rules");
  const links = (
    <>
      <a href="/en/rules" hrefLang="en">
        EN
      </a>
      <a href="/fr/rules" hrefLang="fr">
        FR
      </a>
    </>
  );
  const { rerender } = render(page(links));
  screen.getByRole("link", { name: "FR" }).focus();
  screen.getByRole("link", { name: "FR" }).click();
  await act(async () => {
    history.pushState(null, "", "/fr/rules");
    rerender(
      page(
        <>
          <button type="button">A board that came sooner</button>
          {links}
        </>,
      ),
    );
  });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "FR" }));
});
