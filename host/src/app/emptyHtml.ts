/** The one policy that the page's CSP allows (`trusted-types default`): no text becomes HTML, but an element may be emptied. */
interface PolicyFactory {
  createPolicy(name: "default", rules: { createHTML: (text: string) => string | null }): unknown;
}

// react-aria's announcer empties its log by innerHTML = "", as the date field leaves a segment. A text that is refused is an error, as
// without a policy.
(globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy("default", {
  createHTML: (text) => (text === "" ? "" : null),
});
