import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';

let test: TestSiteDirectory;
let directory: string;

beforeEach(() => {
  test = openTestSiteDirectory();
  directory = path.join(path.dirname(test.built('1.0.0-a')), 'package');
  mkdirSync(directory);
});

afterEach(() => test.remove());

/** Makes the folder a package whose build is described by this module. */
const configure = (content: string): void => writeFileSync(path.join(directory, 'rspack.config.ts'), content);
const plan = (): string => `export default ${JSON.stringify({ name: 'remote_bpm', directory, pages: {}, slots: {} })};`;
/** Has it depend on a preset whose `build` is this function. */
function installPreset(build: string): void {
  const preset = path.join(directory, 'node_modules/@zhilv/build');
  mkdirSync(preset, { recursive: true });
  writeFileSync(path.join(preset, 'package.json'), '{"type":"module","exports":{".":"./preset.js"}}');
  writeFileSync(path.join(preset, 'preset.js'), `export const build = ${build};`);
}

describe('build', () => {
  it('tells the folder of a release that is there already, which publish takes', async () => {
    const output = JSON.stringify(test.built('1.0.0-a'));
    configure(plan());
    installPreset(`async () => ({ release: { release: '1.0.0-a' }, output: ${output}, built: false })`);
    const { code, out } = await test.mfe('build', directory);

    expect({ code, out }).toEqual({
      code: 0,
      out: `remote_bpm 1.0.0-a: there already, the sources have not changed\n${test.built('1.0.0-a')}`,
    });
    expect((await test.mfe('publish', out.split('\n').at(-1) ?? '')).code).toBe(0);
  });

  it('tells what the bundler says of a build that fails', async () => {
    configure(plan());
    installPreset("async () => { throw new Error('Module not found: ./list.ts'); }");

    expect(await test.mfe('build', directory)).toEqual(
      refusal('refused', 'remote_bpm could not be built:\nModule not found: ./list.ts'),
    );
  });

  it('refuses a folder that is no package of a remote or host', async () => {
    expect(await test.mfe('build', directory)).toEqual(refusal('refused', 'it has no rspack.config.ts'));

    configure('export default { mode: "production" };');
    expect(await test.mfe('build', directory)).toEqual(refusal('refused', 'must export by default what host() or remote()'));
  });
});
