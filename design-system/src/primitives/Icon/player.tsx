import { IconFrame, type IconProps } from "./Icon.tsx";

// Icons of the player. Drawn for Kadr on the 24-unit grid.

export const PlayIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path d="M7 4.6c0-.9 1-1.5 1.8-1l11 6.9c.8.5.8 1.6 0 2.1l-11 6.9c-.8.5-1.8-.1-1.8-1z" />
  </IconFrame>
);

export const PauseIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path
      d="M7 4h2.5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm7.5 0H17a1 1 0 0 1 1 1v14a1 1
        0 0 1-1 1h-2.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z"
    />
  </IconFrame>
);

export const ReplayIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5" />
    <path d="M4 4v4.5h4.5" />
  </IconFrame>
);

export const VolumeLowIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5z" />
    <path d="M16 9a4.2 4.2 0 0 1 0 6" />
  </IconFrame>
);

export const MutedIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5z" />
    <path d="m16 9.5 5 5" />
    <path d="m21 9.5-5 5" />
  </IconFrame>
);

export const CaptionsIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M10.5 10.4a2.2 2.2 0 1 0 0 3.2" />
    <path d="M17 10.4a2.2 2.2 0 1 0 0 3.2" />
  </IconFrame>
);

export const PictureInPictureIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M21 11V7a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h5" />
    <rect x="13" y="14" width="8" height="6" rx="1.5" />
  </IconFrame>
);

export const CinemaIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="2.5" y="6.5" width="19" height="11" rx="2" />
  </IconFrame>
);

export const CinemaExitIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="5.5" y="8" width="13" height="8" rx="1.5" />
    <path d="M2.5 9v6" />
    <path d="M21.5 9v6" />
  </IconFrame>
);

export const FullscreenIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9" />
    <path d="M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9" />
    <path d="M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15" />
    <path d="M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15" />
  </IconFrame>
);

export const FullscreenExitIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4" />
    <path d="M20 9h-3.5A1.5 1.5 0 0 1 15 7.5V4" />
    <path d="M15 20v-3.5a1.5 1.5 0 0 1 1.5-1.5H20" />
    <path d="M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20" />
  </IconFrame>
);

export const NextIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 5.5v13l9.5-6.5z" />
    <path d="M18.5 5v14" />
  </IconFrame>
);

export const PreviousIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M18 5.5v13L8.5 12z" />
    <path d="M5.5 5v14" />
  </IconFrame>
);

export const SpeedIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5.6 18.4a9 9 0 1 1 12.8 0" />
    <path d="m12 13 4-4" />
    <circle cx="12" cy="13" r="1" />
  </IconFrame>
);

export const QualityIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 7h9" />
    <path d="M17 7h3" />
    <path d="M4 17h3" />
    <path d="M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </IconFrame>
);

export const ChaptersIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 6h10" />
    <path d="M4 12h10" />
    <path d="M4 18h7" />
    <path d="M18 10v8" />
    <path d="m15.5 15.5 2.5 2.5 2.5-2.5" />
  </IconFrame>
);

/** «10», small enough for the inside of the arrow. */
const ten = (
  <g strokeWidth="1.5">
    <path d="m8.4 11.4 1.6-1.2v5.6" />
    <rect x="12.6" y="10.2" width="3.4" height="5.6" rx="1.7" />
  </g>
);

export const SkipBackIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4.5A8.5 8.5 0 1 1 4.2 9.6" />
    <path d="M12 1.5 8.8 4.5 12 7.5" />
    {ten}
  </IconFrame>
);

export const SkipForwardIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4.5a8.5 8.5 0 1 0 7.8 5.1" />
    <path d="m12 1.5 3.2 3L12 7.5" />
    {ten}
  </IconFrame>
);

/** Out of a small window, back to the page of the video. */
export const ExpandIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M21 13v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5" />
    <path d="m12.5 13.5 8-8" />
    <path d="M15 5h6v6" />
  </IconFrame>
);

export const FastForwardIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path d="M3 5.6c0-.8.9-1.2 1.5-.7L12 11.2V5.6c0-.8.9-1.2 1.5-.7l7.6 6.4c.5.4.5 1 0 1.4l-7.6 6.4c-.6.5-1.5.1-1.5-.7v-5.6l-7.5 6.3c-.6.5-1.5.1-1.5-.7z" />
  </IconFrame>
);
