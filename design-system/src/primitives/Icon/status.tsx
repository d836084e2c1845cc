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

export const CrownIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 8l3.8 4L12 5.5l4.2 6.5L20 8l-1.5 10.5h-13z" />
  </IconFrame>
);

export const VerifiedIcon = (props: IconProps) => (
  <IconFrame {...props} isFilled>
    <path fillRule="evenodd" d="M12 2.5 14.6 4.3 17.8 4.3 18.8 7.3 21.4 9.2 20.4 12.2 21.4 15.2 18.8 17.1 17.8 20.1 14.6 20.1 12 22 9.4 20.1 6.2 20.1 5.2 17.1 2.6 15.2 3.6 12.2 2.6 9.2 5.2 7.3 6.2 4.3 9.4 4.3zM16.9 9.6a.9.9 0 0 0-1.3-1.3L11 13l-2.1-2.1a.9.9 0 1 0-1.3 1.3l2.8 2.8a.9.9 0 0 0 1.3 0z" />
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

export const ImageOffIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m4 4 16 16" />
    <path d="M8.5 4.5H18A2 2 0 0 1 20 6.5V16" />
    <path d="M17 19.5H6a2 2 0 0 1-2-2v-11" />
    <path d="m4 16 4.5-4.5 7.5 7.5" />
  </IconFrame>
);
