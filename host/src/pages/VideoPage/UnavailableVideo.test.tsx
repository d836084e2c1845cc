import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "@kadr/openapi/client";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import type { Stores } from "../../stores/stores.ts";
import { ApiProvider, StoresProvider } from "../../stores/StoresContext.ts";
import { PagePortsProvider, type PagePorts } from "../PagePorts.ts";
import VideoPage from "./VideoPage.tsx";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

/** The page of a video whose call is refused; what it says. */
async function titleOf(status: number, code: string | null): Promise<string | null> {
  const refused: typeof fetch = async () => Response.json({ code, detail: "" }, { status });
  const stores = { session: { userId: null, phase: "guest", isAuthorised: false }, watchProgress: { shareOf: () => 0 }, hidden: { load: () => undefined, isHidden: () => false } } as unknown as Stores;
  const ports = { link: () => null, mediaUrl: () => undefined, now: () => 0, studioUrl: "", origin: "", deviceClass: () => "desktop" } as unknown as PagePorts;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={createApi({ baseUrl: "http://localhost:3000/backend", fetch: refused, random: () => 0 })}>
        <StoresProvider value={stores}><PagePortsProvider value={ports}><VideoPage params={{ id: "v" }} path="/video/v/" search="" /></PagePortsProvider></StoresProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  const { textContent } = await screen.findByRole("heading", { level: 1 });
  cleanup();
  return textContent;
}

describe("the page of a video that cannot be shown", () => {
  it("says «Видео недоступно» for what is blocked [ERROR-VIDEO-01]", async () => {
    for (const code of ["2042002", "2042004", "2042005", "2042006", "2042007"]) expect(await titleOf(403, code)).toBe("Видео недоступно");
    expect(await titleOf(403, null)).toBe("Видео недоступно");
  });
  it("says that the author took it away [ERROR-VIDEO-02]", async () => {
    expect(await titleOf(403, "2042001")).toBe("Автор убрал это видео из открытого доступа");
  });
  it("says «Такого видео нет» for what nobody knows [ERROR-VIDEO-03]", async () => {
    expect(await titleOf(404, "2042003")).toBe("Такого видео нет");
    expect(await titleOf(404, null)).toBe("Такого видео нет");
  });
  it("says that it is in moderation [ERROR-VIDEO-04]", async () => {
    expect(await titleOf(403, "2042008")).toBe("Видео на модерации");
  });
  it("says «Упс, неправильная ссылка» for any other code [ERROR-VIDEO-06]", async () => {
    expect(await titleOf(403, "1")).toBe("Упс, неправильная ссылка");
    expect(await titleOf(410, "track_mismatch")).toBe("Упс, неправильная ссылка");
  });
});
