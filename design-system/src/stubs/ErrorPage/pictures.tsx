import { css } from "linaria";
import { color } from "../../tokens/index.ts";

const sunken = css`
  fill: ${color.surfaceSunken};
`;
const raised = css`
  fill: ${color.surfaceRaised};
`;
const accent = css`
  fill: ${color.accentText};
`;
const accentLine = css`
  color: ${color.accentText};
`;

interface PictureProps {
  className?: string | undefined;
}

const line = {
  stroke: "currentColor",
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  fill: "none",
} as const;

/** 403 and 404: a viewfinder that found nothing; the frame it looks for has slipped away. */
export const LostPicture = ({ className }: PictureProps) => (
  <svg className={className} viewBox="0 0 360 200" fill="none" aria-hidden focusable="false">
    <rect x="60" y="24" width="240" height="152" rx="20" className={sunken} />
    <g className={accentLine}>
      <path
        {...line}
        strokeWidth="5"
        d="M60 64V44a20 20 0 0 1 20-20h20M260 24h20a20 20 0 0 1 20 20v20M300 136v20a20 20 0 0 1-20 20h-20M100 176H80a20 20 0 0 1-20-20v-20"
      />
    </g>
    <path
      {...line}
      strokeDasharray="6 10"
      d="M120 68h120a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H120a8 8 0 0 1-8-8V76a8 8 0 0 1 8-8z"
      opacity="0.45"
    />
    <g transform="rotate(9 308 168)">
      <rect {...line} x="262" y="140" width="84" height="50" rx="8" className={raised} />
      <path
        d="M296 156.5c0-1.500 1.700-2.500 3-1.700l14 8.600c1.300.8 1.300 2.600 0 3.400l-14 8.600c-1.300.8-3-.2-3-1.700z"
        className={accent}
      />
    </g>
    <path {...line} d="M164 92v10M196 92v10M164 118c8-6 24-6 32 0" />
  </svg>
);

/** 500: the film has torn between two frames. */
export const BrokenPicture = ({ className }: PictureProps) => (
  <svg className={className} viewBox="0 0 360 200" fill="none" aria-hidden focusable="false">
    <g transform="rotate(-5 110 104)">
      <path {...line} className={sunken} d="M28 44h132l-12 20 14 18-14 18 14 20-14 18 12 20H28z" />
      <path {...line} strokeWidth="8" strokeDasharray="0.1 20" d="M42 58h100M42 144h100" opacity="0.5" />
      <rect {...line} x="44" y="76" width="84" height="50" rx="8" className={raised} />
    </g>
    <g transform="rotate(6 256 104)">
      <path {...line} className={sunken} d="M332 44H204l-12 20 14 18-14 18 14 20-14 18 12 20h128z" />
      <path {...line} strokeWidth="8" strokeDasharray="0.1 20" d="M222 58h100M222 144h100" opacity="0.5" />
      <rect {...line} x="232" y="76" width="84" height="50" rx="8" className={raised} />
      <path
        d="M266 92.5c0-1.500 1.700-2.500 3-1.700l14 8.600c1.300.8 1.300 2.600 0 3.400l-14 8.600c-1.300.8-3-.2-3-1.700z"
        className={accent}
      />
    </g>
    <g className={accentLine}>
      <path {...line} strokeWidth="4" d="M176 30l-4-14M190 30l8-12M176 178l-6 14M190 178l4 14" />
    </g>
  </svg>
);
