// The query is in the address before somebody opens an answer, so that they come back to the whole of it.

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useQuery } from "@/rules/search/useQuery";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

function Asked() {
  const { query, ask, settle } = useQuery();
  return <input value={query} onChange={({ target }) => ask(target.value)} onBlur={settle} />;
}

afterEach(cleanup);

it("is written as soon as the field is left", () => {
  render(<Asked />);
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "prix entre deux cartes" } });
  expect(window.location.search).toBe("");
  fireEvent.blur(field);
  expect(new URLSearchParams(window.location.search).get("q")).toBe("prix entre deux cartes");
});
