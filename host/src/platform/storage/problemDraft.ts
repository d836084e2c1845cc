/** A logout clears all that begins so. */
const key = "kadr:problem-draft";
/** Characters of a field that are kept: more than the form takes. */
const maxTextLength = 5000;

export interface KeptReport {
  readonly text: string;
  readonly email: string;
}

function parse(value: unknown): KeptReport | null {
  const { text, email } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof text !== "string" || typeof email !== "string" || text.length + email.length > maxTextLength) return null;
  return { text, email };
}

/** Draft in the form about problems: it lives as long as the tab. A storage that is forbidden costs the reload, not the page. */
export const problemDraft = {
  read(): KeptReport | null {
    try {
      return parse(JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown);
    } catch {
      return null;
    }
  },
  write(draft: KeptReport | null): void {
    try {
      if (draft === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The text is still on the screen.
    }
  },
};
