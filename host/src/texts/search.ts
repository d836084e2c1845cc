import { counted, type NounForms } from "./plural.ts";

const suggestionForms: NounForms = ["подсказка", "подсказки", "подсказок"];
const seasonForms: NounForms = ["сезон", "сезона", "сезонов"];

/** Words of the search page (the documents give none). */
export const searchTexts = {
  title: "Поиск",
  found: (query: string) => `Результаты по запросу «${query}»`,
  /** No query yet. */
  begin: { title: "Что ищем?", text: "Введите в строке поиска название видео, канала или передачи." },
  tooShort: { title: "Слишком короткий запрос", text: "Введите хотя бы два символа." },
  tabs: { label: "Разделы поиска", all: "Все", video: "Видео", channels: "Каналы", shorts: "Shorts" },
  blocks: { channels: "Каналы и передачи", allChannels: "Все каналы", shorts: "Shorts", videos: "Видео" },
  pages: "Страницы результатов",
  filters: {
    title: "Фильтры",
    reset: "Сбросить фильтры",
    any: "Все",
    duration: { label: "Длительность", short: "До 4 минут", medium: "4–20 минут", long: "Дольше 20 минут" },
    created: { label: "Дата публикации", today: "За сутки", week: "За неделю", month: "За месяц", year: "За год" },
    sort_by: {
      label: "Порядок",
      relevance: "По запросу",
      date_added_desc: "Сначала новые",
      views_desc: "Сначала популярные",
      duration_desc: "Сначала длинные",
    },
  },
  corrected: {
    shown: (query: string) => `Показаны результаты по запросу «${query}»`,
    asTyped: (query: string) => `Искать «${query}»`,
  },
  nothing: {
    title: "Ничего не нашлось",
    text: "Проверьте, нет ли опечатки, или поищите другими словами.",
    filtered: "С этими фильтрами ничего не нашлось. Попробуйте снять часть из них.",
    instead: "Посмотрите пока это",
  },
  beyond: { title: "Такой страницы нет", text: "Результаты закончились раньше.", toFirst: "К первой странице" },
  kinds: { playlist: "Плейлист", tv: "Передача" },
  line: {
    list: "Подсказки",
    remove: (text: string) => `Удалить из истории: ${text}`,
    count: (count: number) => (count === 0 ? "Подсказок нет" : counted(count, suggestionForms)),
  },
  show: (seasons: number | null) => (seasons === null ? "Передача" : `Передача · ${counted(seasons, seasonForms)}`),
  loading: "Ищем",
  failed: { title: "Не получилось найти", text: "Попробуйте ещё раз.", retry: "Повторить" },
} as const;
