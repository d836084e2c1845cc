/** Words of the question whether pushes may come; the documents give none (SHELL-WEBPUSH-01 to -06). */
export const webPushTexts = {
  title: "Включить пуш-уведомления?",
  text: "Браузер спросит разрешение. Выключить их можно в настройках уведомлений.",
  confirm: "Включить",
  decline: "Не сейчас",
  /** The switch is on, and this browser takes no part. */
  failed: "Браузер не включил пуш-уведомления. Проверьте разрешения сайта в настройках браузера",
  /** After a yes to the question above and a no to the browser's. */
  refused: "Браузер не разрешил уведомления. Включить их можно позже",
  settings: "Как включить",
  /** Beside the switch, where this browser takes no part, and what helps. */
  here: {
    refused: "Этот браузер не разрешает уведомления сайта. Разрешите их в настройках сайта: значок слева от адреса",
    impossible: "Этот браузер не умеет показывать пуш-уведомления. В другие ваши браузеры они придут",
  },
  /** Of a push that cannot be read. */
  something: "У вас новое уведомление",
} as const;
