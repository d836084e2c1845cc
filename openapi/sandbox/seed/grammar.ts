import type { Random } from "./random.ts";

/** Replaces every `{slot}` of a template by one of the slot's entries. */
export function expand(template: string, slots: Readonly<Record<string, readonly string[]>>, random: Random): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const entries = slots[name];
    if (!entries) throw new Error(`No slot {${name}} for «${template}»`);
    return random.pick(entries);
  });
}

/** Seconds as a chapter line writes them: m:ss or h:mm:ss (B §5). */
export function chapterTime(seconds: number): string {
  const part = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${part(minutes)}:${part(seconds % 60)}` : `${minutes}:${part(seconds % 60)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
