// It has no types of its own: what tools/fonts asks it for.
declare module "subset-font" {
  /** The font file with `text`'s letters alone. Rejects for what is no font. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: "woff2" },
  ): Promise<Buffer>;
}
