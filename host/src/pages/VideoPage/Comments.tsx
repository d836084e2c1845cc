import { observer } from "mobx-react-lite";
import { use, useEffect, useMemo } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { DiscussVideo } from "../../features/discuss-video/DiscussVideo.tsx";
import { navigate } from "../../routes/navigation.ts";
import { createCommentsStore } from "../../stores/CommentsStore.ts";
import { useStores } from "../../stores/StoresContext.ts";
import type { VideoTalkProps } from "./VideoTalk.tsx";

/** The discussion of one video, with a store of its own that lives as long as it is shown: also through a login and a logout. */
export default observer(function Comments({ video, hidden, path, search }: VideoTalkProps) {
  const { session, commentsPorts } = useStores();
  const { profile } = session;
  const ports = use(commentsPorts());
  const store = useMemo(() => createCommentsStore(ports, { videoId: video.id, channelOwnerId: video.author.id }), [ports, video.id, video.author.id]);
  useEffect(() => store.connect(), [store]);
  const addressOf = (commentId: string | null) => {
    const query = new URLSearchParams(search);
    if (commentId === null) query.delete("comment_id");
    else query.set("comment_id", commentId);
    const text = query.toString();
    return path + (text === "" ? "" : `?${text}`);
  };
  return (
    <I18nProvider locale="ru-RU">
      <DiscussVideo
        store={store}
        focusedCommentId={new URLSearchParams(search).get("comment_id")}
        hide={hidden}
        viewer={profile && { name: profile.name, avatarSrc: profile.avatarUrl ?? undefined }}
        onLeaveFocus={() => navigate(addressOf(null))}
        videoUrl={addressOf}
      />
    </I18nProvider>
  );
});
