/** A tap before hydration takes effect afterwards: through React or through `Alive`, and never through both. */
import { act } from "@testing-library/react";
import { type ReactNode, Suspense, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { Alive } from "@/stage/early";

let root: Root | undefined;
const remember = ({ target }: Event) => {
  if (target instanceof Element)
    window.stillwaterTap = target.closest<HTMLElement>("[data-early] button") ?? undefined;
};

afterEach(async () => {
  await act(async () => root?.unmount());
  removeEventListener("click", remember, true);
  window.stillwaterTap = undefined;
  document.body.innerHTML = "";
});

const button = () => document.querySelector("button") ?? document.createElement("button");

/** A part of a page as the server renders it, with the inline script that remembers taps. */
function drawn(tapped: () => void, meanwhile: () => void = () => undefined) {
  function Meanwhile(): null {
    useLayoutEffect(meanwhile, []);
    return null;
  }
  const part = (
    <div data-early="lesson">
      <Suspense>
        <button type="button" onClick={tapped}>
          40
        </button>
        <Alive part="lesson" />
        <Meanwhile />
      </Suspense>
    </div>
  );
  document.body.innerHTML = `<main>${renderToString(part)}</main>`;
  addEventListener("click", remember, true);
  return part;
}

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));
const main = () => document.querySelector("main") ?? document.body;

const hydrated = (part: ReactNode) =>
  act(async () => {
    root = hydrateRoot(main(), part);
  });

it("is done by Alive where React was not there yet", async () => {
  const tapped = vi.fn();
  const part = drawn(tapped);
  button().click();
  expect(tapped).not.toHaveBeenCalled();
  await hydrated(part);
  await settled();
  expect(tapped).toHaveBeenCalledTimes(1);
});

it("is done by React alone between its drawing and what follows that", async () => {
  const tapped = vi.fn();
  const part = drawn(tapped, () => button().click());
  await hydrated(part);
  await settled();
  expect(tapped).toHaveBeenCalledTimes(1);
  expect(document.querySelector("[data-early]")).toBeNull();
});

it("is done by React alone where the tap itself made it draw the part", async () => {
  const tapped = vi.fn();
  const part = drawn(tapped);
  const begun = hydrateRoot(main(), part);
  root = begun;
  for (let turn = 0; turn < 20 && tapped.mock.calls.length === 0; turn++) {
    button().click();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await settled();
  expect(tapped).toHaveBeenCalledTimes(1);
});
