import { SearchIcon } from "@kadr/design-system/primitives/Icon";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { SearchAddress } from "@kadr/openapi/pages";
import { searchAddressPath } from "../../links/addresses.ts";
import { useHost } from "../../ports/Host.ts";
import { useMeasured } from "../../ports/useMeasured.ts";
import { searchTexts } from "../../texts/search.ts";
import { PopularShelf } from "../PopularShelf.tsx";

const { nothing: texts, filters } = searchTexts;

/** Stub of a search without a result (SEARCH-LINE-14): what can be done, and videos to watch instead. */
export function NothingFound({ address }: { address: SearchAddress }) {
  const { searchLine } = useHost().stores;
  const isFiltered = Object.keys(address.filters).length > 0;
  useMeasured(address.query, (measure) => {
    void searchLine.load().then(
      ({ isVoice }) => measure(isVoice ? "voice.nothingFound" : "search.nothingFound", { location: "search" }),
      () => undefined,
    );
  });
  return (
    <>
      <EmptyState
        icon={<SearchIcon size={32} />}
        title={texts.title}
        text={isFiltered ? texts.filtered : texts.text}
        headingLevel={2}
        action={
          isFiltered ? (
            <LinkButton href={searchAddressPath({ ...address, filters: {}, page: 1 })}>{filters.reset}</LinkButton>
          ) : undefined
        }
      />
      <PopularShelf title={texts.instead} />
    </>
  );
}
