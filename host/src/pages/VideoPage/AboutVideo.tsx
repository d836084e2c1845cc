import { lazy, Suspense, useState, type RefObject } from "react";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { Badge } from "@kadr/design-system/primitives/Badge";
import { Button } from "@kadr/design-system/primitives/Button";
import { ShareIcon, VerifiedIcon } from "@kadr/design-system/primitives/Icon";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { VideoPage } from "@kadr/openapi/client";
import { Description } from "../../features/read-description/Description.tsx";
import { VideoReactions } from "../../features/react-to-video/VideoReactions.tsx";
import { compactCounted, parseMoment, relativeDate, viewCount } from "../../presenters/duration.ts";
import { isChildrenVideo } from "../../presenters/video.ts";
import type { HiddenParts } from "../../queries/settings.ts";
import { channelPath } from "../../routes/addresses.ts";
import { cardTexts } from "../../texts/cards.ts";
import { videoTexts } from "../../texts/video.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { usePagePorts } from "../PagePorts.ts";
import type { PlayerHandle } from "./PlayerSlot.tsx";
import * as styles from "./VideoPage.styles.ts";

const ShareVideo = lazy(() => import("../../features/share-video/ShareVideo.tsx").then((module) => ({ default: module.ShareVideo })));

export interface AboutVideoProps {
  data: VideoPage;
  hidden: HiddenParts;
  path: string;
  player: RefObject<PlayerHandle | null>;
}

const longDate = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", year: "numeric" });

/** Title, author, reactions, description: what the video is. */
export function AboutVideo({ data, hidden, path, player }: AboutVideoProps) {
  const { video } = data;
  const { mediaUrl, link, origin, copyText, now } = usePagePorts();
  const [shareAt, setShareAt] = useState<number | null>(null);
  const [isShareOpen, setShareOpen] = useState(false);
  const published = parseMoment(video.publication_ts);
  const age = video.pg_rating?.age;
  const authorLink = link(video.author.site_url) ?? { href: channelPath(video.author.id), isExternal: false };
  const seek = (seconds: number) => player.current?.seek(seconds);

  return (
    <>
      <h1 className={styles.title} dir="auto">{video.title}</h1>
      <div className={styles.marks}>
        {video.is_livestream && <Badge variant="live">{videoTexts.live}</Badge>}
        {video.is_adult ? <Badge variant="danger">{cardTexts.adult}</Badge> : age !== undefined && <Badge><VisuallyHidden>{videoTexts.ageRating}: </VisuallyHidden>{`${age}+`}</Badge>}
        {isChildrenVideo(video) && <Badge variant="success">{videoTexts.children}</Badge>}
        {(video.common_subscription_product_codes?.length ?? 0) > 0 ? <Badge variant="premium">{videoTexts.premium}</Badge> : video.is_paid && <Badge variant="premium">{videoTexts.paid}</Badge>}
        {video.is_audio && <Badge>{videoTexts.audio}</Badge>}
      </div>
      <div className={styles.about}>
        <a className={styles.author} href={authorLink.href}>
          <Avatar name={video.author.name} src={mediaUrl(video.author.avatar_url)} size={44} loading="eager" />
          <span>
            <b dir="auto">{video.author.name} {video.author.is_official === true && <VerifiedIcon size={16} label={cardTexts.official} />}</b>
            {video.author.subscribers_count !== undefined && <small>{compactCounted(video.author.subscribers_count, videoTexts.subscribers)}</small>}
          </span>
        </a>
        <div className={styles.actions}>
          <SectionBoundary>
            <Suspense fallback={<Skeleton width="232px" height="40px" />}><VideoReactions videoId={video.id} hidden={hidden} /></Suspense>
          </SectionBoundary>
          <Button icon={<ShareIcon size={20} />} onPress={() => { setShareAt(player.current?.currentTime() ?? 0); setShareOpen(true); }}>{videoTexts.share}</Button>
        </div>
      </div>
      <Description
        text={video.description}
        duration={video.duration}
        meta={
          <p className={styles.meta}>
            {viewCount(video.hits)}
            {published !== undefined && <> · <time dateTime={video.publication_ts} title={longDate.format(published)}>{relativeDate(published, now())}</time></>}
          </p>
        }
        timeHref={(seconds) => `${path}?t=${seconds}`}
        onTime={seek}
        link={link}
      />
      {shareAt !== null && (
        <Suspense fallback={null}>
          <ShareVideo isOpen={isShareOpen} onOpenChange={setShareOpen} videoId={video.id} title={video.title} path={path} origin={origin} seconds={Math.floor(shareAt)} copyText={copyText} />
        </Suspense>
      )}
    </>
  );
}
