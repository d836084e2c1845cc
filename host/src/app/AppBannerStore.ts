import { makeAutoObservable } from "mobx";
import { findPage } from "@kadr/openapi/pages";
import type { AppBannerPort } from "../platform/device/appBanner.ts";

/** So long a closed banner stays closed, in days: as long as the theme is kept. */
const closedDays = 3650;

/** Paths that contain one of these have no banner (`appBanner.excludedPaths`). */
const withoutBanner = [
  "play/embed",
  "person",
  "audio",
  "viju/",
  "dom2/",
  "eurosport/",
  "entertainment/",
  "spief21/",
  "spief22/",
  "silkwayrally/",
  "creativityweek/",
  "forumvostok/",
  "fest-lampa-film/",
] as const;
/** Nor have these pages; the one about the app is one of the info pages. */
const pagesWithout: ReadonlySet<string> = new Set(["problem", "info", "shorts", "categories"]);

/** The banner of the app at the top of Android phones. */
export class AppBannerStore {
  private isWanted: boolean;
  private readonly port: AppBannerPort;

  constructor(port: AppBannerPort) {
    this.port = port;
    this.isWanted = port.isWanted();
    makeAutoObservable<this, "port">(this, { port: false }, { autoBind: true });
  }

  isShownAt(path: string): boolean {
    return (
      this.isWanted &&
      !withoutBanner.some((fragment) => path.includes(fragment)) &&
      !pagesWithout.has(findPage(path)?.name ?? "")
    );
  }

  close(): void {
    this.isWanted = false;
    this.port.close(closedDays);
  }
}
