import type { Random } from "../random.ts";

/** Replaces every `{slot}` of a template by one of the slot's entries. */
export function expand(template: string, slots: Readonly<Record<string, readonly string[]>>, random: Random): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const entries = slots[name];
    if (!entries) throw new Error(`No slot {${name}} for «${template}»`);
    return random.pick(entries);
  });
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
