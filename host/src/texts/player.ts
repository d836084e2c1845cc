import { counted, type NounForms } from "./plural.ts";
import { nouns } from "./time.ts";

const NBSP = "\u00A0";

/** After «из»: «из 1 минуты», «из 2 минут». */
const genitive = {
  hour: ["часа", "часов", "часов"],
  minute: ["минуты", "минут", "минут"],
  second: ["секунды", "секунд", "секунд"],
} as const satisfies Record<string, NounForms>;

/** After «на» and «через»: «на 1 минуту», «через 5 секунд». */
const accusative = {
  hour: ["час", "часа", "часов"],
  minute: ["минуту", "минуты", "минут"],
  second: ["секунду", "секунды", "секунд"],
} as const satisfies Record<string, NounForms>;

function inWords(
  seconds: number,
  forms: { readonly hour: NounForms; readonly minute: NounForms; readonly second: NounForms },
): string {
  const total = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [
    [Math.floor(total / 3600), forms.hour],
    [Math.floor(total / 60) % 60, forms.minute],
    [total % 60, forms.second],
  ] as const;
  const said = parts.filter(([amount]) => amount > 0).map(([amount, noun]) => counted(amount, noun));
  return said.length === 0 ? counted(0, forms.second) : said.join(" ");
}

/** Where the player stands, for who listens: «1 минута 5 секунд из 10 минут, глава «Остров»» (docs/invariants.md, A6). */
export function seekValue(current: number, duration: number, chapter: string | undefined): string {
  const position = inWords(current, nouns);
  const whole = duration > 0 ? `${position} из ${inWords(duration, genitive)}` : position;
  return chapter === undefined ? whole : `${whole}, глава «${chapter}»`;
}

const decimal = (value: number) => String(value).replace(".", ",");

/** Texts that the design system's `PlayerTexts` asks for; held against it where the player is composed. */
export const playerTexts = {
  region: (title: string) => `Видеоплеер: ${title}`,
  audioRegion: (title: string) => `Аудиоплеер: ${title}`,
  controls: "Управление плеером",
  play: "Смотреть",
  pause: "Пауза",
  replay: "Смотреть ещё раз",
  back10: `Назад на 10${NBSP}секунд`,
  forward10: `Вперёд на 10${NBSP}секунд`,
  seek: "Перемотка",
  seekValue,
  mute: "Выключить звук",
  unmute: "Включить звук",
  volume: "Громкость",
  volumeValue: (percent: number, isMuted: boolean) => (isMuted ? "Звук выключен" : `${percent}${NBSP}%`),
  unmuteAutoplay: "Включить звук",
  captionsOn: "включены",
  captionsOff: "выключены",
  captions: "Субтитры",
  captionsNone: "Выключены",
  captionSize: "Размер",
  captionSizes: { s: "Мелкий", m: "Обычный", l: "Крупный", xl: "Самый крупный" },
  captionColor: "Цвет",
  captionColors: { white: "Белый", yellow: "Жёлтый", green: "Зелёный", cyan: "Голубой" },
  captionBackground: "Фон",
  captionBackgrounds: { none: "Без фона", shade: "Полупрозрачный", solid: "Чёрный" },
  captionSample: "Так выглядят субтитры",
  settings: "Настройки",
  back: "Назад",
  close: "Закрыть",
  quality: "Качество",
  qualityAuto: "Авто",
  qualityAutoNow: (height: number) => `Авто (${height}p)`,
  qualityValue: (height: number) => `${height}p`,
  speed: "Скорость",
  speedNormal: "Обычная",
  speedValue: (rate: number) => `${decimal(rate)}×`,
  playsNext: "Следующее видео само",
  /** `watchLater.title` */
  later: "Смотреть позже",
  laterRemove: "Убрать из «Смотреть позже»",
  pictureInPicture: "Картинка в картинке",
  pictureInPictureExit: "Вернуть на страницу",
  inPictureInPicture: "Видео идёт в отдельном окне",
  cinema: "Широкий экран",
  cinemaExit: "Обычный вид",
  fullscreen: "На весь экран",
  fullscreenExit: "Выйти из полноэкранного режима",
  miniExit: "Открыть страницу видео",
  miniHome: "Вернуться к видео",
  miniClose: "Закрыть мини-плеер",
  next: "Следующее видео",
  previous: "Предыдущее видео",
  nextNamed: (title: string) => `Следующее: ${title}`,
  previousNamed: (title: string) => `Предыдущее: ${title}`,
  chapter: (name: string) => `Глава «${name}»`,
  chaptersOpen: "список глав",
  said: {
    played: "Воспроизведение",
    paused: "Пауза",
    volume: (percent: number) => `Громкость ${percent}${NBSP}%`,
    muted: "Звук выключен",
    rate: (rate: number) => `Скорость ${decimal(rate)}×`,
    captionsOn: (label: string) => `Субтитры: ${label}`,
    captionsOff: "Субтитры выключены",
    skip: (seconds: number) => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}${NBSP}с`,
    skipInWords: (seconds: number) =>
      `${seconds < 0 ? "Назад" : "Вперёд"} на ${inWords(Math.abs(seconds), accusative)}`,
    frame: (step: 1 | -1) => (step > 0 ? "Следующий кадр" : "Предыдущий кадр"),
  },
  live: "Прямой эфир",
  buffering: "Загрузка видео",
  ended: "Видео закончилось",
  offer: "Следующее видео",
  offerIn: (seconds: number) => `Следующее видео через ${counted(seconds, accusative.second)}`,
  offerBegins: (title: string) => `Сейчас начнётся следующее: ${title}`,
  offerTake: "Смотреть сейчас",
  offerStay: "Отменить",
  watchedFrom: (author: string) => `Автор этого видео — ${author}`,
  more: "Что ещё посмотреть",
  retry: "Попробовать снова",
  stoppedAt: (time: string) => `Остановились на ${time}.`,
  lowerQuality: (height: number) => `Качество ниже: ${height}p`,
  soundOnly: "Только звук",
  withPicture: "Вернуть картинку",
  undecoded: {
    ofPicture: (codec: string) => `Картинку этого видео (${codec}) браузер не умеет показывать`,
    ofSound: (codec: string) => `Звук этого видео (${codec}) браузер не умеет воспроизводить`,
    text: "Откройте его в другом браузере или преобразуйте файл в MP4 с кодеками H.264 и AAC.",
    close: "Закрыть",
  },
  failure: {
    network: { title: "Нет соединения", text: "Проверьте интернет. Видео продолжится с того же места." },
    format: {
      title: "Не получается показать видео",
      text: "Браузер не поддерживает этот формат. Обновите браузер или попробуйте снова.",
    },
    unavailable: { title: "Видео сейчас недоступно", text: "Файл не нашёлся. Попробуйте снова чуть позже." },
  },
  shortcuts: "Горячие клавиши",
  shortcutsPageWide: "Работают и вне плеера, пока на странице ничего не выбрано",
  shortcutRows: [
    { does: "Смотреть или пауза", keys: ["Пробел", "K"] },
    { does: `Назад и вперёд на 10${NBSP}секунд`, keys: ["J", "L"] },
    { does: `Назад и вперёд на 5${NBSP}секунд`, keys: ["←", "→"], said: ["стрелка влево", "стрелка вправо"] },
    { does: "Громче и тише, когда выбран плеер", keys: ["↑", "↓"], said: ["стрелка вверх", "стрелка вниз"] },
    { does: "Выключить звук", keys: ["M"] },
    { does: "Субтитры", keys: ["C"] },
    { does: "Медленнее и быстрее", keys: ["<", ">"], said: ["знак меньше", "знак больше"] },
    { does: "Вдвое быстрее, пока клавиша нажата", keys: ["Пробел"] },
    { does: "На кадр назад и вперёд", keys: [",", "."], said: ["запятая", "точка"] },
    { does: "К доле видео: 0 — начало, 5 — середина", keys: ["0", "…", "9"], said: ["0", "до", "9"] },
    { does: "На весь экран", keys: ["F"] },
    { does: "Широкий экран", keys: ["T"] },
    { does: "Картинка в картинке", keys: ["I"] },
    { does: "Следующее и предыдущее видео", keys: ["Shift + N", "Shift + P"] },
    { does: "Этот список", keys: ["?"], said: ["вопросительный знак"] },
  ],
};

export const chaptersTexts = {
  title: "Главы",
  close: "Закрыть главы",
  current: "Идёт сейчас",
  moment: (seconds: number) => inWords(seconds, nouns),
} as const;

const lineForms = ["реплика", "реплики", "реплик"] as const satisfies NounForms;

export const transcriptTexts = {
  open: "Расшифровка",
  title: "Расшифровка",
  close: "Закрыть расшифровку",
  search: "Поиск по расшифровке",
  found: (count: number) => `Найдено: ${counted(count, lineForms)}`,
  nothing: "Ничего не найдено",
  follow: "К текущему месту",
  language: "Язык расшифровки",
  loading: "Загружаем расшифровку",
  failed: "Не получилось загрузить расшифровку",
  retry: "Попробовать снова",
  moment: (seconds: number) => inWords(seconds, nouns),
} as const;
