import { expect, it } from 'vitest';
import { ownSvg } from './ownSvg.ts';

it('leaves out what a picture would do or load, and no more', () => {
  const svg = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg><defs><marker id="m"/></defs><path onload="go()" style="fill: url('https://a.cn/x'); marker-end: url(#m)" marker-end="url(#m)"/><image href="https://a.cn/b.png"/><use href="#m" xlink:href="//a.cn"/><text>onload="x" href="https://a.cn" url(https://a.cn)</text></svg>`;

  expect(ownSvg(svg)).toBe(`<?xml version="1.0"?>
<svg><defs><marker id="m"/></defs><path style="fill: none; marker-end: url(#m)" marker-end="url(#m)"/><image/><use href="#m"/><text>onload="x" href="https://a.cn" url(https://a.cn)</text></svg>`);
});
