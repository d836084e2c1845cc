import { Header } from "@kadr/design-system/navigation/Header";
import { cleanup, render, screen } from "@testing-library/react";
import { afterAll, expect, it } from "vitest";
import { shellTexts } from "../texts/shell.ts";
import { logoSeason } from "./logoSeason.ts";
import { writeMomentsIn } from "./zone.ts";

writeMomentsIn("Asia/Vladivostok");
afterAll(() => writeMomentsIn(undefined));

const nothing = () => undefined;

/** The logo of the header as somebody at Vladivostok sees it: what its season is, and what is drawn. */
function logoAt(moment: string): { season: string | undefined; drawing: string } {
  render(
    <Header
      user={null}
      theme="light"
      onUserMenu={nothing}
      onSignIn={nothing}
      onThemeToggle={nothing}
      season={logoSeason(Date.parse(moment))}
      texts={shellTexts.header}
    />,
  );
  const link = screen.getByRole("link", { name: shellTexts.header.home });
  const found = {
    season: link.querySelector<HTMLElement>("[data-season]")?.dataset["season"],
    drawing: link.querySelector("svg")?.innerHTML ?? "",
  };
  cleanup();
  return found;
}

/** The first and the last second of each window: days by the clock of who looks, the one of 2025 by UTC. */
const edges = [
  ["winter", "2026-01-01T00:00:00+10:00", "2026-01-31T23:59:59+10:00"],
  ["march", "2027-03-07T00:00:00+10:00", "2027-03-10T23:59:59+10:00"],
  ["spring", "2026-04-21T00:00:00+10:00", "2026-05-21T23:59:59+10:00"],
  ["event", "2025-05-25T05:00:00Z", "2025-05-25T20:59:59Z"],
  ["winter", "2026-12-01T00:00:00+10:00", "2026-12-31T23:59:59+10:00"],
] as const;
const second = 1000;
const usual = logoAt("2026-07-01T12:00:00Z").drawing;

it("draws a logo of its own from the first to the last second of each season [SHELL-LOGO-01]", () => {
  for (const [season, first, last] of edges)
    for (const moment of [first, last]) {
      expect(logoAt(moment).season, moment).toBe(season);
      expect(logoAt(moment).drawing).not.toBe(usual);
    }
});

it("draws the default logo a second before each season and a second after it, and on the day of 2025 in other years [SHELL-LOGO-02]", () => {
  const outside = edges
    .flatMap(([, first, last]) => [Date.parse(first) - second, Date.parse(last) + second])
    .map((moment) => new Date(moment).toISOString())
    // January follows December
    .filter((moment) => !/-12-31T13:59:59|-12-31T14:00:00/.test(moment));
  expect(outside).toHaveLength(8);
  for (const moment of [...outside, "2026-05-25T12:00:00Z", "2026-11-23T12:00:00Z"])
    expect(logoAt(moment), moment).toEqual({ season: undefined, drawing: usual });
});
