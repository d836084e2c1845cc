/** The calls of the tag `news`, by their ids in the spec. */
export { getNews, listNews } from "./news.ts";
