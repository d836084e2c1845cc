import type { Card, Person, TvShow } from "@kadr/openapi/client";
import { placeTexts } from "../texts/places.ts";
import { dayFormat } from "./zone.ts";

// Items that are no card in the responses are drawn by the cards of their kind.

/** A show that a person is part of, with what they do in it. */
export const personShowCard = ({
  id,
  name,
  role,
  picture,
  absolute_url: address,
}: Person["tv_shows"][number]): Card => ({
  id,
  card_type: "person-tvs",
  title: name,
  picture,
  absolute_url: address,
  extra_params: { info: role },
});

/** A person of a show, with what they do in it. */
export const creditCard = ({ id, name, role, picture, absolute_url: address }: TvShow["persons"][number]): Card => ({
  id,
  card_type: "person",
  title: name,
  name,
  absolute_url: address,
  ...(picture === null ? {} : { picture }),
  extra_params: { info: role },
});

/** «2019», «2019–2023», «с 2019». */
export const yearsOf = ({ year_start: from, year_end: to }: Pick<TvShow, "year_start" | "year_end">): string =>
  to === null ? placeTexts.show.since(from) : to === from ? String(from) : `${from}–${to}`;

/** «5 марта 1980 г.» of `1980-03-05`. */
export const dayInWords = dayFormat({ day: "numeric", month: "long", year: "numeric" });
