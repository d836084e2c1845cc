import { grouped } from "../texts/plural.ts";

/** A sum in roubles with a non-breaking space before the sign: «299 ₽», «1299,50 ₽» (MANAGE-STATUS-12: prices are in rubles). */
export function roubles(amount: number): string {
  const kopecks = Math.round(amount * 100) % 100;
  const whole = grouped(Math.trunc(amount));
  return `${whole}${kopecks === 0 ? "" : `,${String(kopecks).padStart(2, "0")}`}\u00A0₽`;
}
