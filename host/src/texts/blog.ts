import { popupTitles } from "./popups.ts";

/** Words of the popup of the blog; the documents name it and quote nothing (SHELL-BLOG-01, SHELL-BLOG-03). */
export const blogTexts = {
  /** Until the page has said its own name. */
  title: popupTitles.blog,
  close: "Закрыть",
  /** Name of the frame. */
  frame: "Запись блога",
  loading: "Открываем запись",
  failed: "Запись не открылась. Проверьте сеть и попробуйте ещё раз.",
  retry: "Повторить",
  /** Before the address, for who does not see the arrow. */
  outside: "Открыть на сайте",
} as const;
