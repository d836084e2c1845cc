import { observer } from "mobx-react-lite";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { SubscribeButton } from "@kadr/design-system/primitives/SubscribeButton";
import type { AuthTrigger } from "../../stores/ports.ts";
import { useHost } from "../../ports/Host.ts";
import { useLoaded } from "../../ports/useStore.ts";
import type { Place } from "../../stores/subscriptions/ports.ts";
import type { SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";
import { lateTexts } from "../../texts/late.ts";
import { subscriptionsTexts } from "../../texts/subscriptions.ts";

export interface SubscribeProps {
  place: Place;
  /** Of the channel, the programme or the person. */
  name: string;
  /** Where a guest is asked to sign in. */
  trigger: AuthTrigger;
  /** It was pressed where nobody follows yet; the store does the rest. */
  onFollow?: (() => void) | undefined;
  /** The bell was pressed. */
  onBell?: (() => void) | undefined;
}

const waiting = <Skeleton width="125px" height="40px" />;

/** The button and the bell of one place; nothing for the person's own channel. */
export function Subscribe(props: SubscribeProps) {
  const { subscriptions } = useHost().stores;
  return (
    <LatePlace of={{ subscriptions }} pending={waiting} texts={lateTexts}>
      {(arrived) => <Buttons {...props} {...arrived} />}
    </LatePlace>
  );
}

interface ButtonsProps extends SubscribeProps {
  subscriptions: SubscriptionsStore;
}

const Buttons = observer(function Buttons(props: ButtonsProps) {
  const { subscriptions, place, name, trigger, onFollow, onBell } = props;
  const { session } = useHost().stores;
  const { userId } = session;
  useLoaded(subscriptions, userId);

  if (place.model === "userchannel" && place.id === userId) return null;
  if (session.isAuthorised && !subscriptions.isKnown && !subscriptions.hasFailed) return waiting;
  const isFollowed = subscriptions.isFollowed(place) === true;
  return (
    <SubscribeButton
      name={name}
      isFollowed={isFollowed}
      onToggle={() => {
        if (!isFollowed) onFollow?.();
        void subscriptions.toggle(place, { trigger });
      }}
      bell={{
        isOn: subscriptions.hasBell(place),
        onToggle: () => {
          onBell?.();
          void subscriptions.toggleBell(place);
        },
      }}
      texts={subscriptionsTexts}
    />
  );
});
