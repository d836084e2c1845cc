import { createLate, useArrived } from "@kadr/design-system/primitives/Late";
import type { RefObject } from "react";
import { navigate } from "../routes/navigation.ts";

const lateSuggestions = createLate(() =>
  import("../features/suggest-search/SuggestSearch.tsx").then((module) => module.SuggestSearch),
);

export interface LateSuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
}

/** The suggestions of the search line come with its first use; the line searches without them. */
export function LateSuggestions({ field }: LateSuggestionsProps) {
  const SuggestSearch = useArrived(lateSuggestions);
  return SuggestSearch === null ? null : <SuggestSearch field={field} onGo={navigate} />;
}
