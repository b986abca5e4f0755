/** A part of a picture in its own pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Nothing shows a picture of a person larger than this, in pixels. */
const LARGEST_PX = 512;

/**
 * Cuts a square out of a picture and makes it no larger than anybody will see it. A photograph stays one; everything else becomes PNG,
 * which keeps what is transparent.
 * @throws Error when the browser can make no picture of it
 */
export async function cropPicture(picture: HTMLImageElement, { x, y, width, height }: Square, type: string): Promise<File> {
  const side = Math.max(1, Math.min(LARGEST_PX, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  const made = type === 'image/jpeg' ? type : 'image/png';
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, made, 0.9));
  if (content === null) throw new Error('The browser made no picture of the canvas.');
  return new File([content], made === 'image/png' ? 'avatar.png' : 'avatar.jpg', { type: made });
}
