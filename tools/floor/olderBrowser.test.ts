import { readFileSync } from 'node:fs';
import path from 'node:path';
import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import { BROWSERS, build } from '@zhilv/build';
import { planOf } from '@zhilv/release/site-directory';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { comparable, has } from './floorSupport.ts';

const host = path.resolve(import.meta.dirname, '../../host');
const source = readFileSync(path.join(host, 'src/head/olderBrowser.ts'), 'utf8');

/** The features that the script asks for, in its own words and in MDN's data. */
const questions = [
  ["CSS.supports('height', '1dvh')", compatibility.css['types']?.['length']?.['viewport_percentage_units_dynamic']],
  ["CSS.supports('width', 'calc(infinity * 1px)')", compatibility.css['types']?.['calc-keyword']?.['infinity']],
  ["HTMLScriptElement.supports('importmap')", compatibility.html['elements']?.['script']?.['type']?.['importmap']],
] as const;

describe('the script that tells an older browser so', () => {
  it('asks what this test knows', () => {
    expect(source.match(/\w+\.supports\((?:'[^']*'(?:, )?)+\)/g)).toEqual(questions.map(([question]) => question));
  });

  it.each(Object.entries(BROWSERS))('lets %s %s pass, and stops those older by two', (browser, version) => {
    const engine = browser as keyof typeof BROWSERS; // Object.entries forgets the keys.
    const passes = (at: number): boolean =>
      questions.every(([, feature]) => feature?.__compat !== undefined && has(feature.__compat, engine, at, 'unprefixed'));
    const [major = 0, minor] = version.split('.').map(Number);

    expect(passes(comparable(version)), `${browser} ${version} is in the floor: ask for something older`).toBe(true);
    // Nothing that all three have came with the very version of each floor.
    const older = minor === undefined ? `${major - 2}` : `${major}.${minor - 1}`;
    expect(passes(comparable(older)), `${browser} ${older} is not in the floor: ask for something younger`).toBe(false);
  });

  it('names the versions of the floor', () => {
    for (const version of Object.values(BROWSERS)) expect(source).toContain(`${version} 或更高版本`);
  });

  it('is built so that the oldest browser parses it', async () => {
    const { release } = await build(await planOf(host));
    const script = release.host?.olderBrowserScript ?? '';

    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
    expect(script).toContain('请升级浏览器');
  }, 300_000);
});
