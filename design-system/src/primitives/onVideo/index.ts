import { css } from "linaria";

/** Buttons on a picture that moves: it is dark in both themes, and what lies on it does not follow the page. */
export const onVideo = css`
  --k-control: var(--k-player-chrome);
  --k-control-hover: var(--k-player);
  --k-control-pressed: var(--k-player);
  --k-text: var(--k-text-on-player);
  --k-accent: var(--k-text-on-player);
  --k-accent-hover: var(--k-text-muted-on-player);
  --k-accent-pressed: var(--k-text-muted-on-player);
  --k-text-on-accent: var(--k-player);
  --k-focus: var(--k-text-on-player);
`;
