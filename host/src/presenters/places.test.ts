import { expect, it } from "vitest";
import { creditCard, dayInWords, personShowCard, yearsOf } from "./places.ts";

it("a show of a person, and a person of a show, say what the one does in the other", () => {
  const show = { id: "1", name: "Лес", role: "режиссёр", picture: "/l.webp", absolute_url: "/metainfo/tv/1/" };
  expect(personShowCard(show)).toEqual({
    id: "1",
    card_type: "person-tvs",
    title: "Лес",
    picture: "/l.webp",
    absolute_url: "/metainfo/tv/1/",
    extra_params: { info: "режиссёр" },
  });
  const person = { id: "2", name: "Анна", role: "актриса", picture: null, absolute_url: "/metainfo/person/2/" };
  const card = {
    id: "2",
    card_type: "person",
    title: "Анна",
    name: "Анна",
    absolute_url: "/metainfo/person/2/",
    extra_params: { info: "актриса" },
  };
  expect(creditCard(person)).toEqual(card);
  expect(creditCard({ ...person, picture: "/a.webp" })).toEqual({ ...card, picture: "/a.webp" });
});

it.each([
  [2019, 2019, "2019"],
  [2019, 2023, "2019–2023"],
  [2019, null, "с\u00A02019"],
])("a show of %s to %s is one of «%s»", (from, to, words) => {
  expect(yearsOf({ year_start: from, year_end: to })).toBe(words);
});

it("a day is that of the calendar, in every zone", () => {
  expect(dayInWords("1980-03-05").replaceAll("\u00A0", " ")).toBe("5 марта 1980 г.");
});
