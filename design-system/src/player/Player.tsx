import { TvIcon } from "../primitives/Icon/index.ts";
import type { SafeHref } from "../primitives/SafeAddress/index.ts";
import { Ended } from "./Ended.tsx";
import { MiniControls } from "./MiniControls.tsx";
import type { PlayerChaptersPanel, PlayerLater, PlayerMode } from "./model.ts";
import { BigPlay, CornerButton } from "./Overlays.tsx";
import { PageControls } from "./PageControls.tsx";
import { soundOnly } from "./Player.styles.ts";
import { PlayerFrame, type PlayerFrameProps, type PlayerLayout } from "./PlayerFrame.tsx";

export interface PlayerProps extends PlayerFrameProps {
  /** The way out of the mini mode: address of the video's own page, or what leads back to where it stands on this one. */
  home?: SafeHref | (() => void) | undefined;
  /** The button that keeps the video for later; none without it. */
  later?: PlayerLater | undefined;
  /** Opened by the chapter's name; without it that is not shown. */
  chaptersPanel?: PlayerChaptersPanel | undefined;
}

/** The whole player, on a page, as wide as that, or on the whole screen. */
const pageLayout = ({ later, chaptersPanel }: PlayerProps): PlayerLayout => ({
  begin: <BigPlay />,
  end: <Ended />,
  controls: (state) => <PageControls {...state} later={later} chaptersPanel={chaptersPanel} />,
});

/** The same without a picture: what is heard has its name there instead. */
const audioLayout = (props: PlayerProps): PlayerLayout => {
  const { model, onSoundOnly } = props;
  const { title, subtitle } = model.video;
  return {
    ...pageLayout(props),
    words: (
      <div className={soundOnly}>
        <strong>{title}</strong>
        {subtitle !== undefined && <span>{subtitle}</span>}
      </div>
    ),
    corner: onSoundOnly && (
      <CornerButton icon={<TvIcon size={20} />} label={model.texts.withPicture} onPress={() => onSoundOnly(false)} />
    ),
  };
};

/** A small picture in the corner of a page. */
const miniLayout = ({ home }: PlayerProps): PlayerLayout => ({
  controls: ({ isHidden, onScrub }) => <MiniControls isHidden={isHidden} onScrub={onScrub} home={home} />,
});

const layouts: Readonly<Record<PlayerMode, (props: PlayerProps) => PlayerLayout>> = {
  default: pageLayout,
  cinema: pageLayout,
  fullscreen: pageLayout,
  audio: audioLayout,
  mini: miniLayout,
};

/** The video player: our controls over an engine. Dark in both themes, because what it frames is a picture. */
export function Player(props: PlayerProps) {
  return <PlayerFrame {...props} {...layouts[props.mode ?? "default"](props)} />;
}
