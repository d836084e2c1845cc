import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { CommentIcon } from "@kadr/design-system/primitives/Icon";
import { media, space } from "@kadr/design-system/tokens";
import type { VideoPage } from "@kadr/openapi/client";
import { LiveChat } from "../../features/live-chat/LiveChat.tsx";
import { canonicalVideoPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { livePartsOf } from "../../presenters/live.ts";
import { clientSettingsQuery, hiddenPartsOf } from "../../queries/settings.ts";
import { videoPageQuery } from "../../queries/video.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { chatTexts } from "../../texts/chat.ts";
import { PageError } from "../PageError.tsx";

/** All the height that the header leaves: a window beside another one is for this. */
const page = css`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: calc(100dvh - var(--k-header-height));
  min-height: 320px;
  max-width: 720px;
  margin-inline: auto;
  padding: ${space[4]} var(--k-gutter);
  ${media.mobile} {
    padding: 0;
  }
`;

/* The chat reaches the edges of a phone by itself; words in its place do not. */
const closed = css`
  ${media.mobile} {
    padding: ${space[4]} var(--k-gutter);
  }
`;

/** The chat of a stream alone, for a window of its own. */
export default function LiveChatPage({ params, search }: Pick<PageProps, "params" | "search">) {
  const id = params["id"] ?? "";
  const { api } = useHost();
  const query = useQuery(videoPageQuery(api, id, search));
  if (query.data) return <LiveChatOf data={query.data} />;
  if (query.isError && !query.isFetching) return <PageError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className={page} aria-busy>
      <Skeleton height="100%" />
    </div>
  );
}

const LiveChatOf = observer(function LiveChatOf({ data }: { data: VideoPage }) {
  const { video } = data;
  const { api } = useHost();
  const { chat } = hiddenPartsOf(useQuery(clientSettingsQuery(api)).data);
  usePageArrival({ title: chatTexts.pageTitle(video.title) });
  const back = (
    <LinkButton
      href={ownHref(
        canonicalVideoPath({
          id: video.id,
          isAudio: video.is_audio,
          streamType: video.stream_type ?? null,
          isPrivate: (video.pepper ?? null) !== null,
          productPath: null,
        }),
      )}
    >
      {chatTexts.backToStream}
    </LinkButton>
  );
  return (
    <div className={page}>
      {livePartsOf(data, chat)?.chat === "stream" ? (
        <LiveChat videoId={video.id} headingLevel={1} actions={back} />
      ) : (
        <div className={closed}>
          <h1>{chatTexts.pageTitle(video.title)}</h1>
          <EmptyState icon={<CommentIcon size={32} />} title={chatTexts.hidden} action={back} />
        </div>
      )}
    </div>
  );
});
