import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Chip } from "@kadr/design-system/primitives/Chip";
import { space } from "@kadr/design-system/tokens";
import type { Card, VideoPage } from "@kadr/openapi/client";
import { pathTo, seasonIn } from "@kadr/openapi/pages";
import { PlaylistPanel } from "../../features/browse-playlist/PlaylistPanel.tsx";
import { TrailerButton } from "../../features/watch-trailer/TrailerButton.tsx";
import { ownHref } from "../../links/ownHref.ts";
import { presentCards, type CardContext } from "../../presenters/cards.ts";
import { episodesQuery, tvShowQuery } from "../../queries/places.ts";
import { useHost } from "../../ports/Host.ts";
import { placeTexts } from "../../texts/places.ts";
import { counted } from "../../texts/plural.ts";
import { videoTexts } from "../../texts/video.ts";

export interface SeasonsSlotProps {
  data: VideoPage;
  show: NonNullable<NonNullable<VideoPage["relatedData"]>["tv"]>;
  search: string;
  context: CardContext;
}

const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

/** The show of the video: its seasons, the episodes of one, and its trailer. Another season leaves the video as it plays. */
const SeasonsSlot = observer(function SeasonsSlot({ data, show, search, context }: SeasonsSlotProps) {
  const { api, overlays, prefetched } = useHost();
  const about = useQuery(tvShowQuery(api, show.id, prefetched)).data;
  const episodes = useQuery(episodesQuery(api, show.id, prefetched)).data?.results;
  const [chosen, setChosen] = useState(seasonIn(search) ?? data.currentSeason);
  const season = about?.seasons.find(({ number }) => number === chosen)?.number ?? about?.seasons[0]?.number;
  const cards = useMemo(
    () =>
      presentCards(
        (episodes ?? [])
          .filter((one) => one.season === season)
          .map(({ video }): Card => ({ ...video, card_type: "video-horizontal" })),
        context,
      ),
    [episodes, season, context],
  );
  // The video is whole without its show: what does not come leaves no place.
  if (about === undefined || cards.length === 0) return null;
  const { trailer, seasons } = about;
  const index = cards.findIndex(({ id }) => id === data.video.id);
  return (
    <PlaylistPanel
      title={show.name}
      label={videoTexts.episodesOf(show.name)}
      href={ownHref(pathTo("tvShow", { id: show.id }))}
      position={
        index === -1 ? counted(cards.length, placeTexts.counts.episodes) : videoTexts.episode(index + 1, cards.length)
      }
      cards={cards}
      currentId={data.video.id}
    >
      {(seasons.length > 1 || trailer !== null) && (
        <div className={tools}>
          {seasons.length > 1 && (
            <div role="group" aria-label={videoTexts.seasons}>
              {seasons.map(({ number, name }) => (
                <Chip key={number} isSelected={number === season} onPress={() => setChosen(number)}>
                  {name}
                </Chip>
              ))}
            </div>
          )}
          {trailer !== null && (
            <TrailerButton
              onNear={() => overlays.prepare("trailer")}
              onPress={() => overlays.open("trailer", { videoId: trailer.id, title: show.name })}
            />
          )}
        </div>
      )}
    </PlaylistPanel>
  );
});

export default SeasonsSlot;
