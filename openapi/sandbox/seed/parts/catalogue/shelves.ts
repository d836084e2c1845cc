import { sql, type Insertable } from "kysely";
import type { Db } from "../../../db/dialect.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import type { ResourcesTable } from "../../../db/schema.ts";
import { persons } from "../../texts/shows.ts";
import type { SeededShow } from "./shows.ts";

const day = 86_400_000;

type Item = { readonly track: number } | { readonly card: Readonly<Record<string, unknown>> };

async function putShelf(
  db: Db,
  shelf: Pick<Insertable<ResourcesTable>, "feed_slug" | "order_number" | "name" | "content_type_model"> &
    Partial<Insertable<ResourcesTable>>,
  items: readonly Item[],
): Promise<void> {
  if (items.length === 0) return;
  const { id } = await db
    .insertInto("resources")
    .values({
      tab_id: null,
      object_id: null,
      site_url: null,
      inline_widget: 1,
      is_logged_in: null,
      ...shelf,
      items_count: items.length,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    "shelf_items",
    items.map((item, position) => ({
      resource_id: id,
      position,
      track_id: "track" in item ? item.track : null,
      playlist_id: null,
      channel_id: null,
      payload_json: "card" in item ? JSON.stringify(item.card) : null,
    })),
  );
}

const showCard = ({ text }: SeededShow): Item => ({
  card: {
    id: `show-${text.id}`,
    card_type: "tv-show",
    title: text.name,
    name: text.name,
    description: text.about,
    url: `/metainfo/tv/${text.id}`,
    absolute_url: `/metainfo/tv/${text.id}`,
    picture: `/images/${text.poster}.webp`,
    thumbnail_url: `/images/${text.picture}.webp`,
    pg_rating: { age: text.age },
    videos_count: text.seasons.flat().length,
  },
});

const personCards: readonly Item[] = persons.map((person) => ({
  card: {
    id: `person-${person.id}`,
    card_type: "person",
    title: person.name,
    name: person.name,
    url: `/person/${person.id}`,
    absolute_url: `/person/${person.id}`,
    ...(person.avatar === null ? {} : { picture: `/images/avatar-${person.avatar}.webp` }),
  },
}));

const tracksOf = (shows: readonly SeededShow[], count: number): Item[] =>
  shows.flatMap((show) => show.tracks.slice(-count).map((track) => ({ track })));

/** The feed of shows: its main page and three tabs. */
async function seedShowsFeed(db: Db, shows: readonly SeededShow[]): Promise<void> {
  await db
    .insertInto("feeds")
    .values({
      slug: "shows",
      name: "Шоу и сериалы",
      related_tv_json: null,
      related_person_id: null,
      product_id: null,
      carousel_json: null,
    })
    .execute();
  await putShelf(
    db,
    { feed_slug: "shows", order_number: 1, name: "Все шоу", content_type_model: "tv-show" },
    shows.map(showCard),
  );
  await putShelf(
    db,
    { feed_slug: "shows", order_number: 2, name: "Новые серии", content_type_model: "video", is_hiddable: 1 },
    tracksOf(shows, 3),
  );
  await putShelf(
    db,
    { feed_slug: "shows", order_number: 3, name: "Кто в кадре", content_type_model: "person" },
    personCards,
  );
  const tabs = [
    ["series", "Сериалы", shows.filter(({ text }) => text.kind[1] === "Сериал")],
    [
      "tv",
      "Телешоу",
      shows.filter(({ text }) => ["Телешоу", "Познавательная программа", "Документальный цикл"].includes(text.kind[1])),
    ],
    ["children", "Детям", shows.filter(({ text }) => text.age === 0 && text.topic === "deti")],
  ] as const;
  for (const [at, [slug, name, own]] of tabs.entries()) {
    const { id } = await db
      .insertInto("feed_tabs")
      .values({ feed_slug: "shows", slug, name, order_number: at + 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await putShelf(
      db,
      { feed_slug: "shows", tab_id: id, order_number: 1, name, content_type_model: "tv-show" },
      own.map(showCard),
    );
    await putShelf(
      db,
      { feed_slug: "shows", tab_id: id, order_number: 2, name: "Все серии", content_type_model: "video" },
      tracksOf(own, 20),
    );
  }
}

/** Feeds that belong to a show: one presents it with its carousel (FEED-CAROUSEL-01), the other sends to its page (FEED-LOAD-05). */
async function seedFeedsOfShows(db: Db, shows: readonly SeededShow[]): Promise<void> {
  const [presented, sent] = [shows.find(({ text }) => text.id === 501), shows.find(({ text }) => text.id === 502)];
  if (presented) {
    const { text } = presented;
    const related = {
      id: String(text.id),
      type: { name: text.kind[1] },
      description: text.about,
      subscribers_count: 48_210,
      appearance: { avatar_image: `/images/${text.poster}.webp` },
    };
    const banners = text.seasons.map((titles, at) => ({
      id: `${text.id}-${at + 1}`,
      target: `/metainfo/tv/${text.id}`,
      target_blank: false,
      picture: `/images/columns-${at + 3}.webp`,
      thumbnail_url: `/images/columns-${at + 3}.webp`,
      title: `Сезон ${at + 1}: ${titles[0]}`,
      labels: { pg_rating: { age: text.age } },
      extra_params: {},
    }));
    await db
      .insertInto("feeds")
      .values({
        slug: "goroda-na-vode",
        name: text.name,
        related_tv_json: JSON.stringify(related),
        related_person_id: null,
        product_id: null,
        carousel_json: JSON.stringify({ carouselType: "banner", banners }),
      })
      .execute();
    await putShelf(
      db,
      { feed_slug: "goroda-na-vode", order_number: 1, name: "Все серии", content_type_model: "video" },
      tracksOf([presented], 20),
    );
    await putShelf(
      db,
      { feed_slug: "goroda-na-vode", order_number: 2, name: "Смотрите также", content_type_model: "tv-show" },
      shows.filter((show) => show !== presented).map(showCard),
    );
  }
  if (!sent) return;
  await db
    .insertInto("feeds")
    .values({
      slug: "stanciya-vostok",
      name: sent.text.name,
      related_tv_json: JSON.stringify({ id: String(sent.text.id), type: { name: sent.text.kind[1] } }),
      related_person_id: null,
      product_id: null,
      carousel_json: null,
    })
    .execute();
  await putShelf(
    db,
    { feed_slug: "stanciya-vostok", order_number: 1, name: "Все серии", content_type_model: "video" },
    tracksOf([sent], 20),
  );
}

/** The tabbed live shelf of the home feed (SHELF-COMMON-06), after the shelf of topics. */
async function seedLiveByTopic(db: Db, onAir: readonly number[]): Promise<void> {
  const before = await db
    .selectFrom("resources")
    .select("order_number")
    .where("feed_slug", "=", "home")
    .where("content_type_model", "=", "category")
    .orderBy("order_number")
    .limit(1)
    .executeTakeFirst();
  const place = (before?.order_number ?? 10) + 1;
  await db
    .updateTable("resources")
    .set({ order_number: sql<number>`order_number + 1` })
    .where("feed_slug", "=", "home")
    .where("order_number", ">=", place)
    .execute();
  await putShelf(
    db,
    {
      feed_slug: "home",
      order_number: place,
      name: "Эфир по темам",
      content_type_model: "video",
      object_id: "live-by-topic",
      is_hiddable: 1,
      extra_params_json: JSON.stringify({ widget_type: "live_by_topic" }),
    },
    onAir.map((track) => ({ track })),
  );
}

export async function seedShelves(
  db: Db,
  now: number,
  shows: readonly SeededShow[],
  onAir: readonly number[],
): Promise<void> {
  await seedShowsFeed(db, shows);
  await seedFeedsOfShows(db, shows);
  await seedLiveByTopic(db, onAir);
  const branding = { type: "catalog", background_color: "#1b1f2a", text_color: "#ffffff", target_blank: 0 as const };
  await insertRows(db, "brandings", [
    {
      ...branding,
      showcase: "home",
      title: "Неделя документального кино",
      picture: "/images/cinema-3.webp",
      picture_mobile: "/images/columns-v1.webp",
      url: "/feeds/goroda-na-vode/",
      start_ts: now - 5 * day,
      end_ts: now + 60 * day,
      order_number: 1,
    },
    {
      ...branding,
      showcase: "kids",
      title: "Сказки Серого берега: новые серии",
      picture: "/images/meadow-4.webp",
      picture_mobile: null,
      url: "/metainfo/tv/506",
      start_ts: now - 5 * day,
      end_ts: null,
      order_number: 1,
    },
    // Over before the database was made: nobody sees it.
    {
      ...branding,
      showcase: null,
      title: "Осенний марафон",
      picture: "/images/forest-5.webp",
      picture_mobile: null,
      url: "/feeds/priroda/",
      start_ts: now - 90 * day,
      end_ts: now - 30 * day,
      order_number: 1,
    },
  ]);
}
