import type { ReactNode } from "react";
import { MailIcon } from "../../primitives/Icon/index.ts";
import type { ShareTargetId } from "./shareTargets.ts";

/** The signs by which people know the places, drawn simply on a grid of 24 units; the colours are the dialog's. */
const Sign = ({ children }: { children: ReactNode }) => (
  <svg width={28} height={28} viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable="false">
    {children}
  </svg>
);

const line = { fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" } as const;

export const shareMarks: Readonly<Record<ShareTargetId, ReactNode>> = {
  email: <MailIcon />,
  ok: (
    <Sign>
      <g {...line} strokeWidth={2.2}>
        <circle cx="12" cy="7.2" r="3.1" />
        <path d="M7.6 13.2c2.7 1.8 6.1 1.8 8.8 0M12 14.8l-3.6 4M12 14.8l3.6 4" />
      </g>
    </Sign>
  ),
  telegram: (
    <Sign>
      <path
        d="M3.6 11.5 19.2 5.4c.8-.3 1.4.2 1.2 1.2l-2.6 12.2c-.2.9-.8 1.1-1.5.6l-4-3-2 1.9c-.3.3-.5.4-.8.4l.3-4.2
          7.5-6.7c.4-.3-.1-.5-.5-.2L7.6 13.4l-3.9-1.2c-.9-.3-.9-.5-.1-.7z"
      />
    </Sign>
  ),
  vk: (
    <Sign>
      <path
        d="M13 17.2C7.2 17.2 3.9 13.2 3.8 6.8h2.9c.1 4.7 2.2 6.7 3.8 7.1V6.8h2.7v4.1c1.7-.2 3.4-2 4-4.1h2.7c-.4
          2.6-2.3 4.3-3.6 5.1 1.3.7 3.4 2.2 4.2 5.3h-3c-.6-2-2.2-3.5-4.3-3.7v3.7z"
      />
    </Sign>
  ),
  whatsapp: (
    <Sign>
      <path {...line} strokeWidth={1.9} d="M12 3.7a8.2 8.2 0 0 0-7.1 12.3L3.8 20.2l4.3-1.1A8.2 8.2 0 1 0 12 3.7z" />
      <path
        d="M9.5 8.2c-.2-.4-.4-.4-.6-.4h-.5c-.2 0-.4.1-.7.3-.2.3-.8.8-.8 1.9s.8 2.2.9 2.4c.1.1 1.6 2.5 3.9 3.4 2
          .8 2.3.6 2.8.6.4 0 1.3-.6 1.5-1.1.2-.5.2-1
          .1-1.1l-.4-.2-1.5-.7c-.2-.1-.4-.1-.5.1l-.7.9c-.1.1-.3.2-.5.1-.2-.1-.9-.4-1.8-1.1-.7-.6-1.1-1.3-1.2-1.6-.1-.2
          0-.3.1-.4l.3-.4.2-.4v-.3z"
      />
    </Sign>
  ),
};
