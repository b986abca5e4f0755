import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawCode } from './drawCode.ts';

it('draws what a reader reads as the address, at the size of the footer', async () => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const image = new Resvg(drawCode('https://www.zhilv.example'), { fitTo: { mode: 'width', value: 192 } }).render();

  expect(decodeQr({ width: image.width, height: image.height, data: image.pixels })).toBe('https://www.zhilv.example');
});
