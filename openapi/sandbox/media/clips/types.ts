/** A caption: from which second, and what is said. It ends at the next one, after seven seconds at most. */
export type Line = readonly [start: number, text: string];

/** A drawing of a clip: one still picture that the filter graph moves about. Named, so that graphs read well. */
export interface Layer {
  readonly name: string;
  /** SVG on a canvas of any width; it is scaled so that `height` fills the clip's height. */
  readonly svg: string;
}

export interface ClipSpec {
  readonly id: string;
  readonly title: string;
  readonly seconds: number;
  readonly fps: number;
  /** Seconds between keyframes, which are aligned over all renditions, and length of a segment; 4 by default. */
  readonly keyframes?: number;
  /** Size of the best rendition, px. */
  readonly size: readonly [width: number, height: number];
  /** Renditions of the stream, best first; each is scaled from the best. */
  readonly heights: readonly number[];
  /** Which of them are also offered as progressive MP4. */
  readonly mp4: readonly number[];
  /** x264 constant rate factor, by rendition. */
  readonly crf: readonly number[];
  readonly layers: readonly Layer[];
  /** Filter graph from `[name]` inputs (still pictures) to `[scene]`; W and H are the clip's size in px. */
  graph(W: number, H: number): string;
  readonly music: {
    readonly chords: readonly (readonly number[])[];
    readonly secondsPerChord: number;
    readonly pluck: number;
    readonly rate: number;
    readonly kbps: number;
    readonly channels: 1 | 2;
  };
  readonly captions: { readonly ru: readonly Line[]; readonly en?: readonly Line[] };
  /** Seconds at which the poster is taken. */
  readonly posterAt: number;
  readonly chapters?: readonly Line[];
}
