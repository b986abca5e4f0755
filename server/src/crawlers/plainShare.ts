import { SHARE_SIZE, shareDrawing, type ShareDrawings } from './sharePictures.ts';

/** Two ridges and the sun in the colours of the site, for installations without drawings of their own. */
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_SIZE.width} ${SHARE_SIZE.height}" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
  '<rect fill="#f6f0e2" width="1200" height="630"/>',
  '<circle fill="#b5793a" cx="820" cy="210" r="70"/>',
  '<path fill="#2f8f6b" d="M420 630L820 270L1200 560V630Z"/>',
  '<path fill="#1b5e8c" d="M0 630V520L380 230L800 630Z"/>',
  '</svg>',
].join('');

/** Every page has the same drawing. */
export const plainShare: ShareDrawings = { standard: shareDrawing('standard', svg), byPicture: new Map() };
