// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { pngPicture, sizeOf, TooLargePicture } from './pngPicture.ts';

/** What was asked of the canvas: happy-dom has none that draws. */
const drawn: unknown[] = [];
const png = new Blob(['png'], { type: 'image/png' });
/** What the canvas gives. */
let made: { context: boolean; blob: Blob | null };
/** The images that were read, as their files. */
let images: Blob[];
let revoked: MockInstance<typeof URL.revokeObjectURL>;

beforeEach(() => {
  drawn.splice(0);
  images = [];
  made = { context: true, blob: png };
  const context = {
    fillRect: (...box: readonly number[]) => drawn.push(['fill', ...box]),
    drawImage: (_image: unknown, ...box: readonly number[]) => drawn.push(['draw', ...box]),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() =>
    // Nothing else of it is used.
    made.context ? (context as unknown as ImageBitmapRenderingContext) : null,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(made.blob));
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) images.push(file);
    return 'blob:picture';
  });
  revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-6 -6 ${width} ${height}"><rect width="1" height="2"/></svg>`;

it('draws with two pixels for each of the diagram, on white, and lets the browser enlarge nothing', async () => {
  expect(await pngPicture(svg(300.5, 200))).toBe(png);

  expect(drawn).toEqual([
    ['fill', 0, 0, 601, 400],
    ['draw', 0, 0, 601, 400],
  ]);
  expect(await images[0]?.text()).toBe(svg(300.5, 200).replace('width="300.5" height="200"', 'width="601" height="400"'));
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:picture');
});

it('draws a large one with as many pixels as it has', async () => {
  await pngPicture(svg(10_000, 1000));

  expect(drawn).toContainEqual(['draw', 0, 0, 10_000, 1000]);
});

it.each([
  ['too long', svg(16_385, 10)],
  ['too large in all', svg(10_000, 10_000)],
])('refuses one that is %s, with what can be had instead', async (_, picture) => {
  await expect(pngPicture(picture)).rejects.toThrow(/SVG/);
  expect(drawn).toEqual([]);
});

it('says the same where the browser has no memory for it', async () => {
  made.context = false;
  await expect(pngPicture(svg(10, 10))).rejects.toBeInstanceOf(TooLargePicture);

  made = { context: true, blob: null };
  await expect(pngPicture(svg(10, 10))).rejects.toBeInstanceOf(TooLargePicture);
});

it('does not take what has no size for a picture', async () => {
  expect(() => sizeOf('<svg viewBox="0 0 1 1"/>')).toThrow('no size');
  expect(sizeOf(svg(12.5, 7))).toEqual({ width: 12.5, height: 7 });
});
