import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { SharePicture } from '@zhilv/federation/release-directory';
import { pictureAddress } from '../cjy/pictures.ts';
import { drawShare, SHARE_SIZE } from '../cjy/pictures/drawShare.ts';
import { scenes } from '../cjy/pictures/scenes.ts';
import { rasterised } from './rasterised.ts';

/** The folder of the site directory, and of addresses, that they are in. */
const FOLDER = 'share';

/** What stands for a page without a picture, or with one that is not to be had in pixels. */
const STANDARD = 'carousel-mountain';

interface Share {
  readonly svg: string;
  /** Names its content, so that it can be kept for good and a changed one is a new one to those who keep it. */
  readonly file: string;
}

const shares: ReadonlyMap<string, Share> = new Map(
  Object.entries(scenes).map(([name, scene]) => {
    const svg = drawShare(scene);
    const digest = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    return [pictureAddress(name), { svg, file: `${name}-${digest}.png` }];
  }),
);

/** What stands for a picture of a content row where its page is shared: PNG in place of our own drawings. */
export function sharePicture(picture: string | null | undefined): SharePicture {
  if (picture && /\.(?:png|jpe?g|webp|gif)$/i.test(picture)) return { address: picture };
  // A back end behind a prefix gives addresses with it.
  const share = shares.get((picture ?? '').replace(/^\/prod-api/, '')) ?? shares.get(pictureAddress(STANDARD));
  if (share === undefined) throw new Error(`There is no picture "${STANDARD}".`);
  return { address: `/${FOLDER}/${share.file}`, size: SHARE_SIZE };
}

/** Draws the share pictures that the site directory does not have yet; answers how many. It takes a while the first time. */
export async function drawSharePictures(site: string): Promise<number> {
  const folder = path.join(site, FOLDER);
  const missing = [...shares.values()].filter(({ file }) => !existsSync(path.join(folder, file)));
  if (missing.length === 0) return 0;
  await mkdir(folder, { recursive: true });
  for (const { svg, file } of missing) {
    const part = path.join(folder, `.${file}.${process.pid}.part`);
    await writeFile(part, await rasterised(svg));
    await rename(part, path.join(folder, file));
  }
  return missing.length;
}

const SHARE_ADDRESS = new RegExp(String.raw`^/${FOLDER}/[a-z0-9-]+\.png$`);

/** The bytes of the share picture at an address; null where there is none. */
export async function readSharePicture(site: string, pathname: string): Promise<Buffer<ArrayBuffer> | null> {
  const file = path.join(site, pathname);
  return SHARE_ADDRESS.test(pathname) && existsSync(file) ? readFile(file) : null;
}
