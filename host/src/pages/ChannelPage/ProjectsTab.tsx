import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { projectCard } from "../../presenters/channel.ts";
import { channelProjectsQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { channelTexts } from "../../texts/channel.ts";
import { GridPage } from "./GridPage.tsx";
import type { TabProps } from "./MainTab.tsx";
import { onLinkPress } from "./onLinkPress.ts";
import { useChannelCards } from "./useChannelCards.tsx";

/** Series and shows of the channel; all of them come at once. */
export const ProjectsTab = observer(function ProjectsTab({ channel, personId, isOwn }: TabProps) {
  const { lists, menu } = useChannelCards(channel.id, isOwn);
  const { api, measure, prefetched } = useHost();
  const query = useQuery(channelProjectsQuery(api, channel.id, prefetched));
  const cards = useMemo(() => query.data?.results.map(projectCard), [query.data]);
  const onPress = onLinkPress((link) =>
    measure("channel.shelf.projects", { channelId: channel.id, location: "channel", link }),
  );
  return (
    <div onClickCapture={onPress}>
      <GridPage personId={personId} tab="projects" page={1} hasNext={false} isEmpty={cards?.length === 0}>
        <CardShelf
          id="channel-projects"
          label={channelTexts.tabs.projects}
          layout="grid"
          kind="tv-show"
          cards={cards}
          query={query}
          {...lists}
        />
      </GridPage>
      {menu}
    </div>
  );
});
