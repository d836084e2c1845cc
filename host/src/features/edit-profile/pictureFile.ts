/** Pictures that the server takes. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
/** Bytes of a file that is opened: what leaves is a square of it, far below the server's 2 MB. */
const mostBytes = 10 * 1024 * 1024;
/** Side of the square that leaves, px: the largest avatar at twice the density, and room to crop anew. */
const sentSide = 560;

export type Chosen = { readonly picture: ImageBitmap } | { readonly problem: "notPicture" | "tooLarge" };

/** Opens a file that a person chose; its content decides, not its name. */
export async function openPicture(file: File): Promise<Chosen> {
  if (file.size > mostBytes) return { problem: "tooLarge" };
  if (!pictureTypes.some((type) => type === file.type)) return { problem: "notPicture" };
  try {
    return { picture: await createImageBitmap(file) };
  } catch {
    return { problem: "notPicture" };
  }
}

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
