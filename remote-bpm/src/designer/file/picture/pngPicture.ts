import { imageOf } from './imageOf.ts';

/** A picture is too large for a browser to make. Its message is for people, in Chinese. */
export class TooLargePicture extends Error {
  override readonly name = 'TooLargePicture';
  override readonly message = '流程图太大，浏览器无法生成这么大的 PNG 图片，请改为下载 SVG 图片';
}

/** Twice as many pixels as the diagram has are sharp on the screens of today, and in print. */
const SCALES = [2, 1];

/** More than this along a side, or in all, browsers do not draw. */
const LONGEST_SIDE = 16_384;
const MOST_PIXELS = 67_108_864;

/** Draws an SVG with two pixels for each of its own, or one when it is large, on white. @throws TooLargePicture */
export async function pngPicture(svg: string): Promise<Blob> {
  const size = sizeOf(svg);
  const scale = SCALES.find((each) => isDrawable(size.width * each, size.height * each));
  if (scale === undefined) throw new TooLargePicture();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
  // A browser that has no memory for it gives none.
  const context = canvas.getContext('2d');
  if (context === null) throw new TooLargePicture();
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Safari would draw it in its own size and enlarge that.
  const enlarged = svg.replace(SIZE, ` width="${canvas.width}" height="${canvas.height}"`);
  const { image, release } = await imageOf(enlarged);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  release();
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) throw new TooLargePicture();
  return png;
}

/** As bpmn-js writes it. */
const SIZE = / width="([\d.]+)" height="([\d.]+)"/;

/** The size of a picture of bpmn-js, in its own pixels. @throws Error when it has none */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = SIZE.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('The picture has no size.');
  return { width: Number(width), height: Number(height) };
}

const isDrawable = (width: number, height: number): boolean =>
  Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS;
