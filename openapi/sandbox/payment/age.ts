/** Years that somebody has lived at `now`; undefined when the birthday (YYYY-MM-DD) is not told. */
export function ageAt(birthDate: string | null, now: number): number | undefined {
  if (birthDate === null) return undefined;
  const [year = 0, month = 1, date = 1] = birthDate.split("-").map(Number);
  const today = new Date(now);
  const had = today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= date);
  return today.getUTCFullYear() - year - (had ? 0 : 1);
}
