import type { Db } from "../../../db/dialect.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import type { Random } from "../../../random.ts";
import { persons, shows, type ShowText } from "../../texts/shows.ts";
import { putVideos, type VideoOfPart } from "./put-videos.ts";

const day = 86_400_000;
/** `type` of an episode in the documented call. */
const episodeType = 16;
const clips = ["gory-rassvet", "more-i-mayak", "osenniy-les", "nochnoy-gorod", "planety"] as const;

const episodeName = (show: ShowText, season: number, episode: number): string => `show-${show.id}-${season}-${episode}`;

/** Every season a year, episodes weekly; the newest season's last one came out three days ago. */
function episodesOf(show: ShowText, channel: number, random: Random, now: number): VideoOfPart[] {
  return show.seasons.flatMap((titles, s) =>
    titles.map((title, e): VideoOfPart => {
      const yearsAgo = show.seasons.length - 1 - s + (show.years[1] === null ? 0 : 1);
      return {
        name: episodeName(show, s + 1, e + 1),
        channel,
        topic: show.topic,
        kind: "video",
        title: `${show.name}: ${s + 1} сезон, ${e + 1} серия. ${title}`,
        about: `${show.about}\n\n${s + 1} сезон, ${e + 1} серия: «${title}».`,
        picture: `${show.picture.split("-")[0]}-${((s * 3 + e) % 7) + 1}`,
        clip: clips[(show.id + s + e) % clips.length] as string,
        age: show.age,
        published: now - 3 * day - (titles.length - 1 - e) * 7 * day - yearsAgo * 365 * day,
        hits: Math.round(random.range(20_000, 400_000) / (e + 1)),
        show: show.id,
      };
    }),
  );
}

export interface SeededShow {
  readonly text: ShowText;
  /** Track ids, first episode first. */
  readonly tracks: readonly number[];
}

export async function seedShows(
  db: Db,
  random: Random,
  now: number,
  channelOf: (slug: string) => number,
): Promise<SeededShow[]> {
  await insertRows(
    db,
    "persons",
    persons.map((person) => ({
      id: person.id,
      name: person.name,
      description: person.about,
      picture: person.avatar === null ? null : `/images/avatar-${person.avatar}.webp`,
      birth_date: person.birth,
      professions_json: JSON.stringify(person.professions),
      subscribers_count: random.int(800, 60_000),
    })),
  );
  const drafts = shows.map((show) => ({ show, episodes: episodesOf(show, channelOf(show.topic), random, now) }));
  const tracks = await putVideos(
    db,
    random,
    drafts.flatMap(({ episodes }) => episodes),
  );
  const trackOf = (name: string): number => tracks.get(name) as number;
  await insertRows(
    db,
    "tv_shows",
    shows.map((show) => ({
      id: show.id,
      name: show.name,
      kind_id: show.kind[0],
      kind_name: show.kind[1],
      description: show.about,
      picture: `/images/${show.picture}.webp`,
      poster: `/images/${show.poster}.webp`,
      pg_age: show.age,
      genres_json: JSON.stringify(show.genres),
      countries_json: JSON.stringify(["Россия"]),
      year_start: show.years[0],
      year_end: show.years[1],
      channel_id: channelOf(show.topic),
      trailer_track_id: trackOf(episodeName(show, 1, 1)),
      subscribers_count: random.int(2_000, 120_000),
    })),
  );
  const episodes = shows.flatMap((show) =>
    show.seasons.flatMap((titles, s) =>
      titles.map((_, e) => ({
        show_id: show.id,
        type_id: episodeType,
        season: s + 1,
        episode: e + 1,
        track_id: trackOf(episodeName(show, s + 1, e + 1)),
      })),
    ),
  );
  await insertRows(db, "tv_episodes", episodes);
  await insertRows(
    db,
    "tv_show_persons",
    shows.flatMap((show) =>
      show.people.map(([person, role], at) => ({ show_id: show.id, person_id: person, role, order_number: at + 1 })),
    ),
  );
  const seen = shows.flatMap((show) =>
    show.people.flatMap(([person]) =>
      episodes.filter((one) => one.show_id === show.id).map((one) => ({ person_id: person, track_id: one.track_id })),
    ),
  );
  await insertRows(db, "person_videos", seen);
  for (const person of persons) {
    await db
      .updateTable("persons")
      .set({ videos_count: seen.filter((row) => row.person_id === person.id).length })
      .where("id", "=", person.id)
      .execute();
  }
  return drafts.map(({ show, episodes: own }) => ({ text: show, tracks: own.map(({ name }) => trackOf(name)) }));
}
