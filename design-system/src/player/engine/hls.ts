/** As much of hls.js as the engine uses; the host hands it in, so that it loads only when needed. */
export interface HlsInstance {
  loadSource(url: string): void;
  attachMedia(media: HTMLMediaElement): void;
  on(event: string, listener: (event: string, data: never) => void): void;
  startLoad(position?: number): void;
  recoverMediaError(): void;
  destroy(): void;
  /** -1 is automatic, for each of the three. What is to be loaded from now on; what was loaded stays. */
  loadLevel: number;
  /** Setting it switches behind the piece that plays. */
  nextLevel: number;
  /** Setting it switches at once. */
  currentLevel: number;
  /** px; 0 where the playlist does not say. */
  readonly levels: readonly { readonly width: number; readonly height: number }[];
}

export interface HlsClass {
  new (options: Readonly<Record<string, unknown>>): HlsInstance;
  isSupported(): boolean;
}
