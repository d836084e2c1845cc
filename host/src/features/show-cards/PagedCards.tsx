import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Pagination } from "@kadr/design-system/primitives/Pagination";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { Card } from "@kadr/openapi/client";
import { pageTexts } from "../../texts/pages.ts";
import { placeTexts } from "../../texts/places.ts";
import { CardShelf, type CardsQuery, type CardShelfProps } from "./CardShelf.tsx";

export interface PagedCardsProps extends Pick<
  CardShelfProps,
  "id" | "title" | "label" | "context" | "onMenuOpen" | "onAction" | "isFirst"
> {
  /** The query of this page. */
  query: CardsQuery & { readonly data: { readonly results: readonly Card[]; readonly has_next: boolean } | undefined };
  /** From 1. */
  page: number;
  /** The address of another page. */
  at: (page: number) => SafeHref;
  /** Stub without a single video, with its way on. */
  none: { readonly title: string; readonly text: string; readonly button?: string; readonly href?: SafeHref };
  /** Accessible name of the pages. */
  pagesLabel: string;
}

const { beyond } = placeTexts;

/** A grid of videos that comes by the page, with the ways to its neighbours; nothing found has a way on. */
export function PagedCards({ query, page, at, none, pagesLabel, ...shelf }: PagedCardsProps) {
  if (query.data?.results.length === 0) {
    const isBeyond = page > 1;
    const { title, text } = isBeyond ? beyond : none;
    const way = isBeyond
      ? { label: beyond.toFirst, href: at(1) }
      : none.button === undefined || none.href === undefined
        ? null
        : { label: none.button, href: none.href };
    return (
      <EmptyState
        title={title}
        text={text}
        headingLevel={2}
        action={way === null ? undefined : <LinkButton href={way.href}>{way.label}</LinkButton>}
      />
    );
  }
  return (
    <>
      <CardShelf {...shelf} layout="grid" kind="video" cards={query.data?.results} query={query} />
      <Pagination
        label={pagesLabel}
        page={page}
        previousHref={page > 1 ? at(page - 1) : undefined}
        nextHref={query.data?.has_next === true ? at(page + 1) : undefined}
        texts={pageTexts}
      />
    </>
  );
}
