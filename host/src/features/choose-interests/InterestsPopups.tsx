import type { InterestsStore } from "../../stores/InterestsStore.ts";
import type { SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";
import { InterestsDialog } from "./InterestsDialog.tsx";
import { RecommendedChannels } from "./RecommendedChannels.tsx";

export interface InterestsPopupsProps {
  interests: InterestsStore;
  subscriptions: SubscriptionsStore;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  part: "select" | "recommend" | "profile";
  /** The first choice is kept: the channels follow. */
  onSelected: () => void;
}

/** The popups that set the interests up (INTEREST-POPUP-01), one at a time. */
export function InterestsPopups(props: InterestsPopupsProps) {
  const { interests, subscriptions, part, onSelected, ...popup } = props;
  return part === "recommend" ? (
    <RecommendedChannels {...popup} subscriptions={subscriptions} />
  ) : (
    <InterestsDialog
      {...popup}
      interests={interests}
      part={part}
      onSaved={part === "select" ? onSelected : () => undefined}
    />
  );
}
