const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

/** Text of a person for a place in HTML that we hand out: without script blocks and tags, the signs left are escaped (COMMON-SECURITY-01). */
export const sanitised = (text: string): string =>
  text
    .replace(/<script\b[^>]*>[^]*?(?:<\/script\s*>|$)/gi, "")
    .replace(/<[/!]?[a-z][^>]*>|<!--[^]*?-->/gi, "")
    .replace(/[&<>"'`]/g, (sign) => entities[sign] ?? "");
