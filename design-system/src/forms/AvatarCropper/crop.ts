/** A square of a picture: where its middle is, from 0 to 1 of the picture's width and height, and how much it is enlarged. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1: the square is as large as the picture's shorter side. */
  readonly zoom: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const maxZoom = 4;
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: PictureSize, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest square that lies within the picture. */
export function within(crop: Crop, picture: PictureSize): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const side = sideOf(picture, zoom);
  const [halfX, halfY] = [side / picture.width / 2, side / picture.height / 2];
  return { x: between(crop.x, halfX, 1 - halfX), y: between(crop.y, halfY, 1 - halfY), zoom };
}

/** Moves the picture under the frame by a part of the frame's side. */
export function movedBy(crop: Crop, picture: PictureSize, dx: number, dy: number): Crop {
  const side = sideOf(picture, crop.zoom);
  return within(
    { ...crop, x: crop.x - (dx * side) / picture.width, y: crop.y - (dy * side) / picture.height },
    picture,
  );
}

/** Draws the square over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: CanvasImageSource & PictureSize, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const side = sideOf(picture, crop.zoom);
  context.imageSmoothingQuality = "high";
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    crop.x * picture.width - side / 2,
    crop.y * picture.height - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}
