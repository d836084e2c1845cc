import { Short, ShortsNotice } from "@kadr/design-system/shorts";
import { Button } from "@kadr/design-system/primitives/Button";
import { CrownIcon, OfflineIcon, RefreshIcon, SuccessIcon } from "@kadr/design-system/primitives/Icon";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { homePath, premiumPath, videoPath } from "../../links/addresses.ts";
import { shortsTexts } from "../../texts/shorts.ts";

/** The advertisement of ours where the server has no shorts of a choice (SHORTS-PAGE-03). */
export function AdPlace() {
  const { mark, title, text, action } = shortsTexts.ad;
  return (
    <Short
      stage={
        <ShortsNotice icon={<CrownIcon size={40} />} mark={mark} title={title} text={text}>
          <LinkButton variant="primary" href={premiumPath}>
            {action}
          </LinkButton>
        </ShortsNotice>
      }
    />
  );
}

/** The next page of the list did not come: it is asked for again here. */
export function FailedPlace({ onRetry }: { onRetry: () => void }) {
  const { title, text, action } = shortsTexts.failed;
  return (
    <Short
      stage={
        <ShortsNotice icon={<OfflineIcon size={40} />} title={title} text={text} isAlert>
          <Button variant="primary" icon={<RefreshIcon size={20} />} onPress={onRetry}>
            {action}
          </Button>
        </ShortsNotice>
      }
    />
  );
}

export function EndPlace() {
  const { title, text, action } = shortsTexts.end;
  return (
    <Short
      stage={
        <ShortsNotice icon={<SuccessIcon size={40} />} title={title} text={text}>
          <LinkButton variant="primary" href={homePath}>
            {action}
          </LinkButton>
        </ShortsNotice>
      }
    />
  );
}

/** Place of a short that does not play here: it is sold, or still to come. */
export function ClosedPlace({ id }: { id: string }) {
  const { title, text, action } = shortsTexts.closed;
  return (
    <ShortsNotice title={title} text={text}>
      <LinkButton variant="primary" href={videoPath(id)}>
        {action}
      </LinkButton>
    </ShortsNotice>
  );
}
