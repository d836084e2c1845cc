/**
 * Addresses that the documents spell in two ways (K15, K16): the other spelling on the left, the specified one on the right.
 * A trailing slash is optional everywhere; the router sees to that.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Subscribing is v2 and unsubscribing is not; both are taken with both. Only cards: /subscription/user/ has one spelling.
  [/^(POST) \/api\/subscription\/card\/(?=[^/?]+\/[^/?]+\/?(?:$|\?))/, "/api/v2/subscription/card/"],
  [/^(POST) \/api\/v2\/subscription\/card\/(?=[^/?]+\/[^/?]+\/[^/?]+)/, "/api/subscription/card/"],
  [/^(DELETE) \/api\/v2\/subscription\/card\//, "/api/subscription/card/"],
  // A reaction is put to /reactions/ and read from /api/v2/reactions/videos/.
  [/^(POST) \/api\/v2\/reactions\/(?=$|\?)/, "/reactions/"],
  [/^(POST) \/api\/v2\/reactions(?=$|\?)/, "/reactions/"],
  [/^(GET|DELETE|HEAD) \/reactions\/videos\//, "/api/v2/reactions/videos/"],
  // Meta of a person's page lacks the api that all others have.
  [/^(GET|HEAD) \/api\/page_options\/page_meta\/catalog\/user\//, "/page_options/page_meta/catalog/user/"],
  [/^(GET|HEAD) \/page_options\/(?!page_meta\/catalog\/user\/)/, "/api/page_options/"],
];

/** The address as the spec has it, behind the prefix. */
export function specifiedUrl(method: string, url: string, prefix: string): string {
  if (!url.startsWith(`${prefix}/`)) return url;
  const call = `${method} ${url.slice(prefix.length)}`;
  for (const [other, specified] of spellings) {
    const match = other.exec(call);
    if (match) return `${prefix}${specified}${call.slice(match[0].length)}`;
  }
  return url;
}
