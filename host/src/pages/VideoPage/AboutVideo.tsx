import { observer } from "mobx-react-lite";
import { useState, type RefObject } from "react";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { Button } from "@kadr/design-system/primitives/Button";
import { DottedLine } from "@kadr/design-system/primitives/DottedLine";
import { ShareIcon, SmileIcon, VerifiedIcon } from "@kadr/design-system/primitives/Icon";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import type { VideoPage } from "@kadr/openapi/client";
import { Description } from "../../features/read-description/Description.tsx";
import { SubscriberCount } from "../../features/follow/SubscriberCount.tsx";
import { WatchLater } from "../../features/watch-later/WatchLater.tsx";
import { RatingButton } from "../../features/rate-video/RatingButton.tsx";
import { VideoReactions } from "../../features/react-to-video/VideoReactions.tsx";
import { avatarAt } from "../../presenters/avatars.ts";
import { parseMoment, publishedWords, viewCount } from "../../presenters/duration.ts";
import { momentFormat } from "../../presenters/zone.ts";
import { takesDonations } from "../../presenters/live.ts";
import type { Moments } from "../../presenters/writtenText.ts";
import { isLongTitle } from "../../presenters/description.ts";
import { ratingOfPage } from "../../presenters/video.ts";
import type { HiddenParts } from "../../queries/settings.ts";
import { channelPath } from "../../links/addresses.ts";
import { cardTexts } from "../../texts/cards.ts";
import { videoTexts } from "../../texts/video.ts";
import { Subscribe } from "../../features/follow/Subscribe.tsx";
import { useHost } from "../../ports/Host.ts";
import { Marks } from "./Marks.tsx";
import { MoreActions } from "./MoreActions.tsx";
import type { PlayerHandle } from "./PlayerSlot.tsx";
import * as styles from "./VideoPage.styles.ts";

export interface AboutVideoProps {
  data: VideoPage;
  hidden: HiddenParts;
  path: string;
  player: RefObject<PlayerHandle | null>;
  moments: Moments | null;
  /** Goes to a moment of the video, in seconds. */
  onTime: (seconds: number) => void;
  /** Opens what is said in the video. */
  onTranscript: () => void;
}

const longDate = momentFormat({ day: "numeric", month: "long", year: "numeric" });

/** Title, author, reactions, description: what the video is. */
export const AboutVideo = observer(function AboutVideo(props: AboutVideoProps) {
  const { data, hidden, path, player, moments, onTime, onTranscript } = props;
  const { video } = data;
  const { mediaUrl, link, overlays, now } = useHost();
  const published = parseMoment(video.publication_ts);
  const [isOpen, setOpen] = useState(false);
  const hasLongTitle = isLongTitle(video.title);
  const authorLink = link(video.author.site_url) ?? { href: channelPath(video.author.id), isExternal: false };
  const share = () =>
    overlays.open("share", {
      videoId: video.id,
      title: video.title,
      path,
      seconds: Math.floor(player.current?.currentTime() ?? 0),
    });
  const place = { model: "userchannel", id: video.author.id };
  const { subscribers_count: subscribers } = video.author;

  return (
    <>
      <h1 className={styles.title} dir="auto" data-folded={(hasLongTitle && !isOpen) || undefined}>
        {video.title}
      </h1>
      <div className={styles.about}>
        <div className={styles.owner}>
          <a className={styles.author} href={authorLink.href}>
            <Avatar
              name={video.author.name}
              src={avatarAt(mediaUrl(video.author.avatar_url))}
              size={44}
              loading="eager"
            />
            <span>
              <b dir="auto">
                {video.author.name}{" "}
                {video.author.is_official === true && <VerifiedIcon size={16} label={cardTexts.official} />}
              </b>
              {subscribers !== undefined && (
                <small>
                  <SubscriberCount place={place} count={subscribers} />
                </small>
              )}
            </span>
          </a>
          <Subscribe place={place} name={video.author.name} trigger="subscription" />
        </div>
        <div className={styles.actions}>
          <VideoReactions videoId={video.id} hidden={hidden} />
          <WatchLater videoId={video.id} />
          {takesDonations(data) && (
            <LinkButton icon={<SmileIcon size={20} />} href={channelPath(video.author.id, "about")}>
              {videoTexts.donate}
            </LinkButton>
          )}
          {!video.is_livestream && (
            <RatingButton
              videoId={video.id}
              rating={ratingOfPage(data)}
              onNear={() => overlays.prepare("rating")}
              onPress={() => overlays.open("rating", { videoId: video.id, title: video.title })}
            />
          )}
          <Button
            icon={<ShareIcon size={20} />}
            onHoverStart={() => overlays.prepare("share")}
            onFocus={() => overlays.prepare("share")}
            onPress={share}
          >
            {videoTexts.share}
          </Button>
          <MoreActions data={data} path={path} onTranscript={onTranscript} />
        </div>
      </div>
      <Description
        text={video.description}
        isOpen={isOpen}
        onOpenChange={setOpen}
        hasMore={hasLongTitle}
        meta={
          <div className={styles.meta}>
            <Marks video={video} />
            <DottedLine
              parts={[
                viewCount(video.hits),
                published !== undefined && (
                  <time key="when" dateTime={video.publication_ts} title={longDate(published)}>
                    {publishedWords(published, now())}
                  </time>
                ),
              ]}
            />
          </div>
        }
        moments={moments}
        onTime={onTime}
      />
    </>
  );
});
