import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followRedirect, useIsRedirectLoop, useRedirect } from "./followRedirect.ts";
import { connectHistory, navigate, usePlace } from "./navigation.ts";

/** An address leads on ten times at most. */
const maxHops = 10;

let dispose: () => void;

beforeEach(() => {
  window.history.replaceState(null, "", "/start/");
  vi.stubGlobal("scrollTo", () => undefined);
  dispose = connectHistory({ get: () => undefined, set: () => undefined });
});
afterEach(() => {
  dispose();
  vi.unstubAllGlobals();
});

function Site({ leads }: { leads: (path: string) => string | null }) {
  const { path, search } = usePlace();
  const isLost = useIsRedirectLoop();
  const target = leads(path);
  useEffect(() => {
    if (target !== null) followRedirect(target);
  }, [target, path, search]);
  return <h1>{isLost ? "Страница не найдена" : target === null ? path : "Ждите"}</h1>;
}

const heading = () => screen.getByRole("heading").textContent;
const open = (leads: Readonly<Record<string, string>> | ((path: string) => string | null)) => {
  render(<Site leads={typeof leads === "function" ? leads : (path) => leads[path] ?? null} />);
};

describe("an address that leads on", () => {
  it("ends where the way ends, in one history entry", () => {
    const before = window.history.length;
    open({ "/start/": "/middle/?from=start", "/middle/": "/end/" });
    expect(heading()).toBe("/end/");
    expect(window.history.length).toBe(before);
  });

  it.each([
    ["to itself", { "/start/": "/start/" }],
    ["to a place in itself", { "/start/": "/start/#below" }],
    ["to itself by a query", { "/start/": "/start/?again" }],
    ["to one that leads back", { "/start/": "/b/", "/b/": "/start/" }],
    ["into a circle", { "/start/": "/b/", "/b/": "/c/", "/c/": "/d/", "/d/": "/b/" }],
  ])("%s ends in the 404 page", (_what, leads) => {
    open(leads);
    expect(heading()).toBe("Страница не найдена");
  });

  it("does so at most ten times, also where every address is a new one", () => {
    const ways: string[] = [];
    open((path) => {
      if (ways.at(-1) !== path) ways.push(path);
      return `/${ways.length}/`;
    });
    expect(heading()).toBe("Страница не найдена");
    expect(ways.length).toBe(maxHops + 1);
  });

  it("may be said by the page's own response, and null says that it stays", () => {
    function Page({ target }: { target: string | null }) {
      useRedirect(target);
      return null;
    }
    const { rerender } = render(<Page target={null} />);
    expect(window.location.pathname).toBe("/start/");
    rerender(<Page target="/end/" />);
    expect(window.location.pathname).toBe("/end/");
  });

  it("may be met again by a person who goes there", () => {
    open({ "/start/": "/end/" });
    for (let visit = 0; visit < 2 * maxHops; visit += 1) {
      act(() => navigate("/start/"));
      expect(heading()).toBe("/end/");
    }
  });

  it("begins a new way in a new entry, and where the page itself has put another address into this one", () => {
    let leads: Readonly<Record<string, string>> = { "/start/": "/b/" };
    open((path) => leads[path] ?? null);
    leads = { "/b/": "/start/" };
    act(() => navigate("/other/"));
    act(() => navigate("/b/"));
    expect(heading()).toBe("/start/");
    leads = { "/c/": "/b/" };
    act(() => navigate("/c/", { replace: true }));
    expect(heading()).toBe("/b/");
  });

  it("is lost for all who ask, also after one of them has gone; a server does not know it yet", () => {
    const { unmount } = render(<Site leads={() => null} />);
    open({ "/b/": "/b/" });
    unmount();
    act(() => navigate("/b/"));
    expect(heading()).toBe("Страница не найдена");
    expect(renderToString(<Site leads={() => null} />)).toContain("/b/");
  });

  it("that was lost lets the person go on", () => {
    open({ "/start/": "/b/", "/b/": "/start/" });
    act(() => navigate("/other/"));
    expect(heading()).toBe("/other/");
    act(() => navigate("/b/"));
    expect(heading()).toBe("Страница не найдена");
  });
});
