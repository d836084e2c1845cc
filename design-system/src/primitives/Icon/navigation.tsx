import { IconFrame, type IconProps } from "./Icon.tsx";

// Icons of the shell: where one can go. Drawn for Kadr on the 24-unit grid.

export const BellIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10z" />
    <path d="M10 20a2.3 2.3 0 0 0 4 0" />
  </IconFrame>
);
export const BellOffIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10z" />
    <path d="M10 20a2.3 2.3 0 0 0 4 0" />
    <path d="m4 3 16 17" />
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

export const LogOutIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4" />
    <path d="M9.5 12H20" />
    <path d="m16 8 4 4-4 4" />
  </IconFrame>
);

export const CardIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="M3 10h18M7 14.5h3" />
  </IconFrame>
);

export const SettingsIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="3" />
    <path
      d="M10.3 3.6a1.8 1.8 0 0 1 3.4 0l.3.9a1.8 1.8 0 0 0 2.5 1l.8-.4a1.8 1.8 0 0 1 2.4 2.4l-.4.8a1.8 1.8 0 0 0
        1 2.5l.1 0a1.8 1.8 0 0 1 0 3.4l-.1 0a1.8 1.8 0 0 0-1 2.5l.4.8a1.8 1.8 0 0 1-2.4 2.4l-.8-.4a1.8 1.8 0 0
        0-2.5 1l-.3.9a1.8 1.8 0 0 1-3.4 0l-.3-.9a1.8 1.8 0 0 0-2.5-1l-.8.4a1.8 1.8 0 0 1-2.4-2.4l.4-.8a1.8 1.8
        0 0 0-1-2.5l-.1 0a1.8 1.8 0 0 1 0-3.4l.1 0a1.8 1.8 0 0 0 1-2.5l-.4-.8a1.8 1.8 0 0 1 2.4-2.4l.8.4a1.8
        1.8 0 0 0 2.5-1z"
    />
  </IconFrame>
);

export const HistoryIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5" />
    <path d="M4 4v4.5h4.5" />
    <path d="M12 8v4.5l3 1.75" />
  </IconFrame>
);

export const GridIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />
  </IconFrame>
);

export const FireIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.7 1 2.5 2 3C10.5 9.5 10.5 6 12 3z" />
  </IconFrame>
);

export const PhoneIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z" />
    <path d="M11 18h2" />
  </IconFrame>
);

export const TvIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 7h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z" />
    <path d="m8.5 3 3.5 4 3.5-4" />
  </IconFrame>
);

/** A topic without a sign of its own. */
export const HashIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h15.5M4 15h15.5" />
  </IconFrame>
);
