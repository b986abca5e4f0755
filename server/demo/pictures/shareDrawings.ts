import { shareDrawing, type ShareDrawings } from '../../src/crawlers/sharePictures.ts';
import { drawShare } from './drawing/drawShare.ts';
import { pictureAddress } from './pictures.ts';
import { scenes } from './scenes/scenes.ts';

/** The scene that stands for a page without a picture. */
const STANDARD = 'carousel-mountain';

const byPicture = new Map(
  Object.entries(scenes).map(([name, scene]) => [pictureAddress(name), shareDrawing(name, drawShare(scene))]),
);
const standard = byPicture.get(pictureAddress(STANDARD));
if (standard === undefined) throw new Error(`There is no scene "${STANDARD}".`);

/** The scenes as they are shown where a page is shared. */
export const shareDrawings: ShareDrawings = { standard, byPicture };
