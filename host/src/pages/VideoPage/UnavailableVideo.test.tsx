import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "@kadr/openapi/client";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import type * as VideoPresenter from "../../presenters/video.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import VideoPage from "./VideoPage.tsx";

/** The documents' list of these codes is empty: the test gives it one, to see what would be shown. */
const violations = vi.hoisted(() => new Set<string>());
vi.mock("../../presenters/video.ts", async (load) => {
  const video = await load<typeof VideoPresenter>();
  return {
    ...video,
    unavailableByCode: (code: string) => video.unavailableByCode(code, violations.size === 0 ? undefined : violations),
  };
});

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

interface Shown {
  readonly title: string | null;
  /** All that is said, the code among it. */
  readonly text: string | null;
  /** Of the link in it, if there is one beside the button: its words and where it leads. */
  readonly link: readonly (string | null)[] | null;
}

const titleOf = async (status: number, code: string | null) => (await shownFor(status, code)).title;

/** The page of a video whose call is refused; what it says. */
async function shownFor(status: number, code: string | null): Promise<Shown> {
  const refused: typeof fetch = async () => Response.json({ code, detail: "" }, { status });
  const host = makeHost({
    api: createApi({ baseUrl: "http://localhost:3000/backend", fetch: refused, random: () => 0 }),
    stores: {
      session: { userId: null, phase: "guest", isAuthorised: false },
      watchProgress: { shareOf: () => 0 },
    },
    link: () => null,
    mediaUrl: () => undefined,
    now: () => 0,
    studioUrl: "",
    origin: "",
    deviceClass: () => "desktop",
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={host}>
        <VideoPage params={{ id: "v" }} path="/video/v/" search="" />
      </HostProvider>
    </QueryClientProvider>,
  );
  const { textContent: title } = await screen.findByRole("heading", { level: 1 });
  const { textContent: text } = document.body;
  const link = screen.queryByRole("link", { name: "Правила площадки" });
  const shown = { title, text, link: link && [link.textContent, link.getAttribute("href")] };
  cleanup();
  return shown;
}

describe("the page of a video that cannot be shown", () => {
  it("says «Видео недоступно» for what is blocked [ERROR-VIDEO-01]", async () => {
    for (const code of ["2042002", "2042004", "2042005", "2042006", "2042007"])
      expect(await titleOf(403, code)).toBe("Видео недоступно");
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
  it("tells of a violation with a link to the rules; no documented code is one [ERROR-VIDEO-05]", async () => {
    for (let code = 2042001; code <= 2042010; code++)
      expect(await shownFor(403, String(code))).toMatchObject({ link: null });
    violations.add("9");
    expect(await shownFor(403, "9")).toMatchObject({
      title: "Видео удалено за нарушение правил",
      link: ["Правила площадки", "/info/agreement/"],
    });
    violations.clear();
  });
  it("says «Упс, неправильная ссылка» for any other code [ERROR-VIDEO-06]", async () => {
    expect(await titleOf(403, "1")).toBe("Упс, неправильная ссылка");
  });
  // the server tells of a track that is another's by 410: openapi/sandbox/operations/catalogue
  it("says by the code 410 of one that has moved that its link is wrong [ROUTE-ADDRESS-15] [ERROR-FETCH-03]", async () => {
    expect(await shownFor(410, "track_mismatch")).toMatchObject({
      title: "Упс, неправильная ссылка",
      text: expect.stringContaining("410"),
    });
  });
});
