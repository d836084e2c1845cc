import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createLate, LateHint, LatePart, LatePlace, lateComponent, type Late } from "./index.ts";
import { comesAt, controlled, draw, Hello, never, press, texts } from "./testing/index.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

const slot = { pending: <p>ждём</p>, texts };
const alert = () => screen.findByRole("alert");

/** Two stores that one place waits for. */
const Both = ({ first, second }: { first: Late<string>; second: Late<string> }) => (
  <LatePlace of={{ first, second }} {...slot}>
    {(arrived) => <p>{`${arrived.first} и ${arrived.second}`}</p>}
  </LatePlace>
);

describe("what comes late", () => {
  it("is brought once for all who ask, and asked for again after a failure only", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("here");
    const late = createLate(load);
    expect(late.get()).toBeNull();
    await expect(Promise.all([late.load(), late.load()])).rejects.toThrow("offline");
    expect(load).toHaveBeenCalledTimes(1);
    await expect(late.load()).resolves.toBe("here");
    await late.load();
    expect(load).toHaveBeenCalledTimes(2);
    expect(late.get()).toBe("here");
  });

  it("cannot be used without a place", () => {
    const late = createLate(never);
    // @ts-expect-error -- who draws it says where it waits and fails
    expect(late.use).toBeUndefined();
    // @ts-expect-error -- nor can a component come late without one
    expect(() => lateComponent(never)).toThrow();
  });
});

describe("a place in a page", () => {
  it("draws what is here already in the same pass, without the sign of waiting", async () => {
    const Waiting = vi.fn(() => <p>ждём</p>);
    const Part = lateComponent(() => Promise.resolve(Hello), { pending: <Waiting />, texts });
    await Part.late.load();
    render(<Part name="мир" />);
    expect(screen.getByText("Привет, мир")).toBeTruthy();
    expect(Waiting).not.toHaveBeenCalled();
  });

  it("has a sign of waiting that may depend on what is drawn there", async () => {
    const Part = lateComponent<{ name: string }>(never, { pending: ({ name }) => <p>ждём {name}</p>, texts });
    await draw(<Part name="комментарии" />);
    expect(screen.getByText("ждём комментарии")).toBeTruthy();
  });

  it("is drawn by a server as the sign of waiting, also where it is here", async () => {
    const Part = lateComponent(() => Promise.resolve(Hello), slot);
    await Part.late.load();
    const drawn = renderToString(<Part name="мир" />);
    expect(drawn).toContain("ждём");
    expect(drawn).not.toContain("Привет");
  });

  it("that comes with its page is drawn by a server, and taken over as it is", async () => {
    const store = createLate(() => Promise.resolve("магазин"));
    const Place = () => (
      <LatePlace of={{ store }} isWithPage {...slot}>
        {(arrived) => <p>{arrived.store}</p>}
      </LatePlace>
    );
    await store.load();
    const place = document.createElement("div");
    place.innerHTML = renderToString(<Place />);
    const drawn = place.querySelector("p");
    expect(drawn?.textContent).toBe("магазин");
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(place, <Place />, { onRecoverableError }));
    expect(place.querySelector("p")).toBe(drawn);
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it("waits and fails alone, tries again by its button, and offers a new page as well when that fails too", async () => {
    const load = comesAt(2);
    const Part = lateComponent(load, slot);
    const first = controlled<typeof Hello>();
    load.mockReturnValueOnce(first.promise);
    await draw(
      <>
        <p>Соседи</p>
        <Part name="мир" />
      </>,
    );
    expect(screen.getByText("ждём")).toBeTruthy();
    await act(async () => first.reject(new Error("no chunk")));
    expect((await alert()).textContent).toContain("Не получилось загрузить");
    expect(screen.getByText("Соседи")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Обновить страницу" })).toBeNull();
    await press("Повторить");
    expect(await screen.findByRole("button", { name: "Обновить страницу" })).toBeTruthy();
    await press("Повторить");
    expect(await screen.findByText("Привет, мир")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("says that the network is lost, and what was awaited comes by itself when it is back", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const Part = lateComponent(comesAt(2), slot);
    await draw(<Part name="мир" />);
    expect((await alert()).textContent).toContain("Нет связи");
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("Привет, мир")).toBeTruthy();
    online.mockRestore();
  });

  it("asks again for who comes to it anew", async () => {
    const Part = lateComponent(comesAt(2), slot);
    const { unmount } = await draw(<Part name="мир" />);
    await alert();
    unmount();
    await draw(<Part name="мир" />);
    expect(await screen.findByText("Привет, мир")).toBeTruthy();
  });

  it("says there that it broke, and is drawn again by its button", async () => {
    let isBroken = true;
    const Part = lateComponent(
      () =>
        Promise.resolve(() => {
          if (isBroken) throw new Error("a bug");
          return <p>Цело</p>;
        }),
      slot,
    );
    await draw(<Part />);
    expect((await alert()).textContent).toContain("Не получилось загрузить");
    isBroken = false;
    await press("Повторить");
    expect(screen.getByText("Цело")).toBeTruthy();
  });
});

describe("a place that waits for several", () => {
  it("has one sign of waiting, and asks for all of them at once", async () => {
    const [first, second] = [controlled<string>(), controlled<string>()];
    const load = vi.fn(() => second.promise);
    await draw(<Both first={createLate(() => first.promise)} second={createLate(load)} />);
    expect(load).toHaveBeenCalledOnce();
    await act(async () => first.resolve("код"));
    expect(screen.getAllByText("ждём")).toHaveLength(1);
    await act(async () => second.resolve("магазин"));
    expect(screen.getByText("код и магазин")).toBeTruthy();
  });

  it("fails once, though another may never come", async () => {
    await draw(<Both first={createLate<string>(never)} second={createLate(comesAt(9, "магазин"))} />);
    expect(await screen.findAllByRole("alert")).toHaveLength(1);
  });

  it("asks at the second try for those alone that did not come", async () => {
    const first = vi.fn(() => Promise.resolve("код"));
    const [second, third] = [comesAt(2, "магазин"), controlled<string>()];
    await draw(<Both first={createLate(first)} second={createLate(second)} />);
    await alert();
    second.mockReturnValueOnce(third.promise);
    await press("Повторить");
    expect(screen.getByText("ждём")).toBeTruthy();
    await act(async () => third.resolve("магазин"));
    expect(screen.getByText("код и магазин")).toBeTruthy();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });

  it("asks at the second try also for one that failed while the failure of another stood there", async () => {
    const second = controlled<string>();
    const slow = vi.fn().mockReturnValueOnce(second.promise).mockResolvedValue("магазин");
    await draw(<Both first={createLate(comesAt(2, "код"))} second={createLate<string>(slow)} />);
    await alert();
    await act(async () => second.reject(new Error("no chunk")));
    await press("Повторить");
    expect(await screen.findByText("код и магазин")).toBeTruthy();
  });

  it("fails and tries again apart from another place of the same", async () => {
    const late = createLate(comesAt(3, "код"));
    const place = (name: string) => (
      <section aria-label={name}>
        <Both first={late} second={createLate(() => Promise.resolve(name))} />
      </section>
    );
    await draw(place("левое"));
    await alert();
    await draw(place("правое"));
    await vi.waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    await act(async () => screen.getAllByRole("button", { name: "Повторить" })[1]?.click());
    expect(await screen.findByText("код и правое")).toBeTruthy();
    expect(screen.getByRole("region", { name: "левое" }).querySelector("[role=alert]")).not.toBeNull();
    await press("Повторить");
    expect(screen.getByText("код и левое")).toBeTruthy();
  });
});

describe("an invitation", () => {
  const invite = (late: Late<string>, otherwise?: ReactNode) => (
    <main>
      <p>Страница</p>
      <LateHint of={{ late }} otherwise={otherwise}>
        {(arrived) => <p>{arrived.late}</p>}
      </LateHint>
    </main>
  );

  it.each([
    ["is on its way", never],
    ["does not come", comesAt(9, "Войдите")],
  ])("whose code %s takes nothing from the page, for nobody has asked for it", async (_, load) => {
    await draw(invite(createLate<string>(load)));
    expect(screen.getByRole("main").textContent).toBe("Страница");
    expect(screen.queryByRole("alert") ?? screen.queryByRole("dialog") ?? screen.queryByRole("status")).toBeNull();
  });

  it("is there once it has come", async () => {
    await draw(invite(createLate(() => Promise.resolve("Войдите"))));
    expect(await screen.findByText("Войдите")).toBeTruthy();
  });

  it("may have something in its place until then", async () => {
    await draw(invite(createLate<string>(never), <p>Место рисунка</p>));
    expect(screen.getByText("Место рисунка")).toBeTruthy();
  });
});

describe("a page", () => {
  const page = (late: Late<string>, address: string, isWanted?: boolean) => (
    <LatePart
      of={{ late }}
      isWanted={isWanted}
      resetKey={address}
      pending={<p>Страница загружается</p>}
      failed={({ times, retry }) => <button onClick={retry}>{`Не загрузилась: ${times}`}</button>}
    >
      {(arrived) => <h1>{arrived.late}</h1>}
    </LatePart>
  );

  it("has signs of waiting and failing of its own, and comes at the second try", async () => {
    await draw(page(createLate(comesAt(2, "История")), "/my/"));
    await press("Не загрузилась: 1");
    expect(await screen.findByRole("heading", { name: "История" })).toBeTruthy();
  });

  it("is asked for again under another address", async () => {
    const late = createLate(comesAt(2, "Видео"));
    const { rerender } = await draw(page(late, "/video/1/"));
    await screen.findByRole("button");
    await act(async () => rerender(page(late, "/video/2/")));
    expect(await screen.findByRole("heading", { name: "Видео" })).toBeTruthy();
  });

  it("is drawn by a server where its code is here", async () => {
    const late = createLate(() => Promise.resolve("Видео"));
    await late.load();
    expect(renderToString(page(late, "/video/1/"))).toContain("<h1>Видео</h1>");
  });

  it("is not asked for before it is wanted", async () => {
    const load = vi.fn(never);
    await draw(page(createLate<string>(load), "/", false));
    expect(screen.getByText("Страница загружается")).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });
});
