import { IconFrame, type IconProps } from "./Icon.tsx";

// Icons of the first screen: header, cards, shelves. A bundler shares whole files, so that what only the player or the
// comments show would come along if these lay beside it. Drawn for Kadr on the 24-unit grid.

export const VolumeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5z" />
    <path d="M16 9a4.2 4.2 0 0 1 0 6" />
    <path d="M18.6 6.4a8 8 0 0 1 0 11.2" />
  </IconFrame>
);

export const ArrowLeftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 12H4.5" />
    <path d="M11 5.5 4.5 12l6.5 6.5" />
  </IconFrame>
);

export const ArrowRightIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 12h15.5" />
    <path d="m13 5.5 6.5 6.5-6.5 6.5" />
  </IconFrame>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
  </IconFrame>
);

export const ChevronRightIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
  </IconFrame>
);

export const ExternalIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M14 4h6v6" />
    <path d="M20 4 11 13" />
    <path d="M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10" />
  </IconFrame>
);

export const MenuIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 6.5h16" />
    <path d="M4 12h16" />
    <path d="M4 17.5h16" />
  </IconFrame>
);

export const MoonIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
  </IconFrame>
);

export const MoreVerticalIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path
      d="M12 3.25a1.75 1.75 0 0 1 0 3.5 1.75 1.75 0 0 1 0-3.5zm0 7a1.75 1.75 0 0 1 0 3.5 1.75 1.75 0 0 1
        0-3.5zm0 7a1.75 1.75 0 0 1 0 3.5 1.75 1.75 0 0 1 0-3.5z"
    />
  </IconFrame>
);

export const PlaylistIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 6h12" />
    <path d="M4 11h12" />
    <path d="M4 16h6" />
    <path d="M14.5 14.5v5l4.5-2.5z" />
  </IconFrame>
);

export const SearchIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m20 20-4.9-4.9" />
  </IconFrame>
);

export const SunIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2" />
    <path d="M12 19.5v2" />
    <path d="m5.3 5.3 1.4 1.4" />
    <path d="m17.3 17.3 1.4 1.4" />
    <path d="M2.5 12h2" />
    <path d="M19.5 12h2" />
    <path d="m5.3 18.7 1.4-1.4" />
    <path d="m17.3 6.7 1.4-1.4" />
  </IconFrame>
);

export const UserIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </IconFrame>
);

export const ClockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.2l3.5 2" />
  </IconFrame>
);

export const EditIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 20l1-4.5L16 4.5a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L8.5 19z" />
    <path d="m14 6.5 3.5 3.5" />
  </IconFrame>
);

export const HideIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m4 4 16 16" />
    <path d="M9.5 5.7A9 9 0 0 1 12 5.3c5.5 0 9 6.7 9 6.7a16 16 0 0 1-2.4 3.3" />
    <path d="M6.3 7.5A15.5 15.5 0 0 0 3 12s3.5 6.7 9 6.7a9 9 0 0 0 4.6-1.3" />
    <path d="M10 10a2.8 2.8 0 0 0 4 4" />
  </IconFrame>
);

export const RefreshIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 12a8 8 0 1 1-2.6-5.9L20 8.5" />
    <path d="M20 4v4.5h-4.5" />
  </IconFrame>
);

export const ShareIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M13.5 5 21 11.5 13.5 18v-4C8 14 5 16 3 19.5 3.5 13 7.5 9.5 13.5 9z" />
  </IconFrame>
);

export const CrownIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 8l3.8 4L12 5.5l4.2 6.5L20 8l-1.5 10.5h-13z" />
  </IconFrame>
);

export const TicketIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 6.5h16v3.5a2 2 0 0 0 0 4v3.5H4V14a2 2 0 0 0 0-4z" />
    <path d="M14.5 9v6" strokeDasharray="1.5 2.25" />
  </IconFrame>
);

export const ImageOffIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m4 4 16 16" />
    <path d="M8.5 4.5H18A2 2 0 0 1 20 6.5V16" />
    <path d="M17 19.5H6a2 2 0 0 1-2-2v-11" />
    <path d="m4 16 4.5-4.5 7.5 7.5" />
  </IconFrame>
);

export const OfflineIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m4 4 16 16" />
    <path d="M5 12.5a10 10 0 0 1 4-2.4" />
    <path d="M13.5 9.7a10 10 0 0 1 5.5 2.8" />
    <path d="M2 9a14.5 14.5 0 0 1 4.5-2.9" />
    <path d="M11 5.1A14.5 14.5 0 0 1 22 9" />
    <path d="M8.5 16a5 5 0 0 1 5.6-1" />
    <path d="M12 19.5h.01" />
  </IconFrame>
);

export const VerifiedIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path
      fillRule="evenodd"
      d="M12 2.5 14.6 4.3 17.8 4.3 18.8 7.3 21.4 9.2 20.4 12.2 21.4 15.2 18.8 17.1 17.8 20.1 14.6 20.1 12 22
          9.4 20.1 6.2 20.1 5.2 17.1 2.6 15.2 3.6 12.2 2.6 9.2 5.2 7.3 6.2 4.3 9.4 4.3zM16.9 9.6a.9.9 0 0
          0-1.3-1.3L11 13l-2.1-2.1a.9.9 0 1 0-1.3 1.3l2.8 2.8a.9.9 0 0 0 1.3 0z"
    />
  </IconFrame>
);
