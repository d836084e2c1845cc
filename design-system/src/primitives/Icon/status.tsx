import { IconFrame, type IconProps } from "./Icon.tsx";

// Icons that tell a state. Drawn for Kadr on the 24-unit grid.

export const InfoIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5" />
    <path d="M12 7.75h.01" />
  </IconFrame>
);

export const WarningIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10.7 4.5 3.2 17.5a1.5 1.5 0 0 0 1.3 2.25h15a1.5 1.5 0 0 0 1.3-2.25L13.3 4.5a1.5 1.5 0 0 0-2.6 0z" />
    <path d="M12 9.5v4.5" />
    <path d="M12 16.9h.01" />
  </IconFrame>
);

export const SuccessIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8 12.3 2.8 2.8 5.2-5.6" />
  </IconFrame>
);

export const DangerIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z" />
    <path d="M12 7.5v5.5" />
    <path d="M12 16.25h.01" />
  </IconFrame>
);

export const LiveIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="2" />
    <path d="M8.2 8.2a5.4 5.4 0 0 0 0 7.6" />
    <path d="M15.8 15.8a5.4 5.4 0 0 0 0-7.6" />
    <path d="M5.3 5.3a9.5 9.5 0 0 0 0 13.4" />
    <path d="M18.7 18.7a9.5 9.5 0 0 0 0-13.4" />
  </IconFrame>
);

export const LockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="5" y="10.5" width="14" height="10" rx="2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </IconFrame>
);
