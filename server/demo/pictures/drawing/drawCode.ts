import encodeQr from 'qr';
import { palette } from './palette.ts';

/** The light margin that readers need around a code, in its dots (ISO/IEC 18004). */
const MARGIN = 4;

/** Draws an address, also that of a telephone, as a QR code: dark on white whatever the page's colours are, or readers would not find it. */
export function drawCode(address: string): string {
  const rows = encodeQr(address, 'raw', { ecc: 'medium', border: MARGIN });
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${rows.length}v${rows.length}H0z"/>`,
    `<path fill="${palette.ink}" d="${dots.join('')}"/>`,
    '</svg>',
  ].join('');
}
