import { Problem } from "../../http/problems.ts";

const text = "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра";

/** The documented banned-user info (`BannedUserInfo`, `comments.error.banned`, K10: with the name of the platform). */
export const bannedInfo = {
  rule_link: "/info/agreement/",
  selected_text: "нарушили правила",
  message: text,
  toast_message: text,
} as const;

export const bannedProblem = (): Problem =>
  new Problem(403, "forbidden", "Комментарии ограничены", { extra: { toast_message: text, banned_info: bannedInfo } });
