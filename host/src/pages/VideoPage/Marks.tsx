import { Badge } from "@kadr/design-system/primitives/Badge";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { VideoPage } from "@kadr/openapi/client";
import { isChildrenVideo } from "../../presenters/video.ts";
import { cardTexts } from "../../texts/cards.ts";
import { videoTexts } from "../../texts/video.ts";
import * as styles from "./VideoPage.styles.ts";

/** Marks to know before watching: live, age, subject. */
export function Marks({ video }: Pick<VideoPage, "video">) {
  const age = video.pg_rating?.age;
  const marks = [
    video.is_livestream && (
      <Badge key="live" variant="live">
        {videoTexts.live}
      </Badge>
    ),
    video.is_adult ? (
      <Badge key="age" variant="danger">
        {cardTexts.adult}
      </Badge>
    ) : (
      age !== undefined && (
        <Badge key="age">
          <VisuallyHidden>{videoTexts.ageRating}: </VisuallyHidden>
          {`${age}+`}
        </Badge>
      )
    ),
    isChildrenVideo(video) && (
      <Badge key="children" variant="success">
        {videoTexts.children}
      </Badge>
    ),
    (video.common_subscription_product_codes?.length ?? 0) > 0 ? (
      <Badge key="paid" variant="premium">
        {videoTexts.premium}
      </Badge>
    ) : (
      video.is_paid && (
        <Badge key="paid" variant="premium">
          {videoTexts.paid}
        </Badge>
      )
    ),
    video.is_audio && <Badge key="audio">{videoTexts.audio}</Badge>,
  ].filter((mark) => mark !== false && mark !== undefined);
  return marks.length === 0 ? null : <span className={styles.marks}>{marks}</span>;
}
