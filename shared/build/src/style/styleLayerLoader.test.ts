import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, describe, expect, it } from 'vitest';
import { baseConfiguration } from '../compiler/baseConfiguration.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-styles-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a remote of one stylesheet and gives the built stylesheet. @throws Error with the messages of the build. */
async function styleOf(file: string, source: string): Promise<string> {
  const directory = mkdtempSync(path.join(folder, 'remote-'));
  const output = path.join(directory, 'dist');
  writeFileSync(path.join(directory, file), source);
  writeFileSync(path.join(directory, 'entry.js'), `import styles from './${file}'; window.styles = styles;`);
  const configuration = baseConfiguration({
    mode: 'production',
    directory,
    output,
    name: 'remote_try',
    uniqueName: 'remote_try',
    layer: 'remotes',
    scope: 'remote_try',
  });
  await new Promise<void>((resolve, reject) => {
    const compiler = rspack({ ...configuration, entry: './entry.js' });
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        else resolve();
      }),
    );
  });
  const sheet = readdirSync(output).find((name) => name.endsWith('.css'));
  return readFileSync(path.join(output, sheet ?? ''), 'utf8');
}

describe('a stylesheet of a remote', () => {
  it('comes into the layer of remotes and under the scope of its own', async () => {
    const style = await styleOf('Page.module.css', '.page h1 { color: red }');

    expect(style).toMatch(/^@layer remotes\{:where\(\[data-remote=remote_try\]\) \.[\w-]+ h1\{color:red\}\}/);
  });

  it('keeps a list of selectors a list: browsers try an :is() at the end of a selector for every element', async () => {
    const style = await styleOf('a.module.css', '.look :global(.a) path, .look :global(.b) path { color: red }');

    expect(style).toMatch(/\.a path,.*\.b path\{/s);
    expect(style).not.toContain(':is(');
  });

  it('gets animations of its own', async () => {
    const style = await styleOf('Page.module.css', '.page { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }');

    expect(style).not.toContain('turn{');
    expect(style).toMatch(/@keyframes [\w-]+\{/);
  });

  it.each([
    ['an element', 'h1 { color: red }', 'the selector "h1" is global'],
    ['an element inside a condition', '@media print { h1 > b { color: red } }', 'the selector "h1 > b" is global'],
    ['everything', '* { color: red }', 'the selector "*" is global'],
    ['the root', ':root { --x: 1px }', 'the selector ":root" is global'],
    ['the body', 'body .page { color: red }', 'the selector "body .page" is global'],
    ['one of a list', '.page, a { color: red }', 'the selector "a" is global'],
    [
      'a registered property',
      '@property --x { syntax: "*"; inherits: false }',
      '@property names something for the whole document',
    ],
  ])('fails the build when it styles or names globally: %s', async (_, source, message) => {
    await expect(styleOf('Page.module.css', source)).rejects.toThrow(message);
  });

  it('fails with what to write instead', async () => {
    await expect(styleOf('Page.module.css', 'h1 { color: red }')).rejects.toThrow(
      'Begin it with a class of this file (".page h1")',
    );
  });

  it('fails when it names an animation outside of a module', async () => {
    const source = '.page { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }';

    await expect(styleOf('page.css', source)).rejects.toThrow('Rename the file to X.module.css');
  });
});
