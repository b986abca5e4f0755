import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { SharePicture } from '@zhilv/release/site-directory';
import { rasterised } from '../response/rasterised.ts';

/** The folder of share pictures, in the site directory and in addresses. */
const FOLDER = 'share';

/** The size in pixels that places which show shared pages ask for (https://ogp.me). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A picture for shared pages before it is drawn in pixels. */
export interface ShareDrawing {
  /** The name changes with the content, so that a file can be kept for good and a changed picture counts as a new one. */
  readonly file: string;
  readonly svg: string;
}

/**
 * Makes a drawing of {@link SHARE_SIZE}. It has no text, because fonts differ.
 * @param name begins the name of its file
 */
export const shareDrawing = (name: string, svg: string): ShareDrawing => ({
  file: `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.png`,
  svg,
});

/** The pictures for shared pages. */
export interface ShareDrawings {
  /** It stands for a page without a picture, or with one that has no version in pixels. */
  readonly standard: ShareDrawing;
  /** The keys are the addresses of the pictures that each stands for. */
  readonly byPicture: ReadonlyMap<string, ShareDrawing>;
}

/** Gives the picture for a content row where its page is shared, which is a PNG in place of a drawing. */
export function sharePictureOf(drawings: ShareDrawings, picture: string | null | undefined): SharePicture {
  if (picture && /\.(?:png|jpe?g|webp|gif)$/i.test(picture)) return { address: picture };
  // A back end behind a prefix gives addresses with it.
  const drawing = drawings.byPicture.get((picture ?? '').replace(/^\/prod-api/, '')) ?? drawings.standard;
  return { address: `/${FOLDER}/${drawing.file}`, size: SHARE_SIZE };
}

/** Draws the share pictures that the site directory lacks, and gives their number. The first time takes a while. */
export async function drawMissingPictures(drawings: ShareDrawings, siteDirectory: string): Promise<number> {
  const folder = path.join(siteDirectory, FOLDER);
  const byFile = new Map([drawings.standard, ...drawings.byPicture.values()].map(({ file, svg }) => [file, svg]));
  const missing = [...byFile].filter(([file]) => !existsSync(path.join(folder, file)));
  if (missing.length === 0) return 0;
  await mkdir(folder, { recursive: true });
  for (const [file, svg] of missing) {
    const part = path.join(folder, `.${file}.${process.pid}.part`);
    await writeFile(part, await rasterised(svg));
    await rename(part, path.join(folder, file));
  }
  return missing.length;
}

const SHARE_ADDRESS = new RegExp(String.raw`^/${FOLDER}/[a-z0-9-]+\.png$`);

/** Gives the bytes of the share picture at an address; null where there is none. */
export async function readSharePicture(siteDirectory: string, pathname: string): Promise<Buffer<ArrayBuffer> | null> {
  const file = path.join(siteDirectory, pathname);
  return SHARE_ADDRESS.test(pathname) && existsSync(file) ? readFile(file) : null;
}
