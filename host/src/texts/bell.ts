import { plural } from "./plural.ts";

/** Above this the bell says so and no more (`notifications.badge.max`). */
const maxSaid = 99;

/** Words of the bell, which is on every first screen; the panel's come with it. */
export const bellTexts = {
  title: "Уведомления",
  push: "Пуш-уведомления",
  /** The whole name: «Уведомления: 3 новых». */
  label(count: number): string {
    if (count === 0) return bellTexts.title;
    const said = count > maxSaid ? `${maxSaid}+` : String(count);
    return `${bellTexts.title}: ${said}\u00A0${plural(Math.min(count, maxSaid + 1), ["новое", "новых", "новых"])}`;
  },
} as const;
