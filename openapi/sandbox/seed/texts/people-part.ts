/** Topics to choose from: name, sign, group, slug of the topic whose videos suit it. */
export const interestTags: ReadonlyArray<readonly [name: string, emoji: string, group: 1 | 2 | 3, slug: string]> = [
  ["Кулинария", "🍲", 3, "kulinariya"],
  ["Выпечка", "🥐", 3, "kulinariya"],
  ["Путешествия", "🧭", 2, "puteshestviya"],
  ["Походы", "🏕️", 2, "puteshestviya"],
  ["Наука", "🔬", 2, "nauka"],
  ["Космос", "🔭", 2, "nauka"],
  ["Игры", "🎮", 1, "igry"],
  ["Настольные игры", "🎲", 1, "igry"],
  ["Музыка", "🎧", 1, "muzyka"],
  ["История", "🏛️", 2, "istoriya"],
  ["Дом и ремонт", "🔧", 3, "remont"],
  ["Сад и дача", "🌱", 3, "remont"],
  ["Спорт", "⚽", 1, "sport"],
  ["Бег", "🏃", 1, "sport"],
  ["Кино и сериалы", "🎬", 1, "kino"],
  ["Детям", "🧸", 1, "deti"],
  ["Природа", "🌲", 2, "priroda"],
  ["Животные", "🐾", 2, "priroda"],
  ["Техника", "💡", 3, "tehnika"],
  ["Авто", "🚗", 3, "tehnika"],
];

export const abTests: ReadonlyArray<{
  slug: string;
  salt: string;
  groups: ReadonlyArray<{ label: string; percent: number }>;
}> = [
  // Group B searches by the third version of the call (SEARCH-LINE-10).
  {
    slug: "search_v3",
    salt: "s3-2026-11",
    groups: [
      { label: "A", percent: 50 },
      { label: "B", percent: 50 },
    ],
  },
  {
    slug: "shelf_order",
    salt: "so-2026-10",
    groups: [
      { label: "A", percent: 80 },
      { label: "B", percent: 10 },
      { label: "C", percent: 10 },
    ],
  },
];

/** News of the service: title, text, address, days ago. */
export const serviceNews: ReadonlyArray<readonly [title: string, text: string, link: string, daysAgo: number]> = [
  ["Появились главы в видео", "Теперь к нужному месту можно перейти одним нажатием.", "/info/guide/", 2],
  [
    "Субтитры стало видно издалека",
    "Размер и цвет субтитров теперь выбираются в настройках плеера.",
    "/info/guide/",
    9,
  ],
  ["Обновили правила", "Коротко рассказываем, что изменилось и почему.", "/info/agreement/", 31],
];
