interface Action {
  readonly actionId: string;
  readonly type: "checkbox" | "cancel_button" | "internal_link" | "external_link";
  readonly title: string;
  readonly url: string | null;
  readonly sortOrder: number;
}

interface Element {
  readonly elementId: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly disclaimer?: string;
  readonly logo: { readonly url: string } | null;
  readonly pictures: ReadonlyArray<{ readonly url: string }>;
  readonly actions: readonly Action[];
}

export interface OnboardingEvent {
  readonly onboardingId: string;
  readonly type: "popup" | "banner";
  /** Seconds; null: it stays until it is closed. */
  readonly timeout: number | null;
  readonly elements: readonly Element[];
  /** Paths of pages ("*" at the end for all below); the rest where it matters. */
  readonly shownTo: {
    readonly paths: readonly string[];
    readonly platform?: "browser" | "browser_mobile";
    readonly subscribe?: "is_subscribed" | "is_not_subscribed";
    readonly signedIn?: boolean;
  };
}

const action = (
  actionId: string,
  type: Action["type"],
  title: string,
  sortOrder: number,
  url: string | null = null,
): Action => ({ actionId, type, title, url, sortOrder });

/** Introductions of the sandbox: a popup of several steps, a choice of topics, a banner that goes by itself, one with choices, one of premium. */
export const onboardingEvents: readonly OnboardingEvent[] = [
  {
    onboardingId: "ob-welcome",
    type: "popup",
    timeout: null,
    shownTo: { paths: ["/"], signedIn: false },
    elements: [
      {
        elementId: "welcome",
        title: "Добро пожаловать в Кадр",
        subtitle: "Видео, эфиры и подкасты на русском языке",
        logo: null,
        pictures: [],
        actions: [action("next", "internal_link", "Смотреть", 0, "/"), action("close", "cancel_button", "Закрыть", 1)],
      },
      {
        elementId: "library",
        title: "Всё своё — в разделе «Моё»",
        subtitle: "История, «Смотреть позже» и подписки доступны после входа",
        logo: null,
        pictures: [],
        actions: [
          action("open", "internal_link", "Открыть «Моё»", 0, "/my/"),
          action("close", "cancel_button", "Не сейчас", 1),
        ],
      },
    ],
  },
  {
    onboardingId: "ob-interests",
    type: "popup",
    timeout: null,
    shownTo: { paths: ["/"], signedIn: true },
    elements: [
      {
        elementId: "topics",
        title: "Что вам интересно?",
        subtitle: "Отметьте темы — подберём каналы",
        logo: null,
        pictures: [],
        actions: [
          action("travel", "checkbox", "Путешествия", 0),
          action("cooking", "checkbox", "Кулинария", 1),
          action("science", "checkbox", "Наука", 2),
          action("setup", "internal_link", "Настроить ленту", 3, "/interests/"),
          action("later", "cancel_button", "Не сейчас", 4),
        ],
      },
    ],
  },
  {
    onboardingId: "ob-shorts",
    type: "banner",
    timeout: 10,
    shownTo: { paths: ["/video/*"], platform: "browser_mobile" },
    elements: [
      {
        elementId: "shorts",
        title: "Короткие видео — листайте вверх",
        logo: null,
        pictures: [],
        actions: [
          action("open", "internal_link", "Посмотреть", 0, "/shorts/"),
          action("close", "cancel_button", "Закрыть", 1),
        ],
      },
    ],
  },
  {
    onboardingId: "ob-genres",
    type: "banner",
    timeout: null,
    shownTo: { paths: ["/feeds/kino/"], signedIn: true },
    elements: [
      {
        elementId: "genres",
        title: "Что показать в «Кино»?",
        logo: null,
        pictures: [],
        actions: [
          action("comedy", "checkbox", "Комедии", 0),
          action("drama", "checkbox", "Драмы", 1),
          action("setup", "internal_link", "Настроить ленту", 2, "/interests/"),
          action("close", "cancel_button", "Закрыть", 3),
        ],
      },
    ],
  },
  {
    onboardingId: "ob-premium",
    type: "banner",
    timeout: 15,
    shownTo: { paths: ["/video/*", "/feeds/*"], subscribe: "is_not_subscribed", signedIn: true },
    elements: [
      {
        elementId: "premium",
        title: "Смотрите без рекламы",
        subtitle: "Первый месяц подписки — бесплатно",
        disclaimer: "Дальше подписка продлится автоматически, отключить её можно в любой момент.",
        logo: null,
        pictures: [],
        actions: [
          action("try", "internal_link", "Подробнее", 0, "/?popup=premium_purchase"),
          action("close", "cancel_button", "Закрыть", 1),
        ],
      },
    ],
  },
];
