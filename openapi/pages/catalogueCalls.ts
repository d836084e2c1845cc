import { pageOf, type Asked } from "./asked.ts";

export const categoriesCall = { operation: "listCategories" } satisfies Asked<"listCategories">;

export const categoryVideosCall = (id: string, page = 1) =>
  ({ operation: "listCategoryVideos", path: { id }, query: pageOf(page) }) satisfies Asked<"listCategoryVideos">;

export const tagVideosCall = (id: string, page = 1) =>
  ({ operation: "listTagVideos", path: { id }, query: pageOf(page) }) satisfies Asked<"listTagVideos">;

export const newsListCall = (page = 1) => ({ operation: "listNews", query: pageOf(page) }) satisfies Asked<"listNews">;

export const newsCall = (category: string, slug: string) =>
  ({ operation: "getNews", path: { category, slug } }) satisfies Asked<"getNews">;

export const infoPageCall = (page: string) =>
  ({ operation: "getInfoPage", path: { page } }) satisfies Asked<"getInfoPage">;
