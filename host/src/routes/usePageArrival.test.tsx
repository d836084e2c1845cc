import { Suspense, use } from "react";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectHistory, navigate, usePlace } from "./navigation.ts";
import { Announcements } from "@kadr/design-system/primitives/announce";
import { keepFocus } from "@kadr/design-system/primitives/focus";
import { useEntryState, usePageArrival } from "./usePageArrival.ts";

let dispose: () => void;
let scrollY = 0;

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  vi.spyOn(window, "scrollTo").mockImplementation(((options: ScrollToOptions) => {
    scrollY = options.top ?? 0;
  }) as never);
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => scrollY });
  scrollY = 0;
  dispose = connectHistory({ get: () => undefined, set: () => undefined });
});
afterEach(() => {
  dispose();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page({ name, title = name }: { name: string; title?: string | null }) {
  usePageArrival({ title });
  const [batches, setBatches] = useEntryState("batches", 1);
  return (
    <main>
      <h1>{name}</h1>
      <a href="/video/1/">Видео</a>
      <button type="button" onClick={() => setBatches((count) => count + 1)}>{`Партий: ${batches}`}</button>
    </main>
  );
}

function App() {
  const { path } = usePlace();
  return (
    <>
      <Page key={path} name={path === "/" ? "Главная" : "Кот и пёс"} />
      <Announcements />
    </>
  );
}

const goBack = () =>
  act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  });

describe("arriving at a page", () => {
  it("leaves the first load to the browser and sets the title", () => {
    render(<App />);
    expect(document.title).toBe("Главная — Кадр");
    expect(document.body).toBe(document.activeElement);
  });

  it("goes to the top, to the heading, and says where one is", () => {
    render(<App />);
    scrollY = 700;
    act(() => navigate("/video/1/"));
    expect(document.title).toBe("Кот и пёс — Кадр");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(screen.getByRole("status").textContent).toBe("Кот и пёс");
    expect(scrollY).toBe(0);
  });

  it("finds batches, scroll and focus again on the way back", async () => {
    render(<App />);
    act(() => screen.getByRole("button").click());
    act(() => screen.getByRole("button").click());
    screen.getByRole("link").focus();
    scrollY = 700;
    act(() => navigate("/video/1/"));
    await goBack();
    expect(screen.getByRole("button").textContent).toBe("Партий: 3");
    expect(scrollY).toBe(700);
    expect(document.activeElement).toBe(screen.getByRole("link"));
  });

  it("stays where it is when only the query changes", () => {
    render(<App />);
    scrollY = 700;
    act(() => navigate("/?popup=promo_code"));
    expect(scrollY).toBe(700);
    expect(document.activeElement).toBe(document.body);
  });

  it("a new page starts at its top at once, known or not; another title moves nothing", () => {
    const Site = ({ title }: { title: string | null }) => <Page key={usePlace().path} name="Кот" title={title} />;
    const { rerender } = render(<Site title="Кот" />);
    vi.mocked(window.scrollTo).mockClear();
    scrollY = 700;
    rerender(<Site title="Кот и пёс" />);
    expect([scrollY, vi.mocked(window.scrollTo).mock.calls]).toEqual([700, []]);
    rerender(<Site title={null} />);
    act(() => navigate("/video/1/"));
    expect([scrollY, vi.mocked(window.scrollTo).mock.calls]).toEqual([0, [[{ top: 0, behavior: "instant" }]]]);
  });

  it("one component for two pages starts the second at its top, and a query of it where the person is", () => {
    function Site() {
      usePageArrival({ title: usePlace().path });
      return null;
    }
    render(<Site />);
    act(() => navigate("/video/1/"));
    scrollY = 700;
    act(() => navigate("/video/1/?t=5"));
    expect(scrollY).toBe(700);
    act(() => navigate("/video/2/"));
    expect(scrollY).toBe(0);
  });

  it("adds no history entry for a replacement", () => {
    const before = window.history.length;
    render(<App />);
    act(() => navigate("/video/1/", { replace: true }));
    expect(window.history.length).toBe(before);
    expect(window.location.pathname).toBe("/video/1/");
  });

  it("waits for the page's title: until then nothing is said and nothing has the focus", () => {
    const { rerender } = render(
      <>
        <Page name="Кот" title={null} />
        <Announcements />
      </>,
    );
    document.title = "Прежний";
    act(() => navigate("/video/1/"));
    expect([document.title, document.activeElement, screen.getByRole("status").textContent]).toEqual([
      "Прежний",
      document.body,
      "",
    ]);
    rerender(
      <>
        <Page name="Кот" />
        <Announcements />
      </>,
    );
    expect([document.title, screen.getByRole("status").textContent]).toEqual(["Кот — Кадр", "Кот"]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("has the full title that the server gave", () => {
    function Titled() {
      usePageArrival({ title: "Кот", fullTitle: "Кот — смотреть на Кадре" });
      return null;
    }
    render(<Titled />);
    expect(document.title).toBe("Кот — смотреть на Кадре");
  });

  it("finds the scroll again where Back comes before the next page did, which had only hidden this one", async () => {
    const onItsWay = new Promise<never>(() => {});
    function Late(): null {
      return use(onItsWay);
    }
    function Waiting() {
      const { path } = usePlace();
      return (
        <Suspense fallback="Ждите">
          <Page name="Главная" />
          {path !== "/" && <Late />}
        </Suspense>
      );
    }
    render(<Waiting />);
    scrollY = 700;
    await act(async () => navigate("/video/1/"));
    expect(screen.getByText("Ждите")).toBeTruthy();
    scrollY = 0;
    await goBack();
    expect([screen.queryByText("Ждите"), scrollY]).toEqual([null, 700]);
  });

  it("says where one is also on a page without a heading", () => {
    function Bare() {
      usePageArrival({ title: usePlace().path });
      return <main />;
    }
    render(
      <>
        <Bare />
        <Announcements />
      </>,
    );
    act(() => navigate("/bare/"));
    expect([screen.getByRole("status").textContent, document.activeElement]).toEqual(["/bare/", document.body]);
  });

  it("finds on the way forward what is the page's own beginning, not what another entry had", () => {
    render(<App />);
    act(() => screen.getByRole("button").click());
    act(() => navigate("/?again"));
    expect(screen.getByRole("button").textContent).toBe("Партий: 1");
    act(() => screen.getByRole("button").click());
    expect(screen.getByRole("button").textContent).toBe("Партий: 2");
  });

  it("is by Back at the button of the header that opened the overlay whose link was followed, not at another link to there", async () => {
    const stop = keepFocus();
    render(
      <>
        <header>
          <button type="button">Меню</button>
        </header>
        <div role="dialog">
          <a href="/video/1/">Видео дня</a>
        </div>
        <App />
      </>,
    );
    act(() => screen.getByRole("button", { name: "Меню" }).focus());
    act(() => screen.getByRole("link", { name: "Видео дня" }).focus());
    act(() => navigate("/video/1/"));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    await goBack();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Меню" }));
    stop();
  });
});
