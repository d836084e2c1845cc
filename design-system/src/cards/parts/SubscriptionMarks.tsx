import { CrownIcon } from "../../primitives/Icon/index.ts";
import { CardMark } from "./CardMarks.tsx";
import type { CardTexts } from "../props.ts";

/** The premium badge and «В подписке» side by side (CARD-RENDER-05). */
export function SubscriptionMarks({ texts }: { texts: CardTexts }) {
  return (
    <>
      <CardMark tone="premium" mark="premium" icon={<CrownIcon size={16} />} />
      <CardMark tone="premium" mark="in-subscription">
        {texts.inSubscription}
      </CardMark>
    </>
  );
}
