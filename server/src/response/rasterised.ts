import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Draws an SVG picture as PNG, in its own size or in a given width. It may have no text, because fonts differ. */
export async function rasterised(svg: string, width?: number): Promise<Buffer<ArrayBuffer>> {
  const Resvg = await loadResvg();
  const drawing = new Resvg(svg, width === undefined ? {} : { fitTo: { mode: 'width', value: width } });
  const image = drawing.render();
  const png = Buffer.from(image.asPng());
  image.free();
  drawing.free();
  return png;
}

let loaded: ReturnType<typeof setUp> | undefined;

/** Gives the library's class for drawings. It is set up once, when it is needed: it has two megabytes of WebAssembly and refuses a second time. */
export const loadResvg = (): ReturnType<typeof setUp> => (loaded ??= setUp());

async function setUp() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
}
