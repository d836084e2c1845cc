import { useQuery } from "@tanstack/react-query";
import { ShortSkeleton } from "@kadr/design-system/shorts";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { useShorts } from "../../features/browse-shorts/useShorts.ts";
import { videoPath } from "../../links/addresses.ts";
import { unavailableCode } from "../../presenters/video.ts";
import { videoPageQuery } from "../../queries/video.ts";
import { useRedirect } from "../../routes/followRedirect.ts";
import { usePlace } from "../../routes/navigation.ts";
import type { PageProps } from "../PageProps.ts";
import { useHost } from "../../ports/Host.ts";
import { shortsTexts } from "../../texts/shorts.ts";
import { PageError } from "../PageError.tsx";
import { UnavailableVideo } from "../VideoPage/UnavailableVideo.tsx";
import { ShortsList } from "./ShortsList.tsx";
import * as styles from "./ShortsPage.styles.ts";

/** Shorts, one after another. The address follows the one in sight, so the page is one for each entry of the history and not for each address. */
export default function ShortsPage(props: PageProps) {
  const { entryKey } = usePlace();
  return <Shorts key={entryKey} entryKey={entryKey} {...props} />;
}

function Shorts({ params, path, search, entryKey }: PageProps & { entryKey: string }) {
  const id = params["id"] ?? "";
  const shorts = useShorts(id, search, entryKey);
  const { query } = shorts;

  if (query.data === undefined) {
    if (!query.isError || query.isFetching) return <Loading />;
    const retry = () => void query.refetch();
    return unavailableCode(query.error) === null ? (
      <PageError error={query.error} onRetry={retry} />
    ) : (
      <NoShort id={id} />
    );
  }
  return <ShortsList shorts={shorts} firstId={id} path={path} search={search} />;
}

function Loading() {
  return (
    <div className={styles.page} aria-busy>
      <VisuallyHidden>{shortsTexts.loading}</VisuallyHidden>
      <ShortSkeleton />
    </div>
  );
}

/** The address is of no short that can be seen: the video's own page says why, or shows it. */
function NoShort({ id }: { id: string }) {
  const { api } = useHost();
  const { data, error, isError } = useQuery(videoPageQuery(api, id, ""));
  useRedirect(data === undefined ? null : videoPath(id));
  return isError ? <UnavailableVideo videoId={id} code={unavailableCode(error) ?? "404"} /> : <Loading />;
}
