import { notFound } from "../../http/problems.ts";
import { news, type NewsText } from "../../texts/news.ts";
import { listedVideos, pageParams, pagingOf } from "../shared/card-lists.ts";
import { videoCard } from "../shared/cards.ts";
import { ok, type Call, type Handler } from "../call.ts";
import { isoTime, mediaUrl } from "../shared/format.ts";
import { notHidden } from "../shared/hidden-rows.ts";

/** Videos about the same that a piece of news ends with. */
const videosBelow = 12;

const itemOf = ({ context }: Call, item: NewsText) => ({
  id: item.id,
  title: item.title,
  lead: item.text,
  category: item.topic,
  picture: mediaUrl(context, item.picture),
  publication_ts: isoTime(Date.parse(item.published)),
  absolute_url: item.url,
});

export const listNews: Handler = (call) => {
  const params = pageParams(call);
  const rows = news.slice(params.offset, params.offset + params.limit + 1);
  return ok({
    results: rows.slice(0, params.limit).map((item) => itemOf(call, item)),
    ...pagingOf("/api/news/", params, rows),
  });
};

export const getNews: Handler = async (call) => {
  const { category, slug } = call.params;
  const item = news.find((one) => one.id === slug && one.category === category);
  if (!item) throw notFound();
  const videos = await listedVideos(call.context.db)
    .innerJoin("categories as c", "c.id", "v.category_id")
    .where("c.url", "=", `/feeds/${item.category}/`)
    .where(notHidden(call.user?.id))
    .orderBy("v.hits", "desc")
    .orderBy("v.track_id")
    .limit(videosBelow)
    .execute();
  return ok({
    ...itemOf(call, item),
    paragraphs: item.paragraphs,
    videos: videos.map((row) => videoCard(call.context, row)),
  });
};
