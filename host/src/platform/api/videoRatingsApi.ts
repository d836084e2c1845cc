import type { Api, ResponseBody } from "@kadr/openapi/client";
import type { VideoRating, VideoRatingsPorts } from "../../stores/VideoRatingsStore.ts";

const ratingFrom = ({ rating, votes_count, my_rating }: ResponseBody<"getVideoRating">): VideoRating => ({
  mean: rating,
  votes: votes_count,
  own: my_rating,
});

export const createVideoRatingsApi = (api: Api): Pick<VideoRatingsPorts, "read" | "write"> => ({
  read: async (id, signal) => ratingFrom(await api.call("getVideoRating", { path: { id }, signal })),
  write: async (id, rating, signal) =>
    ratingFrom(await api.call("setVideoRating", { path: { id }, body: { rating }, signal })),
});
