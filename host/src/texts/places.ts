import type { NounForms } from "./plural.ts";

const seasons: NounForms = ["сезон", "сезона", "сезонов"];
const episodes: NounForms = ["серия", "серии", "серий"];

/** Words of the pages about persons and shows. */
export const placeTexts = {
  person: {
    loading: "Страница загружается",
    born: (day: string) => `Дата рождения: ${day}`,
    shows: "Участие в проектах",
    videos: "Видео",
    pages: "Страницы видео",
    none: { title: "Видео пока нет", text: "Они появятся здесь, когда их опубликуют." },
  },
  show: {
    loading: "Страница загружается",
    since: (year: number) => `с\u00A0${year}`,
    seasons: "Сезоны",
    episodes: "Серии",
    persons: "Актёры и создатели",
    channel: "Канал",
    none: { title: "Серий пока нет", text: "Они появятся здесь, как только выйдут." },
  },
  counts: { seasons, episodes },
  beyond: { title: "Такой страницы нет", text: "Видео закончились раньше.", toFirst: "К первой странице" },
} as const;
