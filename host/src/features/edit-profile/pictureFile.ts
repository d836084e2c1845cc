/** Pictures that the server takes. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
/** Bytes of a file that is opened: what leaves is a square of it, far below the server's 2 MB. */
export const maxPictureBytes = 10 * 1024 * 1024;
/** Side of the square that leaves, px: the largest avatar at twice the density, and room to crop anew. */
const sentSide = 560;

/** The drawn square as a file; rejects where the canvas gives none. */
export function pictureFile(draw: (canvas: HTMLCanvasElement) => void): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = sentSide;
  canvas.height = sentSide;
  draw(canvas);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("the canvas gave no picture")) : resolve(blob)),
      "image/jpeg",
      0.9,
    ),
  );
}
