import { css } from "linaria";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { space } from "@kadr/design-system/tokens";
import { profileTexts } from "../../texts/profile.ts";

const waiting = css`
  display: grid;
  gap: ${space[5]};
  max-width: 480px;
`;

/** Fields whose words are on their way. */
export function ProfileWaiting() {
  return (
    <div className={waiting} role="status">
      <VisuallyHidden>{profileTexts.loading}</VisuallyHidden>
      <Skeleton height="60px" />
      <Skeleton height="60px" />
      <Skeleton height="60px" />
    </div>
  );
}
