import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import type { CardMenuRequest } from "@kadr/design-system/cards";
import type { Video } from "@kadr/openapi/client";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { channelPath } from "../../links/addresses.ts";
import type { CardContext } from "../../presenters/cards.ts";
import { isNothingThere } from "../../presenters/failure.ts";
import { channelVideosQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { videoTexts } from "../../texts/video.ts";
import { Sentinel } from "../Sentinel.tsx";
import * as styles from "./VideoPage.styles.ts";

export interface AuthorVideosProps {
  video: Video;
  context: CardContext;
  onMenuOpen: (request: CardMenuRequest) => void;
  onAction: (cardId: string, actionId: string) => void;
  /** The page is still being opened: its place is kept, and nothing is asked for yet. */
  isEarly: boolean;
}

/** Other videos of the author, as the channel lists them; asked for when they are near. Empty where there are none. */
export const AuthorVideos = observer(function AuthorVideos({ video, isEarly, ...lists }: AuthorVideosProps) {
  const [isNear, setNear] = useState(false);
  const { api } = useHost();
  const query = useQuery({ ...channelVideosQuery(api, video.author.id, "videos", undefined), enabled: isNear });
  const cards = useMemo(() => query.data?.results.filter(({ id }) => id !== video.id), [query.data, video.id]);
  if (cards?.length === 0 || (cards === undefined && isNothingThere(query.error))) return null;
  return (
    <div className={styles.authorVideos} data-region>
      {!isEarly && !isNear && <Sentinel onNear={() => setNear(true)} />}
      <CardShelf
        id="author-videos"
        title={videoTexts.authorVideos}
        href={channelPath(video.author.id, "videos")}
        kind="video"
        cards={cards}
        query={query}
        {...lists}
        hidesAuthor
      />
    </div>
  );
});
