import { createLate, type Late } from "@kadr/design-system/primitives/Late";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../queries/createQueryClient.ts";
import { errorPageTexts } from "../texts/errors.ts";
import { PageBoundary, PlaceOfPage, SectionBoundary } from "./Boundary.tsx";

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error("a bug");
  return <p>Цело</p>;
}

it("shows the 500 page when rendering fails, and a new address is a new chance [ERROR-PAGE-01]", () => {
  isBroken = true;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = render(
    <PageBoundary path="/a/">
      <Fragile />
    </PageBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Что-то пошло не так");
  isBroken = false;
  rerender(
    <PageBoundary path="/b/">
      <Fragile />
    </PageBoundary>,
  );
  expect(screen.getByText("Цело")).toBeTruthy();
});

it("keeps a broken section in its place, with a way to try again", () => {
  isBroken = true;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <>
      <p>Соседи</p>
      <SectionBoundary>
        <Fragile />
      </SectionBoundary>
    </>,
  );
  expect(screen.getByText("Соседи")).toBeTruthy();
  isBroken = false;
  act(() => screen.getByRole("button", { name: "Повторить" }).click());
  expect(screen.getByText("Цело")).toBeTruthy();
});

describe("the page of an address", () => {
  const Page = () => <h1>История</h1>;
  /** Its code comes at the n-th try. */
  const comesAt = (n: number) => {
    let tries = 0;
    return createLate(() => (++tries < n ? Promise.reject(new Error("no chunk")) : Promise.resolve(Page)));
  };
  const place = (of: Late<ComponentType>, path = "/my/history/", client = createQueryClient()) => (
    <QueryClientProvider client={client}>
      <PlaceOfPage path={path} of={of} pending={<p role="status">Страница загружается</p>}>
        {(Arrived) => <Arrived />}
      </PlaceOfPage>
    </QueryClientProvider>
  );
  const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
  const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

  it("says where it would be that its code is coming, that it did not come, and comes at the second try", async () => {
    render(place(comesAt(2)));
    expect(screen.getByRole("status").textContent).toBe("Страница загружается");
    await heading("Страница не загрузилась");
    await press("Повторить");
    await heading("История");
  });

  it("offers a new document after a second failure", async () => {
    render(place(comesAt(9)));
    await heading("Страница не загрузилась");
    await press("Повторить");
    await screen.findByRole("button", { name: errorPageTexts.broken.reload });
  });

  it("comes by itself when a lost network is back", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(place(comesAt(2)));
    await heading(errorPageTexts.offline.title);
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event("online")));
    await heading("История");
    online.mockRestore();
  });

  it.each([
    ["by itself when a lost network is back", false, () => window.dispatchEvent(new Event("online"))],
    ["by one press", true, () => screen.getByRole("button", { name: errorPageTexts.retry }).click()],
  ])("comes with what was asked for beside its code, %s", async (_how, isOnline, comeBack) => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    const client = createQueryClient();
    const response = vi.fn(() => Promise.reject<string>(new TypeError("Failed to fetch")));
    const query = { queryKey: ["video"], queryFn: response };
    const Video = () => <h1>{useQuery(query).data ?? errorPageTexts.offline.title}</h1>;
    let tries = 0;
    const late = createLate(() => (++tries < 2 ? Promise.reject(new Error("no chunk")) : Promise.resolve(Video)));
    await client.prefetchQuery(query);
    render(place(late, "/video/1/", client));
    await heading(isOnline ? errorPageTexts.late.title : errorPageTexts.offline.title);
    response.mockResolvedValue("Видео");
    await act(async () => void comeBack());
    await heading("Видео");
    online.mockRestore();
  });

  it("is the 500 page where it breaks", async () => {
    isBroken = true;
    const late = createLate(() => Promise.resolve(Fragile));
    await late.load();
    render(
      <PlaceOfPage path="/a/" of={late} pending={null}>
        {(Arrived) => <Arrived />}
      </PlaceOfPage>,
    );
    await heading("Что-то пошло не так");
  });
});
