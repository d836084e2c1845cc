import { IconFrame, type IconProps } from "./Icon.tsx";

// Icons of the ways to say what is meant: by voice, by keys. Drawn for Kadr on the 24-unit grid.

export const KeyboardIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="2.5" y="6" width="19" height="12" rx="2" />
    <path d="M6.5 10h.01" />
    <path d="M10 10h.01" />
    <path d="M14 10h.01" />
    <path d="M17.5 10h.01" />
    <path d="M8 14h8" />
  </IconFrame>
);

export const MicrophoneIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0" />
    <path d="M12 18v3" />
  </IconFrame>
);

export const ShiftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4 4.5 12H9v7h6v-7h4.5z" />
  </IconFrame>
);

export const CapsLockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3 4.5 11H9v5h6v-5h4.5z" />
    <path d="M9 20h6" />
  </IconFrame>
);

export const BackspaceIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M8.5 5.5H19a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8.5L3 12z" />
    <path d="m11 9.5 5 5" />
    <path d="m16 9.5-5 5" />
  </IconFrame>
);
