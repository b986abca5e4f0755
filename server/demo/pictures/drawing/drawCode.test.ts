import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { loadResvg } from '../../../src/response/rasterised.ts';
import { drawCode } from './drawCode.ts';

it('draws what a reader reads as the address, at the size of the footer', async () => {
  const Resvg = await loadResvg();
  const image = new Resvg(drawCode('https://www.zhilv.example'), { fitTo: { mode: 'width', value: 192 } }).render();

  expect(decodeQr({ width: image.width, height: image.height, data: image.pixels })).toBe('https://www.zhilv.example');
});
