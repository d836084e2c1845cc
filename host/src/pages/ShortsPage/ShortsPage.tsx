import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { ShortSkeleton } from "@kadr/design-system/shorts";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { shortsAddress } from "@kadr/openapi/pages";
import { videoPath } from "../../links/addresses.ts";
import { shortsEntries } from "../../presenters/shorts.ts";
import { unavailableCode } from "../../presenters/video.ts";
import { shortsQuery, type ShortsList as Asked } from "../../queries/shorts.ts";
import { videoPageQuery } from "../../queries/video.ts";
import { useLeadOn } from "../../routes/leadOn.ts";
import { usePlace } from "../../routes/navigation.ts";
import type { PageProps } from "../PageProps.ts";
import { useEntryState } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { shortsTexts } from "../../texts/shorts.ts";
import { PageError } from "../PageError.tsx";
import { UnavailableVideo } from "../VideoPage/UnavailableVideo.tsx";
import { ShortsList } from "./ShortsList.tsx";
import * as styles from "./ShortsPage.styles.ts";

/** Shorts, one after another. The address follows the one in sight, so the page is one for each entry of the history and not for each address. */
export default function ShortsPage(props: PageProps) {
  const { entryKey } = usePlace();
  return <Shorts key={entryKey} entryKey={entryKey} {...props} />;
}

const mostSeeds = 100;

/** By chance, as keys of entries are, and the same each time that it is asked for: React may begin a page more than once while it takes it over. */
const seedOf = (entryKey: string): number => 1 + ((Number.parseInt(entryKey.slice(0, 6), 36) || 0) % mostSeeds);

function Shorts({ params, path, search, entryKey }: PageProps & { entryKey: string }) {
  const id = params["id"] ?? "";
  const { api, prefetched } = useHost();
  // Back finds the list that it was, and in it the short of the address.
  const [kept, keep] = useEntryState<Asked | null>("shorts", null);
  const [fresh] = useState((): Asked => ({
    videoId: id,
    address: shortsAddress(search),
    seed: seedOf(entryKey),
  }));
  const list = kept ?? fresh;
  // Once: the first short of the list stays what the list is called by.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => keep(list), []);
  const query = useInfiniteQuery(shortsQuery(api, list, prefetched));
  const entries = useMemo(() => shortsEntries(query.data?.pages ?? []), [query.data]);

  if (query.data === undefined) {
    if (!query.isError || query.isFetching) return <Loading />;
    const retry = () => void query.refetch();
    return unavailableCode(query.error) === null ? (
      <PageError error={query.error} onRetry={retry} />
    ) : (
      <NoShort id={id} />
    );
  }
  return (
    <ShortsList
      entries={entries}
      firstId={id}
      path={path}
      search={search}
      more={{
        load: () => void query.fetchNextPage(),
        isThere: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        hasFailed: query.isFetchNextPageError && !query.isFetchingNextPage,
      }}
    />
  );
}

function Loading() {
  return (
    <div className={styles.page} aria-busy>
      <VisuallyHidden>{shortsTexts.loading}</VisuallyHidden>
      <ShortSkeleton />
    </div>
  );
}

/** The address is of no short that can be seen: the video's own page says why, or shows it. */
function NoShort({ id }: { id: string }) {
  const { api } = useHost();
  const { data, error, isError } = useQuery(videoPageQuery(api, id, ""));
  useLeadOn(data === undefined ? null : videoPath(id));
  return isError ? <UnavailableVideo videoId={id} code={unavailableCode(error) ?? "404"} /> : <Loading />;
}
