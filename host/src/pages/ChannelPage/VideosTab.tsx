import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { channelOrders, type ChannelAddress, type VideosKind } from "@kadr/openapi/pages";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { channelPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { placesOf } from "../../presenters/measured.ts";
import { channelSearchQuery, channelVideosQuery, ownVideosQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { useMeasured } from "../../ports/useMeasured.ts";
import { channelTexts } from "../../texts/channel.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import * as styles from "./ChannelPage.styles.ts";
import { ChannelSearch } from "./ChannelSearch.tsx";
import { GridPage } from "./GridPage.tsx";
import type { TabProps } from "./MainTab.tsx";
import { useChannelCards } from "./useChannelCards.tsx";

export interface VideosTabProps extends TabProps {
  tab: VideosKind;
  address: ChannelAddress;
}

/** So many of what was found are told of as seen (SEARCH-STATE-04). */
const maxImpressions = 10;

/** Videos, shorts or audios by the page; among the videos one can search, and choose their order. */
export function VideosTab({ tab, address, ...shared }: VideosTabProps) {
  const { personId } = shared;
  const { query, order } = address;
  if (tab !== "videos") return <Videos {...shared} tab={tab} address={address} />;
  const ordered = (one: ChannelAddress["order"]) =>
    ownHref(channelPath(personId, tab) + (one === channelOrders[0] ? "" : `?sort=${one}`));
  return (
    <div className={styles.blocks}>
      <div className={styles.tools}>
        <ChannelSearch key={query} personId={personId} query={query} />
        {query === "" && (
          <ChipList
            label={channelTexts.orders.label}
            texts={shelfTexts}
            chips={channelOrders.map((id) => ({
              id,
              label: channelTexts.orders[id],
              href: ordered(id),
              isCurrent: id === order,
            }))}
          />
        )}
      </div>
      {query === "" ? <Videos {...shared} tab={tab} address={address} /> : <Found {...shared} address={address} />}
    </div>
  );
}

const Videos = observer(function Videos({ channel, personId, isOwn, tab, address: { page, order } }: VideosTabProps) {
  const { lists, own, menu } = useChannelCards(channel.id, isOwn);
  const { api, prefetched } = useHost();
  const sort = tab === "videos" ? order : undefined;
  const all = useQuery({ ...channelVideosQuery(api, channel.id, tab, prefetched, page, sort), enabled: !isOwn });
  const mine = useQuery({ ...ownVideosQuery(api, tab, prefetched, page, sort), enabled: isOwn });
  const query = isOwn ? mine : all;
  return (
    <>
      <GridPage
        personId={personId}
        tab={tab}
        page={page}
        hasNext={query.data?.has_next === true}
        isEmpty={query.data?.results.length === 0}
        search={sort === undefined || sort === channelOrders[0] ? "" : `?sort=${sort}`}
      >
        <CardShelf
          id={`channel-${tab}`}
          label={channelTexts.tabs[tab]}
          layout="grid"
          kind={tab === "shorts" ? "shorts" : "video"}
          cards={query.data?.results}
          query={query}
          {...lists}
          dress={own.dressVideo}
          hidesAuthor
          isFirst
        />
      </GridPage>
      {menu}
    </>
  );
});

const Found = observer(function Found({
  channel,
  personId,
  isOwn,
  address: { query: text, page },
}: Omit<VideosTabProps, "tab">) {
  const { lists, own, menu } = useChannelCards(channel.id, isOwn);
  const { api, prefetched } = useHost();
  const query = useQuery(channelSearchQuery(api, channel.id, text, prefetched, page));
  const cards = query.data?.results;
  useMeasured(query.data, (measure, { results, per_page: pageSize }) => {
    const ids = results.slice(0, maxImpressions).map(({ id }) => id);
    const places = placesOf(ids, (page - 1) * pageSize, pageSize);
    if (ids.length > 0) measure("channel.search.impressions", { ...places, location: "channel" });
  });
  return (
    <>
      <h2 className={styles.found}>{channelTexts.search.found(text)}</h2>
      <GridPage
        personId={personId}
        tab="videos"
        page={page}
        hasNext={query.data?.has_next === true}
        isEmpty={cards?.length === 0}
        search={`?${new URLSearchParams({ query: text })}`}
        empty={
          <EmptyState
            title={channelTexts.search.nothing}
            text={channelTexts.search.nothingText}
            headingLevel={3}
            action={<LinkButton href={channelPath(personId, "videos")}>{channelTexts.search.clear}</LinkButton>}
          />
        }
      >
        <CardShelf
          id="channel-found"
          label={channelTexts.search.found(text)}
          layout="grid"
          kind="video"
          cards={cards}
          query={query}
          {...lists}
          dress={own.dressVideo}
          hidesAuthor
        />
      </GridPage>
      {menu}
    </>
  );
});
