import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo, type ReactNode } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { Channel } from "@kadr/openapi/client";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { channelPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { projectCard, recommendedCard } from "../../presenters/channel.ts";
import { playlistCard } from "../../presenters/playlists.ts";
import {
  channelPlaylistsQuery,
  channelProjectsQuery,
  channelVideosQuery,
  pinnedPlaylistsQuery,
  pinnedVideoQuery,
  recommendedChannelsQuery,
} from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { channelTexts } from "../../texts/channel.ts";
import { pathTo, type VideosKind } from "@kadr/openapi/pages";
import { SectionBoundary } from "../Boundary.tsx";
import * as styles from "./ChannelPage.styles.ts";
import { onLinkPress } from "./onLinkPress.ts";
import { useChannelCards } from "./useChannelCards.tsx";

export interface TabProps {
  channel: Channel;
  personId: string;
  isOwn: boolean;
}

const { tabs, blocks: words } = channelTexts;

/** The first tab: its blocks in the documents' order (CHANNEL-PAGE-03); one with nothing in it takes no place. */
export const MainTab = observer(function MainTab({ channel, personId, isOwn }: TabProps) {
  const { lists, own, menu } = useChannelCards(channel.id, isOwn);
  const flags = channel.tabs;
  const block = { channel, personId, lists, own };
  const isEmpty = (["videos", "shorts", "playlists", "projects", "audios"] as const).every(
    (tab) => flags?.[tab] === false,
  );
  return (
    <div className={styles.blocks}>
      {isEmpty && <EmptyState title={channelTexts.empty.main} text={channelTexts.empty.mainText} headingLevel={2} />}
      {flags?.videos !== false && (
        <>
          <SectionBoundary>
            <PinnedVideo {...block} />
          </SectionBoundary>
          <Videos {...block} kind="videos" isFirst />
        </>
      )}
      {flags?.shorts !== false && <Videos {...block} kind="shorts" />}
      {flags?.playlists !== false && <Playlists {...block} />}
      {flags?.projects !== false && <Projects {...block} />}
      {flags?.audios !== false && <Videos {...block} kind="audios" />}
      {flags?.playlists !== false && <PinnedPlaylists {...block} />}
      <RecommendedChannels {...block} />
      {menu}
    </div>
  );
});

interface BlockProps extends Omit<TabProps, "isOwn"> {
  lists: ReturnType<typeof useChannelCards>["lists"];
  own: ReturnType<typeof useChannelCards>["own"];
}

/** A block of the tab: what is followed in it is measured. */
function Block({
  name,
  children,
}: {
  name: "videos" | "shorts" | "playlists" | "audios" | "pinnedPlaylists" | "recommendedChannels";
  children: ReactNode;
}) {
  const { measure } = useHost();
  const onPress = onLinkPress((link) => measure(`channel.shelf.${name}`, { location: "channel", link }));
  return (
    <div onClickCapture={onPress} data-block={name} className={styles.blocks}>
      <SectionBoundary>{children}</SectionBoundary>
    </div>
  );
}

function PinnedVideo({ channel, lists, own }: BlockProps) {
  const { api, prefetched } = useHost();
  const query = useQuery(pinnedVideoQuery(api, channel.id, prefetched));
  const video = query.data?.video;
  const cards = useMemo(() => (video ? [video] : []), [video]);
  // Its place is not kept: most channels have none.
  if (cards.length === 0) return null;
  return (
    <CardShelf
      id="pinned-video"
      title={words.pinned}
      kind="video"
      cards={cards}
      query={query}
      {...lists}
      dress={own.dressVideo}
      hidesAuthor
      isFirst
    />
  );
}

function Videos({
  channel,
  personId,
  lists,
  own,
  kind,
  isFirst = false,
}: BlockProps & { kind: VideosKind; isFirst?: boolean }) {
  const { api, prefetched } = useHost();
  const query = useQuery(channelVideosQuery(api, channel.id, kind, prefetched));
  return (
    <Block name={kind}>
      <CardShelf
        id={`channel-${kind}`}
        title={tabs[kind]}
        href={channelPath(personId, kind)}
        kind={kind === "shorts" ? "shorts" : "video"}
        cards={query.data?.results}
        query={query}
        {...lists}
        dress={own.dressVideo}
        hidesAuthor
        isFirst={isFirst}
      />
    </Block>
  );
}

function Playlists({ channel, personId, lists, own }: BlockProps) {
  const { api, prefetched } = useHost();
  const query = useQuery(channelPlaylistsQuery(api, channel.id, prefetched));
  const cards = useMemo(() => query.data?.results.map(playlistCard), [query.data]);
  return (
    <Block name="playlists">
      <CardShelf
        id="channel-playlists"
        title={tabs.playlists}
        href={channelPath(personId, "playlists")}
        kind="playlist"
        cards={cards}
        query={query}
        {...lists}
        dress={own.dressPlaylist}
      />
    </Block>
  );
}

function Projects({ channel, personId, lists }: BlockProps) {
  const { api, measure, prefetched } = useHost();
  const query = useQuery(channelProjectsQuery(api, channel.id, prefetched));
  const cards = useMemo(() => query.data?.results.map(projectCard), [query.data]);
  const onPress = onLinkPress((link) =>
    measure("channel.shelf.projects", { channelId: channel.id, location: "channel", link }),
  );
  return (
    <div onClickCapture={onPress} data-block="projects">
      <SectionBoundary>
        <CardShelf
          id="channel-projects"
          title={tabs.projects}
          href={channelPath(personId, "projects")}
          kind="tv-show"
          cards={cards}
          query={query}
          {...lists}
        />
      </SectionBoundary>
    </div>
  );
}

/** Each pinned playlist is a row of its own, its videos in it (CHANNEL-PAGE-08). */
function PinnedPlaylists({ channel, lists }: BlockProps) {
  const { api } = useHost();
  const query = useInfiniteQuery(pinnedPlaylistsQuery(api, channel.id));
  if (query.data === undefined)
    return (
      <Block name="pinnedPlaylists">
        <CardShelf
          id="pinned-playlists"
          title={words.pinnedPlaylists}
          kind="video"
          cards={undefined}
          query={query}
          {...lists}
        />
      </Block>
    );
  return (
    <Block name="pinnedPlaylists">
      {query.data.pages
        .flatMap(({ results }) => results)
        .map(({ id, title, videos = [] }) => (
          <CardShelf
            key={id}
            id={`pinned-playlist-${id}`}
            title={title}
            href={ownHref(pathTo("playlist", { id }))}
            kind="video"
            cards={videos}
            query={query}
            {...lists}
            hidesAuthor
          />
        ))}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button
            isPending={query.isFetchingNextPage}
            pendingLabel={channelTexts.loadingPlaylists}
            onPress={() => void query.fetchNextPage()}
          >
            {channelTexts.morePlaylists}
          </Button>
        </div>
      )}
    </Block>
  );
}

function RecommendedChannels({ channel, lists }: BlockProps) {
  const { api } = useHost();
  const query = useQuery(recommendedChannelsQuery(api, channel.id));
  const cards = useMemo(() => query.data?.results.map(recommendedCard), [query.data]);
  return (
    <Block name="recommendedChannels">
      <CardShelf
        id="recommended-channels"
        title={words.recommendedChannels}
        kind="userchannel"
        cards={cards}
        query={query}
        {...lists}
      />
    </Block>
  );
}
