/** Persons of the catalogue. Ids are fixed: shows and tests name them. */
export interface PersonText {
  readonly id: number;
  readonly name: string;
  readonly about: string;
  readonly professions: readonly string[];
  readonly birth: string | null;
  /** Number of the portrait among the avatars; null: none. */
  readonly avatar: number | null;
}

export const persons: readonly PersonText[] = [
  {
    id: 301,
    name: "Марина Ладожская",
    about: "Актриса театра и кино. Метеоролог Вера из «Станции „Восток“».",
    professions: ["актриса"],
    birth: "1988-02-11",
    avatar: 21,
  },
  {
    id: 302,
    name: "Игнат Сомов",
    about: "Режиссёр документального и игрового кино, трижды зимовал на полярных станциях.",
    professions: ["режиссёр", "сценарист"],
    birth: "1979-09-30",
    avatar: 22,
  },
  {
    id: 303,
    name: "Тимур Ахметов",
    about: "Историк, ведущий «Городов на воде». Говорит о прошлом так, будто вернулся оттуда вчера.",
    professions: ["историк", "ведущий"],
    birth: "1983-06-04",
    avatar: 23,
  },
  {
    id: 304,
    name: "Ольга Рябинина",
    about: "Повар и ведущая «Большой кухни маленького города».",
    professions: ["повар", "ведущая"],
    birth: "1990-12-19",
    avatar: 24,
  },
  {
    id: 305,
    name: "Степан Горелов",
    about: "Актёр. Сыграл механика Лёшу в «Депо» и капитана в «Тихой воде».",
    professions: ["актёр"],
    birth: "1985-03-27",
    avatar: 25,
  },
  {
    id: 306,
    name: "Ксения Верес",
    about: "Актриса, певица, голос лисы из «Сказок Серого берега».",
    professions: ["актриса", "певица"],
    birth: "1994-08-02",
    avatar: 26,
  },
  {
    id: 307,
    name: "Борис Климов",
    about: "Физик, популяризатор, ведущий «Почему так».",
    professions: ["физик", "ведущий"],
    birth: "1972-01-15",
    avatar: 27,
  },
  {
    id: 308,
    name: "Аглая Фомина",
    about: "Оператор и режиссёр. Снимает птиц и людей, которые их ждут.",
    professions: ["оператор", "режиссёр"],
    birth: null,
    avatar: 28,
  },
  {
    id: 309,
    name: "Руслан Бегов",
    about: "Каскадёр и ведущий «Гаража без ворот».",
    professions: ["ведущий", "каскадёр"],
    birth: "1981-11-08",
    avatar: null,
  },
  {
    id: 310,
    name: "Нина Аркадьевна Лещёва",
    about: "Народная артистка. Полвека на сцене, три сезона в «Тихой воде».",
    professions: ["актриса"],
    birth: "1951-05-21",
    avatar: 30,
  },
];

export interface ShowText {
  readonly id: number;
  readonly name: string;
  readonly kind: readonly [id: number, name: string];
  /** Slug of the topic: its category and its channels. */
  readonly topic: string;
  readonly about: string;
  readonly picture: string;
  readonly poster: string;
  readonly age: 0 | 6 | 12 | 16;
  readonly genres: readonly string[];
  readonly years: readonly [start: number, end: number | null];
  /** Titles of the episodes, by season. */
  readonly seasons: readonly (readonly string[])[];
  readonly people: readonly (readonly [person: number, role: string])[];
}

export const shows: readonly ShowText[] = [
  {
    id: 501,
    name: "Города на воде",
    kind: [3, "Документальный цикл"],
    topic: "istoriya",
    picture: "columns-3",
    poster: "columns-v1",
    age: 6,
    genres: ["история", "путешествия"],
    years: [2023, null],
    about: "Как строили там, где строить нельзя: сваи, насыпи, разводные мосты и люди, которые отказались переезжать.",
    seasons: [
      [
        "Выборг: крепость на островах",
        "Венеция: лес под площадью",
        "Кронштадт: форты и футштоки",
        "Амстердам: тысяча мостов",
        "Плёс: город одного берега",
      ],
      ["Астрахань: бугры и рукава", "Стокгольм: шлюзы", "Калязин: колокольня без города", "Мышкин: пристань"],
    ],
    people: [
      [303, "Ведущий"],
      [308, "Оператор"],
    ],
  },
  {
    id: 502,
    name: "Станция «Восток»",
    kind: [2, "Сериал"],
    topic: "kino",
    picture: "mountains-4",
    poster: "mountains-v1",
    age: 12,
    genres: ["драма", "приключения"],
    years: [2024, null],
    about: "Зимовка длиной в девять месяцев: двенадцать человек, один дизель и связь раз в неделю.",
    seasons: [
      [
        "Последний борт",
        "Минус семьдесят",
        "Тишина в эфире",
        "Чужой след",
        "Ночь длиной в месяц",
        "Дизель",
        "Письмо без адреса",
        "Рассвет",
      ],
      ["Новая смена", "Керн", "Белая мгла", "Двое на гребне", "Радиограмма", "Домой"],
    ],
    people: [
      [301, "Метеоролог Вера"],
      [305, "Механик Саша"],
      [302, "Режиссёр"],
    ],
  },
  {
    id: 503,
    name: "Большая кухня маленького города",
    kind: [4, "Телешоу"],
    topic: "kulinariya",
    picture: "kitchen-4",
    poster: "kitchen-v1",
    age: 0,
    genres: ["кулинария"],
    years: [2025, null],
    about: "Ольга Рябинина приезжает в маленький город и за день собирает ужин на сто человек из того, что там растёт.",
    seasons: [
      ["Тотьма: рыжики", "Елабуга: гусь", "Кунгур: пряники", "Тара: щука", "Кологрив: брусника", "Белозерск: снеток"],
    ],
    people: [[304, "Ведущая"]],
  },
  {
    id: 504,
    name: "Тихая вода",
    kind: [2, "Сериал"],
    topic: "kino",
    picture: "sea-4",
    poster: "sea-v1",
    age: 16,
    genres: ["детектив"],
    years: [2021, 2024],
    about: "Бывший капитан возвращается в посёлок у шлюза и находит то, что река прятала тридцать лет.",
    seasons: [
      ["Шлюз", "Буй номер девять", "Сторож", "Паводок"],
      ["Ледостав", "Хозяйка пристани", "Фарватер", "Имя на корме"],
      ["Весна", "Трое в лодке", "Глубина", "Берег"],
    ],
    people: [
      [305, "Капитан Рогов"],
      [310, "Хозяйка пристани"],
      [306, "Следователь Мирра"],
      [302, "Режиссёр"],
    ],
  },
  {
    id: 505,
    name: "Почему так",
    kind: [5, "Познавательная программа"],
    topic: "nauka",
    picture: "cosmos-3",
    poster: "cosmos-v1",
    age: 6,
    genres: ["наука"],
    years: [2022, null],
    about: "Один вопрос, один опыт, один ответ. Борис Климов проверяет то, во что мы привыкли верить.",
    seasons: [
      [
        "Почему небо темнеет",
        "Почему лёд скользкий",
        "Почему мы зеваем",
        "Почему мёд не портится",
        "Почему поёт бокал",
      ],
      ["Почему кошки мурлычут", "Почему бывают приливы", "Почему снег скрипит", "Почему время не идёт назад"],
    ],
    people: [[307, "Ведущий"]],
  },
  {
    id: 506,
    name: "Сказки Серого берега",
    kind: [6, "Мультсериал"],
    topic: "deti",
    picture: "meadow-4",
    poster: "meadow-v1",
    age: 0,
    genres: ["для детей", "сказка"],
    years: [2024, null],
    about: "Лиса, цапля и старый маяк: короткие истории на ночь.",
    seasons: [
      [
        "Как маяк проспал закат",
        "Цапля и эхо",
        "Лисья почта",
        "Туман в гостях",
        "Ракушка, которая молчала",
        "Самая тихая буря",
        "День без ветра",
      ],
    ],
    people: [
      [306, "Голос лисы"],
      [310, "Рассказчица"],
    ],
  },
];
