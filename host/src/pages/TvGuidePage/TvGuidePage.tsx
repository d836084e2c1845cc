import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useChangeSaid } from "@kadr/design-system/primitives/announce";
import { Button } from "@kadr/design-system/primitives/Button";
import { TvIcon } from "@kadr/design-system/primitives/Icon";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Pagination } from "@kadr/design-system/primitives/Pagination";
import { Skeleton, SkeletonRegion } from "@kadr/design-system/primitives/Skeleton";
import { TabLinks } from "@kadr/design-system/primitives/TabLinks";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { guideAddress, guideDayAt, type GuideAddress } from "@kadr/openapi/pages";
import { useMinute } from "../../features/show-programme/useMinute.ts";
import { guidePath } from "../../links/addresses.ts";
import { dayInWords, guideDays } from "../../presenters/programme.ts";
import { guideQuery, liveCategoriesQuery } from "../../queries/tv.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { pageTexts } from "../../texts/pages.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { tvTexts as texts } from "../../texts/tv.ts";
import { GuideOfDay } from "./GuideOfDay.tsx";
import * as styles from "./TvGuidePage.styles.ts";

/** The TV guide: a day of the channels (TV-GUIDE-01 to 03). Each choice has its address. */
export default observer(function TvGuidePage({ search }: Pick<PageProps, "search">) {
  usePageArrival({ title: texts.title });
  const address = guideAddress(search);
  const { api, prefetched } = useHost();
  const now = useMinute();
  const today = guideDayAt(now);
  const date = address.date ?? today;
  const days = guideDays(today, date);
  const categories = useQuery({ ...liveCategoriesQuery(api, prefetched), enabled: !address.isWrong }).data;
  const to = (change: Partial<GuideAddress>) => guidePath({ ...address, page: 1, ...change });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <TabLinks
        label={texts.days}
        currentId={address.isWrong ? "" : date}
        items={days.map((day) => ({
          id: day.date,
          label: day.label,
          href: to({ date: day.date === today ? null : day.date }),
        }))}
      />
      {address.isWrong ? (
        <EmptyState
          kind="failed"
          title={texts.wrongDate}
          text={texts.wrongDateText}
          headingLevel={2}
          action={<LinkButton href={guidePath({ ...address, date: null, page: 1 })}>{texts.toToday}</LinkButton>}
        />
      ) : (
        <>
          {categories !== undefined && categories.results.length > 0 && (
            <ChipList
              label={texts.categories}
              most={categories.results.length + 1}
              texts={shelfTexts}
              chips={[
                { id: "all", label: texts.all, href: to({ category: null }), isCurrent: address.category === null },
                ...categories.results.map(({ id, name, slug }) => ({
                  id,
                  label: name,
                  href: to({ category: slug }),
                  isCurrent: address.category === slug,
                })),
              ]}
            />
          )}
          <Day address={address} date={date} now={now} />
        </>
      )}
    </div>
  );
});

function Day({ address, date, now }: { address: GuideAddress; date: string; now: number }) {
  const { api, prefetched } = useHost();
  const query = useQuery(guideQuery(api, address, prefetched));
  const { data } = query;
  const isThere = data !== undefined && !query.isPlaceholderData;
  const count = data?.results.length ?? 0;
  // A day that was chosen is told when it is here; the first one is the page itself.
  useChangeSaid(isThere ? date : null, () => texts.came(dayInWords(date), count));

  if (data === undefined)
    return query.isError && !query.isFetching ? (
      <EmptyState
        kind="failed"
        title={texts.failed.title}
        text={texts.failed.text}
        headingLevel={2}
        action={<Button onPress={() => void query.refetch()}>{texts.failed.retry}</Button>}
      />
    ) : (
      <SkeletonRegion isLoading label={texts.loading}>
        <div className={styles.result}>
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} height="72px" />
          ))}
        </div>
      </SkeletonRegion>
    );
  if (count === 0)
    return (
      <EmptyState
        icon={<TvIcon size={32} />}
        title={address.category === null ? texts.empty.title : texts.empty.category}
        text={texts.empty.text}
        headingLevel={2}
        action={<LinkButton href={guidePath({ date: null, category: null, page: 1 })}>{texts.toToday}</LinkButton>}
      />
    );
  const at = (page: number) => guidePath({ ...address, page });
  return (
    <div className={styles.result} aria-busy={query.isPlaceholderData}>
      <GuideOfDay key={data.date} broadcasts={data.results} date={data.date} now={now} />
      <Pagination
        label={texts.pages}
        page={address.page}
        previousHref={address.page > 1 ? at(address.page - 1) : undefined}
        nextHref={data.has_next ? at(address.page + 1) : undefined}
        texts={pageTexts}
      />
    </div>
  );
}
