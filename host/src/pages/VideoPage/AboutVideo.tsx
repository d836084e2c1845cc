import { useState, type RefObject } from "react";
import { LateSlot } from "@kadr/design-system/primitives/Late";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { Badge } from "@kadr/design-system/primitives/Badge";
import { Button } from "@kadr/design-system/primitives/Button";
import { DottedLine } from "@kadr/design-system/primitives/DottedLine";
import { ShareIcon, VerifiedIcon } from "@kadr/design-system/primitives/Icon";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { Spoken, VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { VideoPage } from "@kadr/openapi/client";
import { Description } from "../../features/read-description/Description.tsx";
import { VideoReactions } from "../../features/react-to-video/VideoReactions.tsx";
import { avatarAt } from "../../presenters/avatars.ts";
import { compactCounted, parseMoment, publishedWords, viewCount } from "../../presenters/duration.ts";
import { isLongTitle } from "../../presenters/description.ts";
import { isChildrenVideo } from "../../presenters/video.ts";
import type { HiddenParts } from "../../queries/settings.ts";
import { channelPath, ownAddress } from "../../links/addresses.ts";
import { cardTexts } from "../../texts/cards.ts";
import { lateTexts } from "../../texts/late.ts";
import { videoTexts } from "../../texts/video.ts";
import { usePagePorts } from "../PagePorts.ts";
import type { PlayerHandle } from "./PlayerSlot.tsx";
import * as styles from "./VideoPage.styles.ts";

export interface AboutVideoProps {
  data: VideoPage;
  hidden: HiddenParts;
  path: string;
  /** With its question mark, or empty. */
  search: string;
  player: RefObject<PlayerHandle | null>;
}

const longDate = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", year: "numeric" });

/** Title, author, reactions, description: what the video is. */
export function AboutVideo({ data, hidden, path, search, player }: AboutVideoProps) {
  const { video } = data;
  const { mediaUrl, link, overlays, now } = usePagePorts();
  const published = parseMoment(video.publication_ts);
  const [isOpen, setOpen] = useState(false);
  const hasLongTitle = isLongTitle(video.title);
  const authorLink = link(video.author.site_url) ?? { href: channelPath(video.author.id), isExternal: false };
  const share = () => overlays.open("share", { videoId: video.id, title: video.title, path, seconds: Math.floor(player.current?.currentTime() ?? 0) });
  const seek = (seconds: number) => player.current?.seek(seconds);

  return (
    <>
      <h1 className={styles.title} dir="auto" data-folded={(hasLongTitle && !isOpen) || undefined}>{video.title}</h1>
      <div className={styles.about}>
        <a className={styles.author} href={authorLink.href}>
          <Avatar name={video.author.name} src={avatarAt(mediaUrl(video.author.avatar_url))} size={44} loading="eager" />
          <span>
            <b dir="auto">{video.author.name} {video.author.is_official === true && <VerifiedIcon size={16} label={cardTexts.official} />}</b>
            {video.author.subscribers_count !== undefined && <small><Spoken text={compactCounted(video.author.subscribers_count, videoTexts.subscribers)} /></small>}
          </span>
        </a>
        <div className={styles.actions}>
          <LateSlot pending={<Skeleton width="232px" height="40px" />} texts={lateTexts}><VideoReactions videoId={video.id} hidden={hidden} /></LateSlot>
          <Button icon={<ShareIcon size={20} />} onHoverStart={() => overlays.prepare("share")} onFocus={() => overlays.prepare("share")} onPress={share}>{videoTexts.share}</Button>
        </div>
      </div>
      <Description
        text={video.description}
        duration={video.duration}
        isOpen={isOpen}
        onOpenChange={setOpen}
        hasMore={hasLongTitle}
        meta={
          <div className={styles.meta}>
            <Marks video={video} />
            <DottedLine parts={[
              <Spoken key="views" text={viewCount(video.hits)} />,
              published !== undefined && <time key="when" dateTime={video.publication_ts} title={longDate.format(published)}>{publishedWords(published, now())}</time>,
            ]} />
          </div>
        }
        timeHref={(seconds) => ownAddress(path, search, seconds)}
        onTime={seek}
        link={link}
      />
    </>
  );
}

/** What one should know before watching: live, for whom, for what. */
function Marks({ video }: Pick<VideoPage, "video">) {
  const age = video.pg_rating?.age;
  const marks = [
    video.is_livestream && <Badge key="live" variant="live">{videoTexts.live}</Badge>,
    video.is_adult ? <Badge key="age" variant="danger">{cardTexts.adult}</Badge> : age !== undefined && <Badge key="age"><VisuallyHidden>{videoTexts.ageRating}: </VisuallyHidden>{`${age}+`}</Badge>,
    isChildrenVideo(video) && <Badge key="children" variant="success">{videoTexts.children}</Badge>,
    (video.common_subscription_product_codes?.length ?? 0) > 0 ? <Badge key="paid" variant="premium">{videoTexts.premium}</Badge> : video.is_paid && <Badge key="paid" variant="premium">{videoTexts.paid}</Badge>,
    video.is_audio && <Badge key="audio">{videoTexts.audio}</Badge>,
  ].filter((mark) => mark !== false && mark !== undefined);
  return marks.length === 0 ? null : <span className={styles.marks}>{marks}</span>;
}
