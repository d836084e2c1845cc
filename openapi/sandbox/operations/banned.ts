import { Problem } from "../http/problems.ts";

const text = "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила";

/** The documented banned-user info (B §3, B §8; K10: the platform name is left out). */
export const bannedInfo = { rule_link: "/info/agreement/", selected_text: "нарушили правила", message: text, toast_message: text } as const;

export const bannedProblem = (): Problem =>
  new Problem(403, "forbidden", "Комментарии ограничены", { extra: { toast_message: text, banned_info: bannedInfo } });
