import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The product's files whose words people read, without their comments. */
const texts = globSync('{host,standalone,remote-*,shared/*,server}/{src,demo}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
})
  .filter((file) => !/\.test\.|shared\/testing/.test(file))
  .map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/(^|\s)\/\/.*$/gm, ''),
  }));

const found = (pattern: RegExp): readonly string[] =>
  texts.flatMap(({ file, text }) => Array.from(text.matchAll(pattern), ([words]) => `${file}: ${words.replaceAll(/\s+/g, ' ')}`));

it('reads what people read', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(found(/您/g).length).toBeGreaterThan(10);
});

it('says 您 to everybody, but for sentences that were given', () => {
  expect(found(/.{0,10}(?<!审批人不是)你(?!的浏览器不支持全屏|发起的).{0,10}/g)).toEqual([]);
});

// JSX makes one space of a line's end.
it('puts no space between Chinese words', () => {
  expect(found(/[\p{Script=Han}，。；：、」]\s+[\p{Script=Han}「]+/gu)).toEqual([]);
});
