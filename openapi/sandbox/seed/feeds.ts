import type { Db } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { imageCatalog } from "../media/index.ts";
import type { SeededChannel } from "./channels.ts";
import { SEED } from "./constants.ts";
import type { SeededPlaylist } from "./playlists.ts";
import type { Random } from "../random.ts";
import { blog } from "../texts/blog.ts";
import { news } from "../texts/news.ts";
import { topics } from "./texts/topics.ts";
import type { SeededVideo } from "./videos.ts";

/** One shelf: what it holds is tracks, playlists, channels or ready cards. */
interface ShelfDraft {
  readonly name: string;
  readonly model: string;
  readonly object?: string;
  readonly site?: string;
  readonly inline?: boolean;
  readonly hiddable?: boolean;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly loggedIn?: 0 | 1;
  readonly tracks?: readonly number[];
  readonly playlists?: readonly number[];
  readonly channels?: readonly number[];
  readonly cards?: readonly Readonly<Record<string, unknown>>[];
}

const picture = (scene: string, at: number): string => `/images/${scene}-${at}.webp`;

async function writeShelf(db: Db, feed: string, order: number, shelf: ShelfDraft): Promise<void> {
  const nothing = { track_id: null, playlist_id: null, channel_id: null, payload_json: null };
  const items = [
    ...(shelf.tracks ?? []).map((id) => ({ ...nothing, track_id: id })),
    ...(shelf.playlists ?? []).map((id) => ({ ...nothing, playlist_id: id })),
    ...(shelf.channels ?? []).map((id) => ({ ...nothing, channel_id: id })),
    ...(shelf.cards ?? []).map((card) => ({ ...nothing, payload_json: JSON.stringify(card) })),
  ];
  const { id } = await db
    .insertInto("resources")
    .values({
      feed_slug: feed,
      order_number: order,
      name: shelf.name,
      object_id: shelf.object ?? null,
      site_url: shelf.site ?? null,
      inline_widget: shelf.inline ? 1 : 0,
      is_hiddable: shelf.hiddable ? 1 : 0,
      content_type_model: shelf.model,
      extra_params_json: JSON.stringify(shelf.extra ?? {}),
      items_count: items.length,
      is_logged_in: shelf.loggedIn ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    "shelf_items",
    items.map((item, position) => ({ resource_id: id, position, ...item })),
  );
}

/** No more than two of one channel and no three of one topic in a row: a shelf should look picked by hand. */
function varied(list: readonly SeededVideo[], count: number): number[] {
  const perChannel = new Map<number, number>();
  const oneTopic = list.every((video) => video.topic === list[0]?.topic);
  const chosen: SeededVideo[] = [];
  for (const video of list) {
    if (chosen.length >= count) break;
    const times = perChannel.get(video.channel) ?? 0;
    const lately = chosen.slice(-2);
    if (
      times >= 2 + Math.floor(count / (oneTopic ? 4 : 12)) ||
      (!oneTopic && lately.length === 2 && lately.every((one) => one.topic === video.topic))
    )
      continue;
    perChannel.set(video.channel, times + 1);
    chosen.push(video);
  }
  return chosen.map((video) => video.track);
}

const promos: readonly (readonly [title: string, target: string, scene: string])[] = [
  ["Рассветы и перевалы: большой цикл о горах", "/feeds/vershiny/", "mountains"],
  ["Недели науки: от микромира до галактик", "/feeds/nauka/", "cosmos"],
  ["Вечера у моря: подборка для тихого часа", `/video/${SEED.bigDiscussionVideoId}/`, "sea"],
  ["Готовим вместе: сезонные рецепты ноября", "/feeds/kulinariya/", "kitchen"],
  ["Кинозал: премьеры и разборы", "/feeds/kino/", "cinema"],
];

/** The programme that the feed «Вершины» belongs to: with its description the feed shows the banners. */
function project(): string {
  return JSON.stringify({
    id: "501",
    type: { name: "Цикл" },
    description: "Двенадцать выпусков о горах, перевалах и людях, которые встают до рассвета.",
    subscribers_count: 18400,
    appearance: { avatar_image: picture("mountains", 2) },
  });
}

function projectCarousel(): string {
  const banners = promos.map(([title, target, scene], i) => ({
    id: String(i + 1),
    target: i === 0 ? `/video/${SEED.demoVideoId}/` : target,
    target_blank: false,
    picture: `${picture(scene, 1)}?width=1280`,
    thumbnail_url: picture(scene, 1),
    title,
    labels: { pg_rating: { age: i === 4 ? 12 : 0 } },
    ...(i === 0
      ? {
          author: {
            id: String(SEED.author.id),
            name: SEED.author.name,
            avatar_url: "/images/avatar-1.webp",
            site_url: `/channel/${SEED.author.id}/`,
          },
        }
      : {}),
    extra_params: {},
  }));
  banners.push({
    id: "6",
    target: "/?popup=auth",
    target_blank: false,
    picture: `${picture("meadow", 1)}?width=1280`,
    thumbnail_url: picture("meadow", 1),
    title: "Войдите, чтобы сохранять плейлисты и историю",
    labels: { pg_rating: { age: 0 } },
    extra_params: { action: "authorization" },
  });
  return JSON.stringify({ carouselType: "banner", banners });
}

/** Videos to begin at once, at the head of the feed «Кино» (FEED-CAROUSEL-05). */
function playerCarousel(
  videos: readonly SeededVideo[],
  ids: ReadonlyMap<number, { id: string; title: string }>,
): string {
  const wide = [1, 2, 3].flatMap((at) => ["cinema", "city"].map((scene) => picture(scene, at)));
  const banners = videos
    .flatMap(({ track }) => ids.get(track) ?? [])
    .slice(0, wide.length)
    .map(({ id, title }, i) => ({
      id,
      target: `/video/${id}/`,
      target_blank: false,
      picture: `${wide[i]}?width=1280`,
      thumbnail_url: wide[i],
      title,
      extra_params: {},
    }));
  return JSON.stringify({ carouselType: "player", banners });
}

function categoryCards(): Record<string, unknown>[] {
  return topics.map((topic, at) => ({
    id: `category-${at + 1}`,
    card_type: "category",
    title: topic.category,
    name: topic.category,
    url: `/feeds/${topic.slug}/`,
    absolute_url: `/feeds/${topic.slug}/`,
    picture: picture(topic.scenes[0] as string, 3),
    thumbnail_url: picture(topic.scenes[0] as string, 3),
  }));
}

function tallCards(
  videos: readonly SeededVideo[],
  ids: ReadonlyMap<number, { id: string; title: string; duration: number }>,
): Record<string, unknown>[] {
  const tall = imageCatalog().filter((image) => image.kind === "vertical");
  return videos.slice(0, tall.length).map((video, i) => {
    const about = ids.get(video.track);
    return {
      id: about?.id ?? String(video.track),
      card_type: "vertical",
      title: about?.title ?? "",
      video_url: `/video/${about?.id}/`,
      picture: `/images/${tall[i]?.id}.webp`,
      thumbnail_url: `/images/${tall[i]?.id}.webp`,
      duration: about?.duration ?? 0,
      pg_rating: { age: 12 },
      hits: video.hits,
    };
  });
}

export async function seedFeeds(
  db: Db,
  random: Random,
  videos: readonly SeededVideo[],
  channels: readonly SeededChannel[],
  playlists: readonly SeededPlaylist[],
): Promise<void> {
  const feed = (slug: string, name: string): Promise<void> => insertRows(db, "feeds", [{ slug, name }]);
  const write = (slug: string, order: number, shelf: ShelfDraft): Promise<void> => writeShelf(db, slug, order, shelf);
  const listed = videos.filter((video) => video.listed);
  const ordinary = listed.filter((video) => video.kind === "video");
  const byHits = [...ordinary].sort((a, b) => b.hits - a.hits);
  const byDate = [...ordinary].sort((a, b) => b.published - a.published);
  const shuffled = random.shuffle(ordinary.filter((video) => !video.adult));
  const of = (slug: string): SeededVideo[] => shuffled.filter((video) => topics[video.topic]?.slug === slug);
  const kind = (name: SeededVideo["kind"]): SeededVideo[] => listed.filter((video) => video.kind === name);
  const cinema = await db
    .selectFrom("videos")
    .select(["track_id", "id", "title", "duration"])
    .where("category_id", "=", 9)
    .where("state_code", "=", 0)
    .orderBy("track_id")
    .limit(400)
    .execute();
  const titles = new Map(cinema.map(({ track_id: track, ...about }) => [track, about]));
  const films = ordinary.filter((video) => titles.has(video.track) && !video.adult);
  const site = (slug: string): string => `/feeds/${slug}/`;

  await feed("home", "Главная");
  const home: ShelfDraft[] = [
    {
      name: "Продолжить просмотр",
      model: "video",
      object: "continue-watching",
      inline: true,
      hiddable: true,
      loggedIn: 1,
    },
    // The demo, the long one, the one without a picture and the one with the long title are on the first screen.
    {
      name: "Рекомендуем вам",
      model: "video",
      object: "5989",
      inline: true,
      hiddable: true,
      tracks: [
        1,
        2,
        3,
        ...varied(
          shuffled.filter((video) => video.track > 3),
          87,
        ),
      ],
    },
    { name: "Топ", model: "top-video", extra: { limit: 10, hits: true }, inline: true, tracks: varied(byHits, 10) },
    { name: "Короткие видео", model: "shorts", site: site("shorts"), tracks: varied(kind("shorts"), 24) },
    { name: "Новое за неделю", model: "video", site: site("fresh"), tracks: varied(byDate, 40) },
    {
      name: "Сейчас в эфире",
      model: "live-video-preview",
      site: site("live"),
      tracks: [...kind("livestream"), ...kind("tv")].slice(0, 16).map((video) => video.track),
    },
    {
      name: "Каналы, за которыми следят",
      model: "userchannel",
      inline: true,
      channels: random
        .shuffle(channels)
        .slice(0, 18)
        .map((channel) => channel.id),
    },
    { name: "Дорога зовёт", model: "video", site: site("puteshestviya"), tracks: varied(of("puteshestviya"), 30) },
    {
      name: "Плейлисты на вечер",
      model: "playlist",
      inline: true,
      playlists: playlists.slice(0, 14).map((playlist) => playlist.id),
    },
    { name: "Кино и сериалы", model: "vertical", site: site("kino"), cards: tallCards(films, titles) },
    { name: "По темам", model: "category", inline: true, cards: categoryCards() },
    {
      name: "На кухне",
      model: "video",
      site: site("kulinariya"),
      extra: { rows: 2 },
      tracks: varied(of("kulinariya"), 30),
    },
    {
      name: "Для вас",
      model: "for-you-web",
      inline: true,
      hiddable: true,
      loggedIn: 1,
      tracks: varied(shuffled.slice().reverse(), 20),
    },
    { name: "Понятная наука", model: "video", site: site("nauka"), tracks: varied(of("nauka"), 30) },
    {
      name: "Специальные проекты",
      model: "promogroup",
      inline: true,
      extra: { noTitle: false },
      cards: promos.map(([title, target, scene], i) => ({
        id: `promo-${i + 1}`,
        card_type: "promogroup",
        title,
        url: target,
        picture: picture(scene, 2),
        thumbnail_url: picture(scene, 2),
      })),
    },
    { name: "Слушать без экрана", model: "podcasts", site: site("audio"), tracks: varied(kind("audio"), 20) },
    { name: "Детям", model: "video", site: site("deti"), tracks: varied(of("deti"), 24) },
    { name: "Игры без спешки", model: "video", site: site("igry"), tracks: varied(of("igry"), 24) },
    {
      name: "Всё обо всём",
      model: "video",
      inline: true,
      tracks: varied(shuffled.slice(Math.floor(shuffled.length / 3)), 90),
    },
  ];
  const full = home.filter(
    (shelf) =>
      shelf.object === "continue-watching" ||
      (shelf.tracks ?? shelf.playlists ?? shelf.channels ?? shelf.cards ?? []).length > 0,
  );
  for (const [i, shelf] of full.entries()) await write("home", i + 1, shelf);

  // A feed of one shelf is a grid. Long grids stop at 3,000: nobody scrolls further, and the seed stays quick.
  const grid = async (slug: string, name: string, list: readonly SeededVideo[], model = "video"): Promise<void> => {
    await feed(slug, name);
    await write(slug, 1, { name, model, inline: true, tracks: list.slice(0, 3000).map((video) => video.track) });
  };
  for (const topic of topics) await grid(topic.slug, topic.category, of(topic.slug));
  await grid("shorts", "Короткие видео", kind("shorts"), "shorts");
  await grid("fresh", "Новое", byDate);
  await grid("popular", "Популярное", byHits);
  await grid("live", "В эфире", [...kind("livestream"), ...kind("tv")]);
  await grid("audio", "Аудио", kind("audio"));
  await feed("catalog", "Каталог");
  await write("catalog", 1, { name: "Темы", model: "category", inline: true, cards: categoryCards() });
  for (const [i, topic] of topics.slice(0, 6).entries())
    await write("catalog", i + 2, {
      name: topic.category,
      model: "video",
      site: site(topic.slug),
      tracks: varied(of(topic.slug), 20),
    });
  await write("catalog", 8, {
    name: "Новости",
    model: "iframe",
    inline: true,
    cards: news.map(({ id, title, url }) => ({
      id: `news-${id}`,
      card_type: "iframe",
      title,
      url,
      absolute_url: url,
      iframe_url: `/news/${id}/`,
    })),
  });
  await write("catalog", 9, {
    name: "Блог",
    model: "blog",
    inline: true,
    cards: blog.map(({ id, title, scene }) => ({
      id: `blog-${id}`,
      card_type: "blog",
      title,
      // The popup of the blog over whatever page the card is on.
      url: `/?popup=blog&post=${id}`,
      picture: picture(scene, 3),
      thumbnail_url: picture(scene, 3),
    })),
  });
  await feed("kids", "Детям");
  await write("kids", 1, {
    name: "Сказки и мультфильмы",
    model: "video",
    site: site("deti"),
    tracks: varied(of("deti"), 20),
  });
  await write("kids", 2, {
    name: "Природа рядом",
    model: "video",
    site: site("priroda"),
    tracks: varied(of("priroda"), 20),
  });
  // The project whose page has an address of its own (FEED-LOAD-05).
  await feed("dom2", "Дом-2");
  await write("dom2", 1, { name: "Свежие выпуски", model: "video", inline: true, tracks: varied(of("kino"), 12) });
  await write("dom2", 2, { name: "О чём спорят", model: "video", inline: true, tracks: varied(of("muzyka"), 20) });
  await insertRows(db, "feeds", [
    { slug: "vershiny", name: "Вершины", related_tv_json: project(), carousel_json: projectCarousel() },
  ]);
  await write("vershiny", 1, {
    name: "Выпуски",
    model: "video",
    inline: true,
    tracks: varied(of("puteshestviya"), 20),
  });
  await write("vershiny", 2, {
    name: "Природа рядом",
    model: "video",
    site: site("priroda"),
    tracks: varied(of("priroda"), 20),
  });
  await db
    .updateTable("feeds")
    .set({
      carousel_json: playerCarousel(
        byHits.filter((video) => topics[video.topic]?.slug === "kino"),
        titles,
      ),
    })
    .where("slug", "=", "kino")
    .execute();
}
