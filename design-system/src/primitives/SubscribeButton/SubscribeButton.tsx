import { css } from "linaria";
import { Button, type ButtonSize } from "../Button/index.ts";
import { BellIcon, BellOffIcon, CheckIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { space } from "../../tokens/index.ts";

export interface SubscribeTexts {
  readonly subscribe: string;
  readonly active: string;
  /** Action of a press where one is subscribed: heard after its words and the name. */
  readonly unsubscribe: string;
  readonly bell: (name: string) => string;
}

export interface SubscribeButtonProps {
  /** Name of the channel, programme or person: heard, not shown, since it stands beside the button. */
  name: string;
  isFollowed: boolean;
  onToggle: () => void;
  /** Whether news of it are told; the bell stands only beside what is followed. Left out, there is none. */
  bell?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** Default "m"; "s" has no sign beside its words, which then take one line in a tile of a phone. */
  size?: ButtonSize | undefined;
  texts: SubscribeTexts;
}

const row = css`
  display: inline-flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  max-width: 100%;
  gap: ${space[2]};
  align-items: center;
`;

/** Follows a channel, a programme or a person, with the bell of its news (SUBS-TOGGLE-03, SUBS-TOGGLE-04). */
export function SubscribeButton(props: SubscribeButtonProps) {
  const { name, isFollowed, onToggle, bell, size, texts } = props;
  const words = isFollowed ? texts.active : texts.subscribe;
  return (
    <span className={row}>
      <Button
        variant={isFollowed ? "secondary" : "primary"}
        size={size}
        icon={isFollowed && size !== "s" ? <CheckIcon size={20} /> : undefined}
        aria-label={isFollowed ? `${words}: ${name}, ${texts.unsubscribe}` : `${words}: ${name}`}
        onPress={onToggle}
      >
        {words}
      </Button>
      {isFollowed && bell !== undefined && (
        <IconButton
          variant="filled"
          icon={bell.isOn ? <BellIcon size={20} /> : <BellOffIcon size={20} />}
          label={texts.bell(name)}
          isSelected={bell.isOn}
          onPress={bell.onToggle}
        />
      )}
    </span>
  );
}
