import type { ComponentType, ReactNode } from "react";
import type { CardBank, CardBrand } from "./cards.ts";

// Pictures of schemes and banks, drawn for Kadr in one colour: the name stands beside each, and no trademark is copied.

interface DrawingProps {
  children: ReactNode;
  width?: number;
  height?: number;
}

/** Strokes of the text's colour on a ground of 40 by 24. */
const Drawing = ({ children, width = 40, height = 24 }: DrawingProps) => (
  <svg
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    aria-hidden
  >
    {children}
  </svg>
);

/** A card of any scheme and bank. */
export const PlainCard = () => (
  <Drawing width={24}>
    <rect x="3" y="5.5" width="18" height="13" rx="2" strokeWidth={1.75} />
    <path d="M3 10h18" strokeWidth={1.75} />
  </Drawing>
);

export const brandMarks: Readonly<Record<CardBrand, ComponentType>> = {
  Mir: () => (
    <Drawing>
      <path d="M6 16V8l3.5 5L13 8v8M17 8v8l5.5-8v8M27 16V8h4.5a2.6 2.6 0 0 1 0 5.2H27" />
    </Drawing>
  ),
  MasterCard: () => (
    <Drawing>
      <circle cx="16" cy="12" r="6.5" />
      <circle cx="24" cy="12" r="6.5" />
    </Drawing>
  ),
  Visa: () => (
    <Drawing>
      <path d="m5 8 3 8 4-8M16 8l-1.5 8M24.5 8.6c-3-1.4-5 1-3 2.6 1 .8 2.4 1 2 2.7-.6 2.3-3.3 2.3-5 1.4M27 16l4.5-8h1L35 16M29 13.3h5" />
    </Drawing>
  ),
  UnionPay: () => (
    <Drawing>
      <path d="M10.5 6h5l-3 12h-5zM19 6h5l-3 12h-5zM27.5 6h5l-3 12h-5z" />
    </Drawing>
  ),
};

/** A drawing on the square of a bank. */
const Square = ({ children }: Pick<DrawingProps, "children">) => <Drawing width={24}>{children}</Drawing>;

export const bankMarks: Readonly<Record<CardBank, ComponentType>> = {
  sberbank: () => (
    <Square>
      <path d="M18.5 8A7.5 7.5 0 1 0 19.4 13M8.5 11.5l3 2.5 7.5-6" />
    </Square>
  ),
  tbank: () => (
    <Square>
      <path d="M6 7h12M12 7v11M6 7v2.5M18 7v2.5" />
    </Square>
  ),
  alfabank: () => (
    <Square>
      <path d="m7.5 16 4.5-11 4.5 11M9 12.5h6M7 19.500h10" />
    </Square>
  ),
  vtb: () => (
    <Square>
      <path d="m6 7 3 10M10.5 7l3 10M15 7l3 10" />
    </Square>
  ),
  gazprombank: () => (
    <Square>
      <path d="M18.5 8A7.5 7.5 0 1 0 19.5 12h-7" />
    </Square>
  ),
};
