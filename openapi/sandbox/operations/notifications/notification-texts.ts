/** Texts of notifications; the documents name their reasons (`notification.userReason`) and no words, so these are ours. */
export const notificationTexts = {
  answer: (name: string): string => `${name} отвечает на ваш комментарий`,
  comment: (name: string, count: number): string =>
    count > 1 ? `Новых комментариев к вашему видео: ${count}` : `${name} комментирует ваше видео`,
  like: (name: string, count: number): string =>
    `Ваш комментарий нравится: ${count > 1 ? `${name} и ещё ${count - 1}` : name}`,
  pin: (name: string): string => `${name} закрепляет ваш комментарий`,
  author: (name: string, isLive: boolean): string =>
    isLive ? `Прямой эфир на канале «${name}»` : `Новое видео на канале «${name}»`,
  tv: (name: string): string => `Новая серия: «${name}»`,
  person: (name: string): string => `Новое видео, в котором снимается ${name}`,
  video: "Ваше видео опубликовано",
} as const;

/** The beginning of a comment, cut at a word. */
export function excerpt(text: string, length = 140): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  if (flat.length <= length) return flat;
  const cut = flat.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).trimEnd()}…`;
}
