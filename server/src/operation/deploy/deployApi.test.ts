import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTestDeploy, type TestDeploy } from '@zhilv/testing/deploy/start-test-deploy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestDeploy;
let token: string;
beforeAll(async () => {
  test = await startTestDeploy();
  ({ token } = await test.token());
});
afterAll(() => test.close());
beforeEach(() => rmSync(test.releases.siteDirectory, { recursive: true, force: true }));

let made = 0;
/** Gives an id that no test has used. */
const nextId = (): string => {
  made += 1;
  return `1.0.${made}-a`;
};
const active = () => test.releases.entry().active;
const FILES = { 'a.js': 1, 'parts/b.css': 2 };

describe('a release that comes over HTTP', () => {
  it('is published, promoted, rolled back, switched off and on, and looked at', async () => {
    const [first, second] = [nextId(), nextId()];

    const published = await test.mfe(token, ['publish', test.built(first, FILES)]);
    expect(published).toEqual({
      code: 0,
      out: [`remote_bpm ${first}: activated`, 'sent 3 of 3 files; the server has the others'],
      wrong: '',
    });
    const uploaded = await test.mfe(token, ['publish', test.built(second, FILES), '--no-activate']);
    expect(uploaded.out[0]).toBe(`remote_bpm ${second}: uploaded; to activate it: mfe promote remote_bpm ${second}`);
    expect(active()).toBe(first);
    expect((await test.mfe(token, ['promote', 'bpm', second])).out[0]).toBe(`remote_bpm ${second}: activated`);
    expect((await test.mfe(token, ['rollback', 'bpm'])).out[0]).toBe(`remote_bpm ${first}: activated`);
    expect((await test.mfe(token, ['disable', 'bpm', '--message', '维护中'])).out[0]).toContain('disabled');
    expect(test.releases.entry().state).toBe('disabled');
    expect((await test.mfe(token, ['enable', 'bpm'])).out[0]).toBe(`remote_bpm: enabled, with ${first}`);
    const status = await test.mfe(token, ['status']);
    expect(status.out[0]).toMatch(new RegExp(`^server http://.*, revision \\d+\n[^]*remote_bpm       active    ${first}`));
    expect(await test.mfe(token, ['verify'])).toMatchObject({
      code: 0,
      out: [expect.stringContaining('no problems in http://')],
    });

    const log = await test.log();
    expect(log.map(({ action, release, code }) => [action, release, code])).toEqual([
      ['upload', first, 0],
      ['publish', first, 0],
      ['upload', second, 0],
      ['publish', second, 0],
      ['promote', second, 0],
      ['rollback', first, 0],
      ['disable', first, 0],
      ['enable', first, 0],
      ['status', null, 0],
      ['verify', null, 0],
    ]);
    expect(new Set(log.map(({ nickname, userIp, userId }) => `${nickname} ${userIp} ${userId}`))).toEqual(
      new Set(['ci 127.0.0.1 null']),
    );
  });

  it('brings only the files that no release of the same name has, and leaves nothing behind', async () => {
    await test.mfe(token, ['publish', test.built(nextId(), FILES)]);
    const release = nextId();

    const { out } = await test.mfe(token, ['publish', test.built(release, { ...FILES, 'c.js': made })]);

    expect(out.at(-1)).toBe('sent 2 of 4 files; the server has the others');
    const { siteDirectory } = test.releases;
    expect(readdirSync(path.join(siteDirectory, '.uploads/remote_bpm'))).toEqual([]);
    expect(existsSync(path.join(siteDirectory, 'remotes/remote_bpm', release, 'parts/b.css.br'))).toBe(true);
  });

  it('is refused where it is there already, and left as it is where that is asked for', async () => {
    const directory = test.built(nextId(), FILES);
    await test.mfe(token, ['publish', directory]);

    expect(await test.mfe(token, ['publish', directory])).toMatchObject({
      code: 1,
      wrong: expect.stringContaining('published already'),
    });
    const again = await test.mfe(token, ['publish', directory, '--only-if-new']);

    expect(again.out[0]).toBe(`remote_bpm ${path.basename(directory)}: live already`);
    expect(again.out.at(-1)).toBe('sent 0 of 3 files; the server has the others');
  });

  it('is refused under an id that another one has', async () => {
    const release = nextId();
    await test.mfe(token, ['publish', test.built(release, FILES)]);

    const other = await test.mfe(token, ['publish', test.built(release, { 'a.js': 7 })]);

    expect(other).toMatchObject({ code: 1, wrong: expect.stringContaining('published already, and is another one') });
  });
});

describe('a release that fails its checks', () => {
  it('is not published, and not "published already" when it comes again and is right', async () => {
    const { token: mall } = await test.token({ remotes: ['remote_mall'] });
    await test.mfe(token, ['publish', test.built(nextId(), FILES)]);
    const release = nextId();
    // It brings the page of the other remote.
    const directory = test.built(release, FILES, 'remote_mall');
    const before = readFileSync(path.join(test.releases.siteDirectory, 'registry.json'), 'utf8');

    const refused = await test.mfe(mall, ['publish', directory]);

    expect(refused).toMatchObject({ code: 1, wrong: 'page bpm/model/index of remote_mall is provided by remote_bpm already' });
    expect(readFileSync(path.join(test.releases.siteDirectory, 'registry.json'), 'utf8')).toBe(before);
    expect((await test.log()).at(-1)).toMatchObject({ action: 'publish', name: 'remote_mall', code: 1001090005 });
    await test.releases.publish(test.releases.built(nextId(), { page: 'bpm/other/index' }));
    const right = await test.mfe(mall, ['publish', directory]);
    expect(right).toMatchObject({ code: 0, wrong: '' });
    expect(right.out.at(-1)).toBe('sent 0 of 3 files; the server has the others');
    expect(test.releases.entry('remote_mall').active).toBe(release);
  });

  it('for a fault of the disk is told so without the path, and comes again when that is mended', async () => {
    const { siteDirectory } = test.releases;
    const directory = test.built(nextId(), FILES);
    mkdirSync(siteDirectory, { recursive: true });
    writeFileSync(path.join(siteDirectory, 'remotes'), '');

    const failed = await test.mfe(token, ['publish', directory]);
    rmSync(path.join(siteDirectory, 'remotes'));

    expect([failed.code, failed.wrong]).toEqual([1, `${test.url} failed with 500; its log says why`]);
    expect((await test.mfe(token, ['publish', directory])).out.at(-1)).toBe('sent 0 of 3 files; the server has the others');
  });

  it('is over its budget here as on the disk', async () => {
    const directory = test.releases.built(nextId(), { bytes: 40_000, budget: { entry: 1, pages: {}, slots: {}, documents: {} } });

    expect(await test.mfe(token, ['publish', directory])).toMatchObject({
      code: 1,
      wrong: expect.stringContaining('its limit is 1'),
    });
  });
});

describe('two publishers at once', () => {
  it('of one remote: each is published or told to come again, and nothing is half done', async () => {
    const directories = [test.built(nextId(), { 'a.js': 11 }), test.built(nextId(), { 'a.js': 12 })];

    const results = await Promise.all(directories.map((directory) => test.mfe(token, ['publish', directory])));

    for (const [index, { code }] of results.entries()) {
      expect([0, 3]).toContain(code);
      const listed = test.releases.entry().releases.some(({ id }) => id === path.basename(directories[index] ?? ''));
      expect(listed).toBe(code === 0);
    }
    expect(results.map(({ code }) => code)).toContain(0);
    expect((await test.mfe(token, ['verify'])).code).toBe(0);
  });

  it('of the very same release: one publishes it, and with --only-if-new the other is content with that', async () => {
    const directory = test.built(nextId(), { 'a.js': 21, 'b.js': 22 });
    const publish = () => test.mfe(token, ['publish', directory, '--only-if-new']);

    const results = await Promise.all([publish(), publish()]);

    for (const { code } of results) expect([0, 3]).toContain(code);
    expect((await publish()).out[0]).toBe(`remote_bpm ${path.basename(directory)}: live already`);
    expect((await test.mfe(token, ['verify'])).code).toBe(0);
  });
});
