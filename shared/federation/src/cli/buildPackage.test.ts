import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, refusal, type TestSite } from './openTestSite.ts';

let test: TestSite;
let directory: string;

beforeEach(() => {
  test = openTestSite();
  directory = path.join(path.dirname(test.built('1.0.0-a')), 'package');
  mkdirSync(directory);
});

afterEach(() => test.remove());

/** Makes it a package whose build is described by this module. */
const configure = (content: string): void => writeFileSync(path.join(directory, 'rspack.config.ts'), content);
const plan = (release: string, output: string): string =>
  `export default ${JSON.stringify({ name: 'remote_bpm', directory, release, output, pages: {}, slots: {} })};`;

describe('build', () => {
  it('tells the folder of a release that is there already, which publish takes', async () => {
    configure(plan('1.0.0-a', test.built('1.0.0-a')));
    const { code, out } = await test.mfe('build', directory);

    expect({ code, out }).toEqual({
      code: 0,
      out: `remote_bpm 1.0.0-a: there already, the sources have not changed\n${test.built('1.0.0-a')}`,
    });
    expect((await test.mfe('publish', out.split('\n').at(-1) ?? '')).code).toBe(0);
  });

  it('tells what the bundler says of a build that fails', async () => {
    configure(plan('1.0.0-b', path.join(directory, 'dist/1.0.0-b')));

    expect(await test.mfe('build', directory)).toEqual(refusal('refused', 'remote_bpm could not be built:\n'));
  });

  it('refuses a folder that is no package of a remote or host', async () => {
    expect(await test.mfe('build', directory)).toEqual(refusal('refused', 'it has no rspack.config.ts'));

    configure('export default { mode: "production" };');
    expect(await test.mfe('build', directory)).toEqual(refusal('refused', 'must export by default what host() or remote()'));
  });
});
