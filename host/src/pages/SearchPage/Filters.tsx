import { useState } from "react";
import { ChevronDownIcon } from "@kadr/design-system/primitives/Icon";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import { searchFilters, type SearchAddress, type SearchFilter } from "@kadr/openapi/pages";
import { searchAddressPath } from "../../links/addresses.ts";
import { useHost } from "../../ports/Host.ts";
import { searchTexts } from "../../texts/search.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import * as styles from "./SearchPage.styles.ts";

const texts = searchTexts.filters;
const names = Object.keys(searchFilters) as SearchFilter[];

/** Filters of the videos (SEARCH-LINE-12): links, so that each choice has its address and works before the script. */
export function Filters({ address }: { address: SearchAddress }) {
  const { measure } = useHost();
  const chosen = Object.keys(address.filters).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  const to = (filters: SearchAddress["filters"]) => searchAddressPath({ ...address, filters, page: 1 });
  return (
    <details className={styles.filters} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {chosen > 0 ? `${texts.title}: ${chosen}` : texts.title}
        <ChevronDownIcon size={20} />
      </summary>
      <div className={styles.choices} onClick={() => measure("search.filters", { location: "search" })}>
        {names.map((name) => (
          <div key={name} className={styles.choice}>
            <span className={styles.choiceLabel} aria-hidden>
              {texts[name].label}
            </span>
            <ChipList
              label={texts[name].label}
              most={searchFilters[name].length + 1}
              texts={shelfTexts}
              chips={chipsOf(name, address, to)}
            />
          </div>
        ))}
        {chosen > 0 && (
          <div>
            <LinkButton href={to({})}>{texts.reset}</LinkButton>
          </div>
        )}
      </div>
    </details>
  );
}

function chipsOf(
  name: SearchFilter,
  { filters }: SearchAddress,
  to: (filters: SearchAddress["filters"]) => ReturnType<typeof searchAddressPath>,
) {
  const { [name]: current, ...others } = filters;
  const labels: Readonly<Record<string, string>> = texts[name];
  const [first] = searchFilters[name];
  // An order always holds, the others may be left open.
  const isOrder = name === "sort_by";
  return [
    ...(isOrder ? [] : [{ id: "any", label: texts.any, href: to(others), isCurrent: current === undefined }]),
    ...searchFilters[name].map((value) => {
      const isDefault = isOrder && value === first;
      return {
        id: value,
        label: labels[value] ?? value,
        href: to(isDefault ? others : { ...others, [name]: value }),
        isCurrent: isDefault ? current === undefined : current === value,
      };
    }),
  ];
}
