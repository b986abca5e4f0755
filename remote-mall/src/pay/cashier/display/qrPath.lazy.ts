import encodeQr from 'qr';

/** The light margin that readers need around a code, in its dots (ISO/IEC 18004). */
const MARGIN = 4;

/** Such a code still stands in good stead when part of it is hidden; a longer text gets dots that are too small then. */
const LONGEST_SAFE = 300;

/** A QR code as the outline of its dark dots, on a square field of so many dots. */
export interface QrPath {
  readonly size: number;
  readonly outline: string;
}

/** Draws a text as a QR code; null for one that is too long for any. */
export function qrPath(text: string): QrPath | null {
  let rows: boolean[][];
  try {
    rows = encodeQr(text, 'raw', { ecc: text.length <= LONGEST_SAFE ? 'medium' : 'low', border: MARGIN });
  } catch {
    // It says so by an error alone, and only a text without end can be wrong with it.
    return null;
  }
  return {
    size: rows.length,
    outline: rows.map((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])).join('')).join(''),
  };
}
