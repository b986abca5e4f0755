import { encode } from 'uqr';

/** Draws a QR code of `text`, dark on light by day and night: many cameras read no other. The quiet zone is for its frame to give. */
export function drawCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) => runsOf(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}">`,
    `<rect fill="#fff" width="${size}" height="${size}"/>`,
    `<path fill="#12232e" shape-rendering="crispEdges" d="${runs.join('')}"/>`,
    '</svg>',
  ].join('');
}

/** Where in a row dark modules begin, and how many stand side by side. */
const runsOf = (row: readonly boolean[]): readonly { readonly start: number; readonly length: number }[] =>
  Array.from(
    row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
    ({ 0: { length }, index }) => ({ start: index, length }),
  );
