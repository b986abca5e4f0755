import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawScene } from './drawScene.ts';
import { scenes } from '../scenes/scenes.ts';

const pictures = Object.entries(scenes).map(([name, scene]) => [name, drawScene(scene)] as const);

/** Gives every text that the pattern's group finds, each once. */
const found = (svg: string, pattern: RegExp) => new Set(Array.from(svg.matchAll(pattern), ([, name]) => name));

describe.each(pictures)('%s', (_, svg) => {
  it('has every paint and colour that it uses, and no others', () => {
    const defined = found(svg, /<(?:linearGradient|radialGradient|clipPath|g) id="([^"]+)"/g);
    const used = new Set([...found(svg, /url\(#([^)]+)\)/g), ...found(svg, /href="#([^"]+)"/g)]);
    expect(used).toEqual(defined);

    expect(found(svg, /class="([^"]+)"/g)).toEqual(found(svg, /\.([a-z]+)\{/g));
  });

  it('has other colours on a dark page, sky first', () => {
    expect(svg).toMatch(/@media\(prefers-color-scheme:dark\)\{#sky :nth-child\(1\)\{stop-color:#/);
  });

  it('is markup that any reader takes, without script and from nowhere else', () => {
    const open: (string | undefined)[] = [];
    for (const [, closing, name, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
    }
    expect(open).toEqual([]);
    expect(svg).not.toMatch(/script|foreignObject|\son\w+=|href="[^#]|NaN|undefined/);
  });

  it('is small on the wire', () => {
    expect(gzipSync(svg).byteLength).toBeLessThan(4 * 1024);
  });
});

it('draws nothing twice', () => {
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length);
});
