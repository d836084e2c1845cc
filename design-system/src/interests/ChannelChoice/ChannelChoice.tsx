import { css } from "linaria";
import { Avatar } from "../../primitives/Avatar/index.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/Skeleton/index.ts";
import { SubscribeButton, type SubscribeTexts } from "../../primitives/SubscribeButton/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";

export interface ChosenChannel {
  id: string;
  name: string;
  avatarSrc?: SafeMediaUrl | undefined;
  isSubscribed: boolean;
}

export interface ChannelChoiceProps {
  channels: readonly ChosenChannel[];
  onToggle: (id: string) => void;
  /** Tiles in place of what is on its way: so many as will come. Default 0: nothing is on its way. */
  waiting?: number | undefined;
  texts: {
    /** Name of the list. */
    channels: string;
    loading: string;
    subscribe: SubscribeTexts;
  };
}

const list = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const tile = css`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[4]} ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  text-align: center;
  & button {
    padding-inline: ${space[2]};
  }
`;

const channelName = css`
  display: -webkit-box;
  overflow: hidden;
  width: 100%;
  min-height: 2lh;
  font: ${font.body};
  overflow-wrap: anywhere;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Channels to subscribe to, each with its own button: subscribing acts at once, and so does taking it back (INTEREST-POPUP-02). */
export function ChannelChoice({ channels, onToggle, waiting = 0, texts }: ChannelChoiceProps) {
  if (waiting > 0)
    return (
      <SkeletonRegion isLoading label={texts.loading}>
        <div className={list}>
          {Array.from({ length: waiting }, (_, at) => (
            <div key={at} className={tile}>
              <Skeleton shape="circle" width="64px" height="64px" />
              <div className={channelName}>
                <Skeleton shape="text" width="72%" />
              </div>
              <Skeleton width="112px" height="32px" />
            </div>
          ))}
        </div>
      </SkeletonRegion>
    );
  return (
    <ul className={list} aria-label={texts.channels}>
      {channels.map(({ id, name, avatarSrc, isSubscribed }) => (
        <li key={id} className={tile}>
          <Avatar name={name} src={avatarSrc} size={64} />
          <span className={channelName} aria-hidden>
            {name}
          </span>
          <SubscribeButton
            size="s"
            name={name}
            isFollowed={isSubscribed}
            onToggle={() => onToggle(id)}
            texts={texts.subscribe}
          />
        </li>
      ))}
    </ul>
  );
}
