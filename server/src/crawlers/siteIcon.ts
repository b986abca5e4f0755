import { rasterised } from '../response/rasterised.ts';

/** Pixels; search engines ask for a multiple of 48 (https://developers.google.com/search/docs/appearance/favicon-in-search). */
const EDGE = 96;

interface Drawn {
  readonly svg: string;
  readonly png: Promise<Buffer<ArrayBuffer>>;
}

let last: Drawn | undefined;

/**
 * The icon of the documents in pixels. They carry it as SVG, but Safari, search engines and readers of feeds ask for
 * `/favicon.ico` and know no SVG there.
 */
export function siteIcon(svg: string): Promise<Buffer<ArrayBuffer>> {
  if (last?.svg !== svg) last = { svg, png: rasterised(svg, EDGE) };
  return last.png;
}
