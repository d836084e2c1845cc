import type { ReactNode } from "react";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import type { LeftMenuFailure } from "./Failure.tsx";

export interface LeftMenuLink {
  title: string;
  url: SafeHref;
  /** 24 px */
  icon?: ReactNode;
  /** The link leads to something new. Default false. */
  isNew?: boolean | undefined;
}

export interface LeftMenuSection {
  id: string;
  /** The first section needs none. */
  title?: string | undefined;
  links: readonly LeftMenuLink[];
  /** Its title folds it. Default false. */
  isCollapsible?: boolean | undefined;
  /** So many are shown before «Ещё N»; default all. */
  limit?: number | undefined;
  /** So many there are, where `links` holds no more than the limit until the section is whole; default `links.length`. */
  count?: number | undefined;
  /** Its links did not come: it says so in their place. Default they did. */
  failure?: LeftMenuFailure | undefined;
}

/** State of a section, as the person has made it. */
export interface LeftMenuSectionState {
  /** Its links are seen, not folded away. */
  isOpen: boolean;
  /** All of them are, past its limit. */
  isWhole: boolean;
}

export const untouched: LeftMenuSectionState = { isOpen: true, isWhole: false };
