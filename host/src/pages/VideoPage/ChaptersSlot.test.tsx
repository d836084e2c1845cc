import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { examples } from "@kadr/openapi/examples";
import { chaptersTexts } from "../../texts/player.ts";
import ChaptersSlot from "./ChaptersSlot.tsx";

const data = examples.getVideoPage.video;
beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The chapters that stand beside a video with this description, as they are seen: «1:05 Лёд». */
function chaptersOf(description: string, duration: number): string[] {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HostProvider value={makeHost({ mediaUrl: () => undefined })}>
        <ChaptersSlot
          ports={{ loadText: () => Promise.resolve("") }}
          data={{ ...data, playback: null, video: { ...data.video, description, duration } }}
          beside={null}
          poster={null}
          currentIndex={-1}
          onSelect={vi.fn()}
          onClose={vi.fn()}
        />
      </HostProvider>
    </QueryClientProvider>,
  );
  const list = within(screen.getByRole("region", { name: chaptersTexts.title })).getByRole("list");
  const seen = [...list.querySelectorAll("button")].map((row) => {
    const [time, name] = row.querySelectorAll("span span");
    return `${time?.textContent} ${name?.firstChild?.textContent}`;
  });
  cleanup();
  return seen;
}

describe("the chapters beside a video", () => {
  it("are the lines that open with m:ss or h:mm:ss, perhaps an end time, and end with a name [PLAYER-CHAPTERS-03]", () => {
    const lines = ["0:00 Выезд", "12:05-13:00 Лёд", "1:02:05 – 1:10:00 Остров", "2:00:00 Дорога назад"];
    const others = ["см. 0:30 там", "0:31", "0:5 Кратко", "0:75 Нет такой секунды", "Слово 0:40"];
    expect(chaptersOf([...others, ...lines].join("\n"), 9000)).toEqual([
      "0:00 Выезд",
      "12:05 Лёд",
      "1:02:05 Остров",
      "2:00:00 Дорога назад",
    ]);
  });

  it("begin before the end of the video [PLAYER-CHAPTERS-04]", () => {
    expect(chaptersOf("0:01 Лёд\n0:59 До конца\n1:00 В конце\n1:01 После", 60)).toEqual(["0:01 Лёд", "0:59 До конца"]);
  });

  it("lose the dashes before their names [PLAYER-CHAPTERS-05]", () => {
    expect(chaptersOf("0:01 - Лёд\n0:02 — Снег\n0:03 –– северо-запад", 60)).toEqual([
      "0:01 Лёд",
      "0:02 Снег",
      "0:03 северо-запад",
    ]);
  });

  it("are there only with a duration and a description [PLAYER-CHAPTERS-06]", () => {
    expect(chaptersOf("0:01 Лёд\n0:02 Снег", 0)).toEqual([]);
    expect(chaptersOf("", 60)).toEqual([]);
    expect(chaptersOf("0:01 Лёд\n0:02 Снег", 60)).toEqual(["0:01 Лёд", "0:02 Снег"]);
  });
});
