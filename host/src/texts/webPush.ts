/** Words of the question whether pushes may come; the documents give none (A §4 Web push popup). */
export const webPushTexts = {
  title: "Включить пуш-уведомления?",
  text: "Браузер спросит разрешение. Выключить их можно в настройках уведомлений.",
  confirm: "Включить",
  decline: "Не сейчас",
  /** The switch is on, and this browser takes no part. */
  failed: "Браузер не включил пуш-уведомления. Проверьте разрешения сайта в настройках браузера",
  /** Of a push that cannot be read. */
  something: "У вас новое уведомление",
} as const;
