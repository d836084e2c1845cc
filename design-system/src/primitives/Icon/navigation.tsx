import { IconFrame, type IconProps } from "./Icon.tsx";

// Icons of the shell: where one can go. Drawn for Kadr on the 24-unit grid.

export const SearchIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m20 20-4.9-4.9" />
  </IconFrame>
);

export const MenuIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 6.5h16" />
    <path d="M4 12h16" />
    <path d="M4 17.5h16" />
  </IconFrame>
);

export const BellIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10z" />
    <path d="M10 20a2.3 2.3 0 0 0 4 0" />
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

export const MoonIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
  </IconFrame>
);

export const UserIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </IconFrame>
);

export const HomeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />
  </IconFrame>
);

export const CloseIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m6 6 12 12" />
    <path d="M18 6 6 18" />
  </IconFrame>
);

export const MoreVerticalIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <circle cx="12" cy="5" r="1.75" />
    <circle cx="12" cy="12" r="1.75" />
    <circle cx="12" cy="19" r="1.75" />
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

export const ChevronUpIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m5.5 15 6.5-6.5 6.5 6.5" />
  </IconFrame>
);

export const ChevronDownIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m5.5 9 6.5 6.5L18.5 9" />
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

export const ExternalIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M14 4h6v6" />
    <path d="M20 4 11 13" />
    <path d="M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10" />
  </IconFrame>
);

export const LogOutIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4" />
    <path d="M9.5 12H20" />
    <path d="m16 8 4 4-4 4" />
  </IconFrame>
);

export const SettingsIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="3" />
    <path d="M10.3 3.6a1.8 1.8 0 0 1 3.4 0l.3.9a1.8 1.8 0 0 0 2.5 1l.8-.4a1.8 1.8 0 0 1 2.4 2.4l-.4.8a1.8 1.8 0 0 0 1 2.5l.1 0a1.8 1.8 0 0 1 0 3.4l-.1 0a1.8 1.8 0 0 0-1 2.5l.4.8a1.8 1.8 0 0 1-2.4 2.4l-.8-.4a1.8 1.8 0 0 0-2.5 1l-.3.9a1.8 1.8 0 0 1-3.4 0l-.3-.9a1.8 1.8 0 0 0-2.5-1l-.8.4a1.8 1.8 0 0 1-2.4-2.4l.4-.8a1.8 1.8 0 0 0-1-2.5l-.1 0a1.8 1.8 0 0 1 0-3.4l.1 0a1.8 1.8 0 0 0 1-2.5l-.4-.8a1.8 1.8 0 0 1 2.4-2.4l.8.4a1.8 1.8 0 0 0 2.5-1z" />
  </IconFrame>
);

export const HistoryIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5" />
    <path d="M4 4v4.5h4.5" />
    <path d="M12 8v4.5l3 1.75" />
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
