/** Embedded cards of the news: the address of each on the media host is `/news/<id>/`. */
export interface NewsText {
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  /** Page that a press leads to. */
  readonly url: string;
}

export const news: readonly NewsText[] = [
  { id: "lyod-na-baykale", topic: "Природа", title: "На Байкале встал первый лёд", text: "В заливах уже десять сантиметров. Спасатели просят не выходить на открытую воду до января.", url: "/feeds/priroda/" },
  { id: "teleskop-v-gorakh", topic: "Наука", title: "Новый телескоп увидел первую галактику", text: "Снимок сделали за сорок минут, в ясную ночь и без ветра. Дальше — год настройки.", url: "/feeds/nauka/" },
  { id: "nochnoy-poezd", topic: "Путешествия", title: "Ночной поезд к морю пойдёт круглый год", text: "В вагонах поставят столы с розетками, а окна сделают выше. Билеты — с декабря.", url: "/feeds/puteshestviya/" },
  { id: "hleb-iz-russkoy-pechi", topic: "Кулинария", title: "В музее испекли хлеб по записям бабушки", text: "Закваска прожила девять дней, печь топили берёзой. Рецепт раздали всем, кто пришёл.", url: "/feeds/kulinariya/" },
  { id: "nemoye-kino", topic: "Кино", title: "Нашли плёнку немого фильма, который считали потерянным", text: "Двадцать минут лежали в школьном шкафу. Музыку к ним сыграют вживую.", url: "/feeds/kino/" },
];
