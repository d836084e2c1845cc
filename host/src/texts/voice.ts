/** `voice.error.noSpeech`: two lines. */
const [title = "", text = ""] = "Не понимаю / Повторите ещё раз".split(" / ");

/** Words of the voice search (`voice.*`); what the documents do not give is ours. */
export const voiceTexts = {
  button: "Голосовой поиск",
  popup: {
    /** `voice.recording`. */
    recording: "Говорите...",
    hint: "Назовите видео, канал или передачу",
    cancel: "Отмена",
    noSpeech: { title, text },
    notAllowed: {
      /** `voice.error.notAllowed`. */
      title: "Включите микрофон и распознавание речи",
      /** `voice.error.notAllowed.text`. */
      text: "Разрешите доступ к микрофону и распознаванию речи в настройках устройства",
      steps: [
        "«Настройки» → «Приложения» → «Safari» → «Микрофон» → «Разрешить».",
        "«Настройки» → «Основные» → «Клавиатура»: включите «Диктовку».",
        "Вернитесь сюда и попробуйте снова.",
      ],
    },
    /** `voice.error.retry`. */
    retry: "Попробовать снова",
    close: "Закрыть",
  },
} as const;
