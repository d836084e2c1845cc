import type { PageParams } from "@kadr/openapi/pages";

/** Props of every page. */
export interface PageProps {
  readonly params: PageParams;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}
