import type { Db } from "../../../db/dialect.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { SEED } from "../../constants.ts";
import type { Random } from "../../../random.ts";
import {
  liveStreams,
  nightProgramme,
  tvChannels,
  type ProgrammeText,
  type TvChannelText,
} from "../../texts/television.ts";
import { putVideos, type VideoOfPart } from "./put-videos.ts";

const hour = 3_600_000;
const morning = 6 * 60;
const evening = 19 * 60;
const midnight = 24 * 60;

/** The motif of a live stream's picture, by its topic. */
const motifs: Readonly<Record<string, string>> = {
  kulinariya: "kitchen",
  puteshestviya: "road",
  nauka: "cosmos",
  igry: "game",
  muzyka: "music",
  sport: "sport",
  priroda: "forest",
  tehnika: "road",
};

/** One day of one channel: night to six, the day's pool to seven in the evening, then the evening's. No gaps, nothing past midnight. */
function dayOf(
  channel: TvChannelText,
  random: Random,
): Array<{ start: number; minutes: number; programme: ProgrammeText }> {
  const slots: Array<{ start: number; minutes: number; programme: ProgrammeText }> = [];
  let at = 0;
  const fill = (until: number, next: () => ProgrammeText): void => {
    while (at < until) {
      const programme = next();
      const rest = until - at;
      // A rest shorter than a quarter of an hour is no programme: the last one takes it.
      const minutes = rest - programme[1] < 15 ? rest : programme[1];
      slots.push({ start: at, minutes, programme });
      at += minutes;
    }
  };
  fill(morning, () => nightProgramme);
  let queue = random.shuffle(channel.day);
  fill(evening, () => {
    if (queue.length === 0) queue = random.shuffle(channel.day);
    return queue.shift() as ProgrammeText;
  });
  let late = [...channel.evening];
  fill(midnight, () => {
    if (late.length === 0) late = [nightProgramme];
    return late.shift() as ProgrammeText;
  });
  return slots;
}

/** The line-up with a week of programme, and live streams of many topics; answers the tracks of what is on the air. */
export async function seedTelevision(
  db: Db,
  random: Random,
  now: number,
  channelOf: (slug: string) => number,
): Promise<number[]> {
  const channelName = (channel: TvChannelText): string => `tv-channel-${channel.number}`;
  const channels = tvChannels.map((channel): VideoOfPart => ({
    name: channelName(channel),
    channel: channelOf(channel.topic),
    topic: channel.topic,
    kind: "tv",
    title: `${channel.name}: прямой эфир`,
    about: channel.about,
    picture: channel.picture,
    clip: channel.clip,
    age: 12,
    published: now - random.int(200, 900) * 24 * hour,
    hits: random.int(20_000, 400_000),
  }));
  const streams = Object.entries(liveStreams).flatMap(([topic, titles]) =>
    titles.map((title, at): VideoOfPart => ({
      name: `live-${topic}-${at}`,
      channel: channelOf(topic),
      topic,
      kind: "livestream",
      title,
      about: "Идёт прямо сейчас. Вопросы — в комментарии.",
      picture: `${motifs[topic] ?? "city"}-${at + 4}`,
      clip: ["osenniy-les", "nochnoy-gorod", "gory-rassvet"][at % 3] as string,
      age: 0,
      published: now - random.int(1, 9) * hour,
      hits: random.int(200, 30_000),
    })),
  );
  const tracks = await putVideos(db, random, [...channels, ...streams]);
  const trackOf = (channel: TvChannelText): number => tracks.get(channelName(channel)) as number;
  // The broadcast with a fixed id shows what the history channel shows.
  const fixed = await db.selectFrom("videos").select("track_id").where("id", "=", SEED.tvId).executeTakeFirst();
  const lineUp = tvChannels.map((channel) => ({ channel, number: channel.number, track: trackOf(channel) }));
  const history = tvChannels.find((channel) => channel.topic === "istoriya");
  if (fixed && history) lineUp.push({ channel: history, number: tvChannels.length + 1, track: fixed.track_id });
  await insertRows(
    db,
    "tv_channels",
    lineUp.map(({ number, track }) => ({ track_id: track, number })),
  );
  const slots = lineUp.flatMap(({ channel, track }) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      dayOf(channel, random).map(({ start, minutes, programme: [title, , category, age, about, show] }) => ({
        track_id: track,
        weekday,
        start_minute: start,
        minutes,
        title,
        description: about ?? "",
        category,
        pg_age: age,
        show_id: show ?? null,
      })),
    ),
  );
  await insertRows(db, "tv_slots", slots);
  return [...tracks.values()];
}
