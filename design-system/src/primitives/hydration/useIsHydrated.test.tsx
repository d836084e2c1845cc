import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { useIsHydrated } from "./index.ts";

const seen: boolean[] = [];
function Asking() {
  const isHydrated = useIsHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? "device" : "server"}</p>;
}

it("is false on a server and while its drawing is taken over, then true", async () => {
  const trouble = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Asking />);
  expect(place.textContent).toBe("server");
  seen.length = 0;
  const root = await act(async () => hydrateRoot(place, <Asking />));
  expect(seen[0]).toBe(false);
  expect(place.textContent).toBe("device");
  expect(trouble).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it("is true from the beginning where nothing was drawn before", () => {
  seen.length = 0;
  render(<Asking />);
  expect(new Set(seen)).toEqual(new Set([true]));
});
