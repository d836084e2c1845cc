import { pageOf, type CallParams } from "./callParams.ts";

export const categoriesCall = { operation: "listCategories" } satisfies CallParams<"listCategories">;

export const categoryVideosCall = (id: string, page = 1) =>
  ({ operation: "listCategoryVideos", path: { id }, query: pageOf(page) }) satisfies CallParams<"listCategoryVideos">;

export const tagVideosCall = (id: string, page = 1) =>
  ({ operation: "listTagVideos", path: { id }, query: pageOf(page) }) satisfies CallParams<"listTagVideos">;

export const newsListCall = (page = 1) =>
  ({ operation: "listNews", query: pageOf(page) }) satisfies CallParams<"listNews">;

export const newsCall = (category: string, slug: string) =>
  ({ operation: "getNews", path: { category, slug } }) satisfies CallParams<"getNews">;

export const infoPageCall = (page: string) =>
  ({ operation: "getInfoPage", path: { page } }) satisfies CallParams<"getInfoPage">;
