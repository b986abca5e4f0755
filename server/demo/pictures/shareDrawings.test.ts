import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawMissingPictures, readSharePicture, sharePictureOf } from '../../src/crawlers/sharePictures.ts';
import { pictureAddress } from './pictures.ts';
import { shareDrawings } from './shareDrawings.ts';

let siteDirectory: string;
beforeAll(async () => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-share-'));
  expect(await drawMissingPictures(shareDrawings, siteDirectory)).toBeGreaterThan(30);
});
afterAll(() => rmSync(siteDirectory, { recursive: true }));

it('draws a picture of 1200 × 630 pixels for every drawing, small enough for those who show it', async () => {
  for (const file of readdirSync(path.join(siteDirectory, 'share'))) {
    const bytes = readFileSync(path.join(siteDirectory, 'share', file));
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // The header's chunk: https://www.w3.org/TR/png/#11IHDR
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    // Those who show them leave out pictures above 300 KB.
    expect(bytes.byteLength).toBeLessThan(256 * 1024);
  }
});

it('draws again only what is missing', async () => {
  const drawn = readdirSync(path.join(siteDirectory, 'share'));
  const kept = path.join(siteDirectory, 'share', drawn[1] ?? '');
  const { mtimeMs } = statSync(kept);
  rmSync(path.join(siteDirectory, 'share', drawn[0] ?? ''));

  expect(await drawMissingPictures(shareDrawings, siteDirectory)).toBe(1);
  expect(readdirSync(path.join(siteDirectory, 'share'))).toEqual(drawn);
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
});

it('stands for a drawing, under whichever prefix the back end answers', async () => {
  const address = pictureAddress('smart-guide');
  const share = sharePictureOf(shareDrawings, address);

  expect(share).toEqual({
    address: expect.stringMatching(/^\/share\/smart-guide-[0-9a-f]{10}\.png$/),
    size: { width: 1200, height: 630 },
  });
  expect(sharePictureOf(shareDrawings, `/prod-api${address}`)).toEqual(share);
  expect(await readSharePicture(siteDirectory, share.address)).not.toBeNull();
});

it('is the picture itself where that has pixels, and the standard one where there is none to show', () => {
  expect(sharePictureOf(shareDrawings, '/admin-api/infra/file/4/get/photo.JPG')).toEqual({
    address: '/admin-api/infra/file/4/get/photo.JPG',
  });
  for (const picture of [undefined, null, '', '/admin-api/infra/file/4/get/logo.svg'])
    expect(sharePictureOf(shareDrawings, picture).address).toMatch(/^\/share\/carousel-mountain-/);
});

it.each(['/share/../registry.json', '/share/x.json', '/share/.x.png', '/share/%2e%2e.png'])(
  'reads nothing at %s',
  async (address) => {
    expect(await readSharePicture(siteDirectory, address)).toBeNull();
  },
);
