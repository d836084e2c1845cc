import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { CommentsSection } from "../../features/show-comments/CommentsSection.tsx";
import { avatarAt } from "../../presenters/avatars.ts";
import type { Moments } from "../../presenters/writtenText.ts";
import { navigate } from "../../routes/navigation.ts";
import { createCommentsStore } from "../../stores/CommentsStore.ts";
import type { CommentsPorts } from "../../stores/comments/ports.ts";
import { useHost } from "../../ports/Host.ts";
import { useConnected } from "../../ports/useStore.ts";
import type { HiddenParts } from "../../queries/settings.ts";
import { commentAddress } from "./commentAddress.ts";

export interface CommentsProps {
  ports: CommentsPorts;
  video: { readonly id: string; readonly author: { readonly id: string } };
  hidden: HiddenParts;
  /** Of the page. */
  path: string;
  search: string;
  /** The video that times in comments lead into. Default none: they stay words. */
  moments?: Moments | null | undefined;
  /** Goes to a moment of it, in seconds. */
  onTime?: ((seconds: number) => void) | undefined;
}

/** The discussion of one video, with a store of its own that lives as long as it is shown: also through a login and a logout. */
export default observer(function Comments({ ports, video, hidden, path, search, moments, onTime }: CommentsProps) {
  const { stores, mediaUrl } = useHost();
  const { profile } = stores.session;
  const store = useMemo(
    () => createCommentsStore(ports, { videoId: video.id, channelOwnerId: video.author.id }),
    [ports, video.id, video.author.id],
  );
  useConnected(store);
  const addressOf = (commentId: string | null) => commentAddress(path, search, commentId);
  return (
    <I18nProvider locale="ru-RU">
      <CommentsSection
        store={store}
        focusedCommentId={new URLSearchParams(search).get("comment_id")}
        hide={hidden}
        viewer={profile && { name: profile.name, avatarSrc: avatarAt(mediaUrl(profile.avatarUrl)) }}
        onLeaveFocus={() => navigate(addressOf(null))}
        videoUrl={addressOf}
        moments={moments}
        onTime={onTime}
      />
    </I18nProvider>
  );
});
