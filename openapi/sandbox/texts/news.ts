/** News: a page each, and a card that the media host serves at `/news/<id>/`. */
export interface NewsText {
  readonly id: string;
  readonly topic: string;
  /** Slug of the topic: the news category. */
  readonly category: string;
  readonly title: string;
  readonly text: string;
  /** The rest of it, by the paragraph. */
  readonly paragraphs: readonly string[];
  readonly picture: string;
  readonly published: string;
  /** Page that a press leads to. */
  readonly url: string;
}

const written: readonly Omit<NewsText, "url">[] = [
  {
    id: "lyod-na-baykale",
    topic: "Природа",
    category: "priroda",
    title: "На Байкале встал первый лёд",
    text: "В заливах уже десять сантиметров. Спасатели просят не выходить на открытую воду до января.",
    paragraphs: [
      "Первыми замёрзли Мухор и Провал: там мелко и тихо. Лёд прозрачный, сквозь него видно камни и стаи бычков.",
      "Большое озеро встанет позже, обычно к середине января, и сначала будет трескаться так, что слышно на берегу.",
      "Если очень хочется на лёд, начните с наших видео: их снимали те, кто знает дорогу.",
    ],
    picture: "/images/sea-2.webp",
    published: "2026-11-21T06:00:00Z",
  },
  {
    id: "teleskop-v-gorakh",
    topic: "Наука",
    category: "nauka",
    title: "Новый телескоп увидел первую галактику",
    text: "Снимок сделали за сорок минут, в ясную ночь и без ветра. Дальше — год настройки.",
    paragraphs: [
      "Зеркало везли на гору по частям: восемнадцать сегментов, каждый в своём ящике с войлоком.",
      "Первый снимок видно и без подписи — спираль, повёрнутая к нам почти плашмя. Свет от неё шёл двадцать миллионов лет.",
      "Теперь инженеры будут год выставлять сегменты с точностью до доли волны, и только потом начнутся наблюдения по заявкам.",
    ],
    picture: "/images/cosmos-1.webp",
    published: "2026-11-20T08:30:00Z",
  },
  {
    id: "nochnoy-poezd",
    topic: "Путешествия",
    category: "puteshestviya",
    title: "Ночной поезд к морю пойдёт круглый год",
    text: "В вагонах поставят столы с розетками, а окна сделают выше. Билеты — с декабря.",
    paragraphs: [
      "Раньше поезд ходил только летом. Зимний рейс пойдёт трижды в неделю и приедет к завтраку.",
      "В составе один вагон — библиотека, и один — с креслами у окна, куда можно прийти из любого купе.",
    ],
    picture: "/images/sea-1.webp",
    published: "2026-11-19T15:00:00Z",
  },
  {
    id: "hleb-iz-russkoy-pechi",
    topic: "Кулинария",
    category: "kulinariya",
    title: "В музее испекли хлеб по записям бабушки",
    text: "Закваска прожила девять дней, печь топили берёзой. Рецепт раздали всем, кто пришёл.",
    paragraphs: [
      "Тетрадь нашли в комоде: двенадцать страниц карандашом, без единого грамма — всё горстями и стаканами.",
      "С третьего раза хлеб поднялся. На вкус он кислее магазинного и не черствеет неделю.",
    ],
    picture: "/images/kitchen-1.webp",
    published: "2026-11-18T10:00:00Z",
  },
  {
    id: "nemoye-kino",
    topic: "Кино",
    category: "kino",
    title: "Нашли плёнку немого фильма, который считали потерянным",
    text: "Двадцать минут лежали в школьном шкафу. Музыку к ним сыграют вживую.",
    paragraphs: [
      "Коробку приняли за учебный диафильм и чуть не выбросили при ремонте. Учитель физики проверил на всякий случай.",
      "Плёнку почистили и отсканировали: сохранились две сцены погони и финал. Начала не нашли, его расскажет чтец.",
    ],
    picture: "/images/cinema-1.webp",
    published: "2026-11-17T12:00:00Z",
  },
];

export const news: readonly NewsText[] = written.map((item) => ({
  ...item,
  url: `/news/${item.category}/${item.id}/`,
}));
