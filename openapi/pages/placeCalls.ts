import { pageOf, type CallParams } from "./callParams.ts";

/** Type id of an episode. */
const episodeType = 16;

/** A number from 1 in the query of an address; another text is the default. */
const numberIn = (search: string | URLSearchParams, name: string): number | undefined => {
  const text = new URLSearchParams(search).get(name) ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
};

/** Page of a list that an address asks for, from 1. */
export const pageIn = (search: string | URLSearchParams): number => numberIn(search, "page") ?? 1;

/** Season of a show that an address asks for. */
export const seasonIn = (search: string | URLSearchParams): number | undefined => numberIn(search, "season");

export const personCall = (id: string) => ({ operation: "getPerson", path: { id } }) satisfies CallParams<"getPerson">;

export const personVideosCall = (id: string, page = 1) =>
  ({ operation: "listPersonVideos", path: { id }, query: pageOf(page) }) satisfies CallParams<"listPersonVideos">;

export const tvShowCall = (id: string) => ({ operation: "getTvShow", path: { id } }) satisfies CallParams<"getTvShow">;

/** All episodes of a show, whatever the season. */
export const episodesCall = (id: string) =>
  ({
    operation: "listTvShowVideos",
    path: { id },
    query: { type: episodeType },
  }) satisfies CallParams<"listTvShowVideos">;

export type PlaceCall = ReturnType<
  typeof personCall | typeof personVideosCall | typeof tvShowCall | typeof episodesCall
>;
