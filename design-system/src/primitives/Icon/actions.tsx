import { IconFrame, type IconProps } from "./Icon.tsx";

// Icons of what a person does to a thing. Drawn for Kadr on the 24-unit grid.

export const LikeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7 10.5v9.5H4.5A1.5 1.5 0 0 1 3 18.5V12a1.5 1.5 0 0 1 1.5-1.5z" />
    <path d="m7 10.5 3.6-7a2.3 2.3 0 0 1 3.1 2.6L13 9.5h5.3a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7" />
  </IconFrame>
);

export const LikeFilledIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path
      d="M4.5 9.6A2.4 2.4 0 0 0 2.1 12v6.5a2.4 2.4 0 0 0 2.4 2.4h1.6V9.6zM7.9 20.9H17a2.9 2.9 0 0 0
        2.8-2.3l1.3-6.5a2.9 2.9 0 0 0-2.8-3.5h-4.2l.5-2.3a3.2 3.2 0 0 0-4.3-3.6 1 1 0 0 0-.5.4l-1.9 3.8z"
    />
  </IconFrame>
);

export const DislikeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M17 13.5V4h2.5A1.5 1.5 0 0 1 21 5.5V12a1.5 1.5 0 0 1-1.5 1.5z" />
    <path d="m17 13.5-3.6 7a2.3 2.3 0 0 1-3.1-2.6l.7-3.4H5.7a2 2 0 0 1-2-2.4L5 5.6A2 2 0 0 1 7 4h10" />
  </IconFrame>
);

export const DislikeFilledIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path
      d="M19.5 14.4a2.4 2.4 0 0 0 2.4-2.4V5.5a2.4 2.4 0 0 0-2.4-2.4h-1.6v11.3zM16.1 3.1H7a2.9 2.9 0 0 0-2.8
        2.3l-1.3 6.5a2.9 2.9 0 0 0 2.8 3.5h4.2l-.5 2.3a3.2 3.2 0 0 0 4.3 3.6 1 1 0 0 0 .5-.4l1.9-3.8z"
    />
  </IconFrame>
);

export const ReplyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 5 4 10.5 9.5 16" />
    <path d="M4 10.5h9.5A6.5 6.5 0 0 1 20 17v2" />
  </IconFrame>
);

export const CommentIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9.5a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-2A1.5 1.5 0 0 1 4 15.5V6a1.5 1.5 0 0 1 1.5-1.5z" />
  </IconFrame>
);

export const SendIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20.5 3.5 10 14" />
    <path d="m20.5 3.5-6.5 17-4-6.5-6.5-4z" />
  </IconFrame>
);

export const PinIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9 4h6l-.8 6 3.3 3.5h-11L9.8 10z" />
    <path d="M12 13.5V21" />
  </IconFrame>
);

export const UnpinIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10.5 4H15l-.8 6 3.3 3.5H14" />
    <path d="M10 13.5H6.5L9 10.8" />
    <path d="M12 15v6" />
    <path d="m4 4 16 16" />
  </IconFrame>
);

export const BanIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m6 6 12 12" />
  </IconFrame>
);

export const FlagIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5.5 21V4" />
    <path d="M5.5 4.5h11.7a.5.5 0 0 1 .4.8L15 9l2.6 3.7a.5.5 0 0 1-.4.8H5.5" />
  </IconFrame>
);

export const TrashIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 6.5h15" />
    <path d="M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5" />
    <path d="m6.5 6.5.8 12.6A1.5 1.5 0 0 0 8.8 20.5h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12.6" />
    <path d="M10 10.5v6" />
    <path d="M14 10.5v6" />
  </IconFrame>
);

export const LinkIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3" />
    <path d="M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7" />
  </IconFrame>
);

export const CopyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" />
    <path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5" />
  </IconFrame>
);

export const UploadIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 16V4.5" />
    <path d="M7 9.5l5-5 5 5" />
    <path d="M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16" />
  </IconFrame>
);

export const DownloadIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4v11.5" />
    <path d="m7 10.5 5 5 5-5" />
    <path d="M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16" />
  </IconFrame>
);

export const PlusIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4.5v15" />
    <path d="M4.5 12h15" />
  </IconFrame>
);

export const MinusIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 12h15" />
  </IconFrame>
);

export const CheckIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </IconFrame>
);

export const SmileIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.5 14a4.2 4.2 0 0 0 7 0" />
    <path d="M9 9.5h.01" />
    <path d="M15 9.5h.01" />
  </IconFrame>
);

export const MailIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </IconFrame>
);

export const StarIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
  </IconFrame>
);

export const StarFilledIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
  </IconFrame>
);

export const TranscriptIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 5h15M4.5 9.5h9M4.5 14h15M4.5 18.5h6" />
  </IconFrame>
);
