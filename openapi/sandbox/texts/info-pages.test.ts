import { expect, it } from "vitest";
import { infoPages } from "./info-pages.ts";

it("every page about the service has a title, a lead and words under a heading", () => {
  const names = "about agreement application authors guide partners premium privacy recommendations rights";
  expect([...infoPages.keys()]).toEqual(expect.arrayContaining(names.split(" ")));
  for (const [name, { title, lead, sections }] of infoPages) {
    expect([name, title, lead]).not.toContain("");
    expect([name, sections.length]).not.toEqual([name, 0]);
    for (const { heading, paragraphs } of sections) expect([name, heading, paragraphs.length]).not.toContain("");
  }
});
