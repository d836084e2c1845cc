/** What may be opened over a page, by its name, and what each is told. The app has the table of what they are (`overlayTable.tsx`). */
export interface OverlayArgs {
  menu: null;
  account: null;
  log: null;
  signIn: null;
  leaveSite: null;
  share: {
    readonly videoId: string;
    readonly title: string;
    /** The video's own path, without query: a secret key never leaves (trust.md Security 8). */
    readonly path: string;
    /** Where the player stands, in whole seconds; 0 offers no start time. */
    readonly seconds: number;
  };
}

export type OverlayName = keyof OverlayArgs;

export interface Overlays {
  readonly open: <N extends OverlayName>(name: N, args: OverlayArgs[N]) => void;
  /** It is about to be wanted: a pointer or the focus is on its button. */
  readonly prepare: (name: OverlayName) => void;
}
