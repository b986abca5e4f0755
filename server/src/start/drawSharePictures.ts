import { plainShare } from '../crawlers/plainShare.ts';
import { drawMissingPictures } from '../crawlers/sharePictures.ts';
import type { Settings } from '../settings/settings.ts';
import { loadDemonstration } from './loadDemonstration.ts';

/** Draws the share pictures that the site directory lacks, and gives their number. The first time takes a while. */
export async function drawSharePictures({ seed, siteDirectory }: Settings): Promise<number> {
  const demonstration = await loadDemonstration(seed);
  return drawMissingPictures(demonstration?.shareDrawings ?? plainShare, siteDirectory);
}
