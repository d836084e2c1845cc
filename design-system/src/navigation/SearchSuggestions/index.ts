export {
  SearchSuggestions,
  type SearchSuggestion,
  type SearchSuggestionsProps,
  type SearchSuggestionsTexts,
} from "./SearchSuggestions.tsx";
