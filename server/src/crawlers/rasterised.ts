import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Draws an SVG picture as PNG, in its own size or in a given width. It may have no text, because fonts differ. */
export async function rasterised(svg: string, width?: number): Promise<Buffer<ArrayBuffer>> {
  const Resvg = await renderer();
  const drawing = new Resvg(svg, width === undefined ? {} : { fitTo: { mode: 'width', value: width } });
  const image = drawing.render();
  const png = Buffer.from(image.asPng());
  image.free();
  drawing.free();
  return png;
}

let loading: ReturnType<typeof load> | undefined;

/** Loads the library once, when it is needed: it has two megabytes of WebAssembly and refuses to be set up twice. */
export const renderer = (): ReturnType<typeof load> => (loading ??= load());

async function load() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
}
