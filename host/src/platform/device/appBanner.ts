/** Where the state of the banner is kept and read; the server reads the same (openapi/sandbox/documents/drawn-for.ts). */
export interface AppBannerPort {
  /** An Android phone, and nobody has closed the banner there. */
  isWanted(): boolean;
  /** It stays closed on this device, `days` long. */
  close(days: number): void;
}

export function createAppBannerPort(page: Document = document, view: Window = window): AppBannerPort {
  return {
    isWanted: () =>
      /\bAndroid\b.*\bMobile\b/.test(view.navigator.userAgent) &&
      !/(?:^|;\s*)app-banner=closed(?:;|$)/.test(page.cookie),
    close(days) {
      const secure = view.location.protocol === "https:" ? "; Secure" : "";
      page.cookie = `app-banner=closed; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`;
    },
  };
}
