import { SHARE_SIZE } from '../../../src/crawlers/sharePictures.ts';
import { drawMark } from './drawMark.ts';
import { drawScene, type Scene } from './drawScene.ts';

/** The part of a scene that has this shape and cuts off neither the sun nor what stands in front. */
const PART = '0 46 640 336';

/** Draws a scene as it is shown where a page is shared, with the company's mark in the corner. It has no text: fonts differ. */
export const drawShare = (scene: Scene): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${PART}" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
    drawScene(scene),
    `<g transform="translate(20 66) scale(.75)">${drawMark()}</g>`,
    '</svg>',
  ].join('');
