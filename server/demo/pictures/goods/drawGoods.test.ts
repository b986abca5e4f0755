import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawGoods } from './drawGoods.ts';
import { goodsPictures } from './goodsPictures.ts';

const pictures = Object.entries(goodsPictures).map(([name, picture]) => [name, drawGoods(picture)] as const);

const found = (svg: string, pattern: RegExp) => new Set(Array.from(svg.matchAll(pattern), ([, name]) => name));

describe.each(pictures)('the picture of %s', (_, svg) => {
  it('has every colour that it uses, and no others', () => {
    expect(found(svg, /class="([^"]+)"/g)).toEqual(found(svg, /\.([a-z-]+)\{/g));
  });

  it('is darker on a dark page', () => {
    expect(svg).toMatch(/@media\(prefers-color-scheme:dark\)\{#back :nth-child\(1\)\{stop-color:#/);
  });

  it('is small markup without script', () => {
    expect(svg).not.toMatch(/script|foreignObject|\son\w+=|href=|NaN|undefined/);
    expect(svg.match(/<g /g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    expect(gzipSync(svg).byteLength).toBeLessThan(2 * 1024);
  });
});
