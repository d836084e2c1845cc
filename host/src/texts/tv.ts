import { counted } from "./plural.ts";

/** Words of the TV guide, of the programme beside a channel, and of what is on the air. */
export const tvTexts = {
  title: "Телепрограмма",
  loading: "Загружаем программу",
  days: "Дни",
  today: "Сегодня",
  tomorrow: "Завтра",
  yesterday: "Вчера",
  categories: "Категории",
  all: "Все каналы",
  /** Name of the grid: «Программа на 24 ноября». */
  dayOf: (day: string) => `Программа на\u00A0${day}`,
  /** Name of the list of one channel. */
  programmeOf: (channel: string, day: string) => `${channel}: программа на\u00A0${day}`,
  came: (day: string, channels: number) =>
    `Программа на\u00A0${day}, ${counted(channels, ["канал", "канала", "каналов"])}`,
  /** `tv.error.dateFormat`, to the character. */
  wrongDate: "неверно указан формат даты для запроса тв-программы",
  wrongDateText: "Напишите дату как 24.11.2026 или 2026-11-24, или выберите день.",
  toToday: "Программа на сегодня",
  empty: {
    title: "На этот день программы нет",
    text: "Выберите другой день или все каналы.",
    category: "В этой категории сейчас нет каналов",
  },
  failed: { title: "Программа не загрузилась", text: "Проверьте соединение и попробуйте ещё раз.", retry: "Повторить" },
  pages: "Страницы программы",
  wholeDay: "Весь день",
  fold: "Свернуть",
  grid: {
    channel: "Канал",
    window: (from: string, to: string) => `С\u00A0${from} до\u00A0${to}`,
    span: (from: string, to: string) => `с\u00A0${from} до\u00A0${to}`,
    earlier: "Раньше",
    later: "Позже",
    toNow: "Сейчас",
    now: "В эфире",
    recording: "смотреть запись",
    playing: "Вы смотрите запись",
    reminder: "напомнить",
    remind: (title: string) => `Напомнить: ${title}`,
  },
  reminded: (title: string) => `Напомним, когда начнётся «${title}»`,
  notReminded: (title: string) => `Не напомним о «${title}»`,
  panel: {
    label: "Рядом с эфиром",
    programme: "Программа",
    dayBefore: "Предыдущий день",
    dayAfter: "Следующий день",
    guide: "Все каналы",
    toLive: "Вернуться в эфир",
    nowOn: (title: string) => `Сейчас в эфире: ${title}`,
  },
  live: {
    title: "Прямые эфиры",
    list: "Сейчас в эфире",
    all: "Все",
    guide: "Телепрограмма",
    pages: "Страницы эфиров",
    empty: { title: "Сейчас ничего не идёт", text: "Загляните в телепрограмму или вернитесь позже." },
  },
  waiting: {
    left: (time: string) => `До начала: ${time}`,
    begins: "Начинаем",
  },
  over: {
    title: "Эфир завершён",
    text: "Запись уже готова, а рядом есть что посмотреть дальше.",
    watch: "Смотреть запись",
  },
} as const;
