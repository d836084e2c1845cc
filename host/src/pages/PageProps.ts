import type { PageParams } from "@kadr/openapi/pages";

/** What every page is given. */
export interface PageProps {
  readonly params: PageParams;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}
