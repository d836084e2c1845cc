import { Button } from "@kadr/design-system/primitives/Button";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { homePath } from "../../links/addresses.ts";
import { navigate } from "../../routes/navigation.ts";
import { feedTexts } from "../../texts/feed.ts";

export interface EmptyFeedProps {
  /** Home leads nowhere better: it is asked for again. */
  onReload: (() => void) | undefined;
}

/** A feed without a single video. */
export default function EmptyFeed({ onReload }: EmptyFeedProps) {
  const { title, text, button, reload } = feedTexts.empty;
  return (
    <EmptyState
      title={title}
      text={text}
      headingLevel={2}
      action={
        <Button onPress={onReload ?? (() => navigate(homePath))}>{onReload === undefined ? button : reload}</Button>
      }
    />
  );
}
