import type { SeededChannel } from "./channels.ts";
import { SEED } from "./constants.ts";
import type { Random } from "../random.ts";
import { draftVideo, type VideoDraft } from "./video-draft.ts";

const hour = 3_600_000;
const day = 24 * hour;

const demoDescription = `Встали в четыре утра, поднялись на гребень и ждали. Весь рассвет — за шестьдесят пять секунд, от темноты до первых птиц. \
Музыка написана для этого ролика.

0:00 Ночь перед рассветом
0:12 Первый свет
0:28 Утро
0:45 Птицы над хребтом

Субтитры: русские и английские.
Карта и список снаряжения: https://example.com/gory
#горы #рассвет`;

const discussionDescription = `Маяк стоит на скале сто сорок лет. Мы провели у него вечер и записали, как садится солнце и возвращается последний парусник.

Расскажите в комментариях, где ваш маяк: отвечаем всем.

0:00 Скала
0:14 Вода на закате
0:30 Свет лампы`;

const longTitle =
  "Полная версия большого разговора о том, как мы полтора года восстанавливали деревянный дом у озера, " +
  "почему трижды перекладывали печь, зачем понадобился водолаз и сколько это стоило на самом деле, с " +
  "ответами на двести ваших вопросов";

/** The videos with fixed ids, in a fixed order: they come first, so that their track ids are fixed as well. */
export function specialVideos(channels: readonly SeededChannel[], random: Random, now: number): VideoDraft[] {
  const author = channels[0] as SeededChannel;
  const by = (topic: number): SeededChannel =>
    channels.find((channel) => channel.topic === topic && channel !== author) ?? author;
  const make = (
    id: string,
    channel: SeededChannel,
    kind: VideoDraft["kind"],
    changes: Partial<VideoDraft>,
  ): VideoDraft => ({
    ...draftVideo(id, channel, kind, random, now),
    age: 0,
    original: false,
    media: "osenniy-les",
    ...(kind === "video" ? { duration: 50, description: "Прогулка без слов: шаги, листья, дальний план." } : {}),
    ...changes,
    id,
  });
  const film = by(8);
  const list: VideoDraft[] = [
    make(SEED.demoVideoId, author, "video", {
      title: "Рассвет в горах: от темноты до первых птиц",
      description: demoDescription,
      media: "gory-rassvet",
      duration: 65,
      thumbnail: "/clips/gory-rassvet/poster.webp",
      hits: 1_284_517,
      published: now - 3 * day,
      age: 0,
    }),
    make(SEED.bigDiscussionVideoId, author, "video", {
      title: "Вечер у старого маяка. А где ваш маяк?",
      description: discussionDescription,
      media: "more-i-mayak",
      duration: 50,
      thumbnail: "/clips/more-i-mayak/poster.webp",
      hits: 3_905_112,
      published: now - 40 * day,
    }),
    make(SEED.longVideoId, author, "video", {
      title: "Шесть пейзажей за десять минут",
      description:
        "Смотрите целиком или по частям: место, где вы остановились, запомнится.\n\n0:00 Горы\n1:40 Море\n3:20 Пустыня\n5:00 Лес\n6:40 Дорога\n8:20 Город",
      media: "shest-peyzazhey",
      duration: 600,
      thumbnail: "/clips/shest-peyzazhey/poster.webp",
      hits: 88_420,
      published: now - 12 * day,
    }),
    make(SEED.shortId, by(9), "shorts", {
      title: "Шары поднимаются!",
      description: "Первое утро фестиваля.",
      media: "shary",
      duration: 24,
      thumbnail: "/images/meadow-s1.webp",
      hits: 640_203,
      published: now - 2 * day,
    }),
    make(SEED.audioId, by(4), "audio", {
      title: "Вечер с пластинкой: без слов",
      description: "Ставьте чайник.",
      media: "plastinka",
      duration: 120,
      thumbnail: "/images/music-2.webp",
      hits: 45_310,
      published: now - 5 * day,
    }),
    make(SEED.livestreamId, by(10), "livestream", {
      title: "Кормушка в прямом эфире: синицы и поползни",
      media: "osenniy-les",
      duration: 0,
      thumbnail: "/images/forest-1.webp",
      hits: 5_120,
      published: now - 2 * hour,
      properties: { is_donate_allowed: true },
    }),
    make(SEED.tvId, by(5), "tv", {
      title: "Исторический канал: прямой эфир",
      media: "nochnoy-gorod",
      duration: 0,
      thumbnail: "/images/columns-2.webp",
      hits: 120_900,
      published: now - 9 * hour,
      tvShow: 501,
    }),
    make(SEED.adultId, film, "video", {
      title: "«Тень фонаря»: триллер для взрослых",
      age: 18,
      thumbnail: "/images/city-1.webp",
      published: now - 20 * day,
    }),
    make(SEED.paidId, film, "video", {
      title: "«Белая электричка»: фильм целиком",
      paid: true,
      access: ["once", "est"],
      product: 7,
      thumbnail: "/images/cinema-2.webp",
      published: now - 15 * day,
    }),
    make(SEED.subscriptionId, film, "video", {
      title: "«Станция „Восток“»: новый сезон, 1 серия",
      codes: ["PREMIER_RUTUBE_YAPPY"],
      access: ["svod"],
      product: 47,
      original: true,
      thumbnail: "/images/cinema-4.webp",
      published: now - 1 * day,
      hits: 402_118,
    }),
    make(SEED.privateId, author, "video", {
      title: "Черновик: перевал в тумане (по ссылке)",
      description: "Монтаж ещё идёт.\n\n0:00 Подъём\n0:20 Перевал\n0:40 Спуск",
      hidden: true,
      pepper: SEED.pepper,
      thumbnail: "/images/mountains-7.webp",
    }),
    make(SEED.futureId, author, "video", {
      title: "Премьера: зимний гребень",
      future: true,
      published: now + 2 * day,
      thumbnail: "/images/mountains-6.webp",
      hits: 0,
    }),
    make(SEED.missingImageId, by(7), "video", {
      title: "Финал дворовой лиги: запись зрителя",
      thumbnail: null,
      published: now - 4 * day,
    }),
    make(SEED.longTitleId, by(6), "video", {
      title: longTitle,
      thumbnail: "/images/room-3.webp",
      published: now - 6 * day,
      hits: 77_031,
    }),
    make(SEED.commentsHiddenId, by(9), "video", {
      title: "Сказка о маяке и облаке",
      hideComments: true,
      thumbnail: "/images/meadow-3.webp",
      published: now - 8 * day,
    }),
    make(SEED.withoutCommentsId, by(11), "video", {
      title: "«Москвич-412»: первый запуск после двадцати лет",
      thumbnail: "/images/road-2.webp",
      published: now - 1 * hour,
      hits: 12,
    }),
    make(SEED.movedId, by(2), "video", {
      title: "Как увидели тень чёрной дыры (переехало)",
      state: 410,
      thumbnail: "/images/cosmos-2.webp",
    }),
    make(SEED.unknownCodeId, by(3), "video", {
      title: "Неизвестная причина",
      state: 2042999,
      thumbnail: "/images/game-2.webp",
    }),
  ];
  for (const [code, id] of Object.entries(SEED.unavailable))
    list.push(
      make(id, by(Number(code) % 10), "video", {
        title: `Недоступное видео, код ${code}`,
        state: Number(code),
        thumbnail: "/images/pattern-2.webp",
      }),
    );
  return list;
}
