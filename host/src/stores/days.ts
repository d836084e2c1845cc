const twoDigits = (part: number): string => String(part).padStart(2, "0");

/** A day by the clock of the person, DD.MM.YYYY, as it is kept (`webPush.dateFormat`). `moment`: ms since the epoch. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`;
}

/** The beginning of such a day, ms since the epoch; undefined for what is none. */
export function momentOf(day: string): number | undefined {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(day) ?? [];
  if (date === undefined) return undefined;
  const moment = new Date(Number(year), Number(month) - 1, Number(date)).getTime();
  return dayOf(moment) === day ? moment : undefined;
}
