/** What is measured goes through here; the counters themselves come with a later issue. */
export interface Analytics {
  pageShown(page: { readonly name: string; readonly path: string; readonly title: string }): void;
  event(name: string, fields?: Readonly<Record<string, string | number | boolean>>): void;
}

export const silentAnalytics: Analytics = { pageShown: () => undefined, event: () => undefined };
