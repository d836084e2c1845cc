import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { TabLinks } from "@kadr/design-system/primitives/TabLinks";
import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import type { Channel } from "@kadr/openapi/client";
import { channelAddress, shownTab, type ChannelAddress } from "@kadr/openapi/pages";
import { useVisit } from "../../features/follow/useVisit.ts";
import { page } from "../../features/show-place/PlacePage.styles.ts";
import { channelPath, homePath } from "../../links/addresses.ts";
import { channelUnavailable, tabsOf, type ChannelUnavailable } from "../../presenters/channel.ts";
import { channelQuery } from "../../queries/channel.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { channelTexts } from "../../texts/channel.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { PageError } from "../PageError.tsx";
import { PlaceSkeleton } from "../PlaceSkeleton.tsx";
import { AboutTab } from "./AboutTab.tsx";
import { ChannelHeader } from "./ChannelHeader.tsx";
import { MainTab } from "./MainTab.tsx";
import { PlaylistsTab } from "./PlaylistsTab.tsx";
import { ProjectsTab } from "./ProjectsTab.tsx";
import { VideosTab } from "./VideosTab.tsx";

/** A channel, by its id or its short address, and its tabs (ROUTE-ADDRESS-03, CHANNEL-PAGE-01). */
export default function ChannelPage({ params, search }: Pick<PageProps, "params" | "search">) {
  const personId = params["personId"] ?? "";
  return <ChannelOf key={personId} personId={personId} address={channelAddress(params, search)} />;
}

function ChannelOf({ personId, address }: { personId: string; address: ChannelAddress }) {
  const { api, prefetched } = useHost();
  const query = useQuery(channelQuery(api, personId, prefetched));
  if (query.data) return <ChannelBody channel={query.data} personId={personId} address={address} />;
  if (query.isError && !query.isFetching) {
    const unavailable = channelUnavailable(query.error);
    return unavailable === null ? (
      <PageError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Unavailable {...unavailable} />
    );
  }
  return <PlaceSkeleton label={channelTexts.loading} />;
}

/** Closed, blocked or nobody's: the status, what it means, and a way on (ERROR-FETCH-02). */
function Unavailable({ code, title, text }: ChannelUnavailable) {
  usePageArrival({ title });
  return <ErrorPage code={code} title={title} text={text} action={{ label: channelTexts.home, href: homePath }} />;
}

interface ChannelBodyProps {
  channel: Channel;
  /** As the address says it: its links keep to it. */
  personId: string;
  address: ChannelAddress;
}

const ChannelBody = observer(function ChannelBody({ channel, personId, address }: ChannelBodyProps) {
  const { stores, measure } = useHost();
  const { session } = stores;
  const tabs = tabsOf(channel);
  const tab = shownTab(address.tab, channel.tabs);
  const words = channelTexts.tabs[tab];
  usePageArrival({ title: tab === "main" ? channel.name : `${words} — ${channel.name}` });
  useVisit("userchannel", channel.id);
  // The owner view is for the owner alone (CHANNEL-PAGE-05).
  const isOwn = session.userId === channel.id;
  const shared = { channel, personId, isOwn };
  return (
    <div className={page}>
      <ChannelHeader {...shared} />
      <TabLinks
        label={channelTexts.tabs.label}
        items={tabs.map((id) => ({
          id,
          label: channelTexts.tabs[id],
          href: channelPath(personId, id === "main" ? undefined : id),
        }))}
        currentId={tab}
        onPress={(id) => measure("channel.tab", { tab: id, location: "channel" })}
      />
      <SectionBoundary key={tab}>
        {tab === "main" ? (
          <MainTab {...shared} />
        ) : tab === "playlists" ? (
          <PlaylistsTab {...shared} page={address.page} />
        ) : tab === "projects" ? (
          <ProjectsTab {...shared} />
        ) : tab === "about" ? (
          <AboutTab channel={channel} />
        ) : (
          <VideosTab {...shared} tab={tab} address={address} />
        )}
      </SectionBoundary>
    </div>
  );
});
