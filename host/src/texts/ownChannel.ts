import { plural } from "./plural.ts";

const places = ["место", "места", "мест"] as const;

/** Words of what only the author of a channel sees (OWNER-TOOLS-09). */
export const ownChannelTexts = {
  label: "Управление каналом",
  uploadVideo: "Загрузить видео",
  uploadShorts: "Загрузить Shorts",
  createStream: "Создать эфир",
  addPlaylist: "Новый плейлист",
  manage: "Студия",
  settings: "Настройки",
  slots: (free: number, total: number) =>
    free === 0
      ? "Все места для эфиров заняты"
      : `Для эфиров свободно ${free}\u00A0${plural(free, places)} из\u00A0${total}`,
  slotsFailed: "Не получилось узнать, сколько мест свободно",
  retry: "Повторить",
  menu: "Действия автора",
  pin: "Закрепить на канале",
  unpin: "Открепить",
  thumbnail: "Сменить обложку",
  playlist: {
    add: "Добавить видео",
    edit: "Изменить описание",
    share: "Поделиться плейлистом",
    remove: "Удалить плейлист",
  },
  videoPinned: "Видео закреплено на канале",
  videoUnpinned: "Видео откреплено",
  playlistPinned: "Плейлист закреплён на канале",
  playlistUnpinned: "Плейлист откреплён",
  pinFailed: "Не получилось закрепить. Попробуйте позже",
  unpinFailed: "Не получилось открепить. Попробуйте позже",
  bans: {
    button: "Заблокированные",
    title: "Заблокированные зрители",
    since: (date: string) => `С ${date}`,
    lift: "Разблокировать",
    liftOf: (name: string) => `Разблокировать: ${name}`,
    lifting: "Разблокируем…",
    lifted: "Зритель снова может комментировать",
    failed: "Не получилось разблокировать. Попробуйте позже",
    none: "Здесь пусто. Заблокировать зрителя можно в меню его комментария — писать под вашими видео он больше не сможет.",
    loading: "Загружаем список",
    notCome: "Список не загрузился",
    more: "Показать ещё",
    close: "Закрыть",
  },
  dialog: {
    title: "Обложка видео",
    choose: "Выбрать картинку",
    other: "Выбрать другую",
    hint: "JPEG, PNG или WebP, до 2\u00A0МБ. Лучше 16:9, от 1280 точек в ширину",
    preview: "Так будет выглядеть обложка",
    notPicture: "Это не картинка. Выберите файл JPEG, PNG или WebP",
    tooLarge: "Файл больше 2\u00A0МБ. Выберите поменьше",
    progress: "Загружаем обложку",
    save: "Сохранить",
    cancel: "Отмена",
    close: "Закрыть",
    done: "Обложка изменена",
    failed: "Обложка не изменена. Попробуйте ещё раз",
    offline: "Нет связи с интернетом. Картинка осталась здесь — сохраните её, когда связь появится",
  },
} as const;
