import type { ReactNode } from "react";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Pagination } from "@kadr/design-system/primitives/Pagination";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { ChannelTab } from "@kadr/openapi/pages";
import { channelPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { channelTexts } from "../../texts/channel.ts";
import { pageTexts } from "../../texts/pages.ts";
import * as styles from "./ChannelPage.styles.ts";

export interface GridPageProps {
  personId: string;
  tab: Exclude<ChannelTab, "main" | "about">;
  /** From 1. */
  page: number;
  hasNext: boolean;
  /** It has come, with nothing in it. */
  isEmpty: boolean;
  /** Rest of the address, with its question mark; it stays from page to page. Default "". */
  search?: string | undefined;
  /** Stub of an empty first page. Default: that no video was published there. */
  empty?: ReactNode;
  children: ReactNode;
}

const { empty: words, tabs } = channelTexts;

/** A grid by the page, with real links to the pages beside it; the first one is the tab's own address. */
export function GridPage({ personId, tab, page, hasNext, isEmpty, search = "", empty, children }: GridPageProps) {
  const at = (number: number) =>
    ownHref(channelPath(personId, tab, number > 1 ? `page-${number}` : undefined) + search);
  if (isEmpty && page === 1 && empty !== undefined) return empty;
  if (isEmpty)
    return (
      <EmptyState
        title={page > 1 ? words.beyond : words.tab}
        text={page > 1 ? words.beyondText : words.tabText}
        headingLevel={2}
        action={
          <LinkButton href={page > 1 ? at(1) : channelPath(personId)}>
            {page > 1 ? words.toFirst : words.toMain}
          </LinkButton>
        }
      />
    );
  return (
    <div className={styles.blocks}>
      {/* Of what was found its own heading tells. */}
      {empty === undefined && <VisuallyHidden as="h2">{tabs[tab]}</VisuallyHidden>}
      {children}
      <Pagination
        label={channelTexts.pages(tabs[tab])}
        page={page}
        previousHref={page > 1 ? at(page - 1) : undefined}
        nextHref={hasNext ? at(page + 1) : undefined}
        texts={pageTexts}
      />
    </div>
  );
}
