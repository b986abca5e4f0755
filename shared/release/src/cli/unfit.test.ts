import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let test: TestSiteDirectory;

beforeEach(async () => {
  test = openTestSiteDirectory();
  await test.publish(test.built('1.0.0-h', { name: 'host', platform: ['call'] }));
  await test.publishAll('1.0.0-a');
});

afterEach(() => test.remove());

const demanding = () => test.built('1.0.0-b', { platform: ['later'] });
const WHY = "the live host cannot run remote_bpm 1.0.0-b: the host's platform lacks later";

describe('a release that the live host cannot run', () => {
  it('is told of when it is published, with what people get', async () => {
    const { code, out } = await test.mfe('publish', demanding());

    expect([code, out]).toEqual([0, `remote_bpm 1.0.0-b: activated\nnote: ${WHY}; people get 1.0.0-a`]);
  });

  it('is told of when it is only uploaded, and when it is promoted', async () => {
    expect((await test.mfe('publish', demanding(), '--no-activate')).out).toContain(`note: ${WHY}`);
    expect((await test.mfe('promote', 'bpm', '1.0.0-b')).out).toContain(`note: ${WHY}`);
    expect((await test.mfe('promote', 'bpm', '1.0.0-a')).out).not.toContain('note');
  });

  it('is told of when a rollback goes back to it, and when its remote is switched on again', async () => {
    await test.publish(demanding());
    await test.publishAll('1.0.0-c');

    expect((await test.mfe('rollback', 'bpm')).out).toBe(`remote_bpm 1.0.0-b: activated\nnote: ${WHY}; people get 1.0.0-a`);
    await test.mfe('disable', 'bpm', '--message', '维护中');
    expect((await test.mfe('enable', 'bpm')).out).toBe(`remote_bpm: enabled, with 1.0.0-b\nnote: ${WHY}; people get 1.0.0-a`);
  });

  it('is told of by status, for people and for programs', async () => {
    await test.publish(demanding());

    expect((await test.mfe('status')).out).toContain(`  ${WHY}; people get 1.0.0-a`);
    const { lines } = JSON.parse((await test.mfe('status', '--json')).out) as { lines: { name: string; unfit: string | null }[] };
    expect(lines.map(({ name, unfit }) => [name, unfit !== null])).toEqual([
      ['host', false],
      ['remote_bpm', true],
    ]);
  });

  it('is a problem that verify finds', async () => {
    await test.publish(demanding());

    const { code, out } = await test.mfe('verify');

    expect([code, out]).toEqual([4, `unfit         remote_bpm 1.0.0-b: ${WHY}; people get 1.0.0-a`]);
  });

  it('and that no other stands in for says so itself', async () => {
    await test.publish(test.built('1.0.0-m', { name: 'remote_mall', page: 'mall/index', platform: ['later'] }));

    expect((await test.mfe('status')).out).toContain('lacks later; its pages say so');
  });
});

it('an older host tells of them when a rollback goes back to it, too', async () => {
  await test.publish(test.built('1.0.0-i', { name: 'host', platform: ['call', 'later'] }));
  await test.publish(demanding());

  const { out } = await test.mfe('rollback', 'host');

  expect(out).toBe(`host 1.0.0-h: activated\nnote: ${WHY}; people get 1.0.0-a`);
});

it('an older host tells, when it is published, of every live release that it cannot run', async () => {
  await test.publish(test.built('1.0.0-i', { name: 'host', platform: ['call', 'later'] }));
  await test.publish(demanding());
  expect((await test.mfe('verify')).code).toBe(0);

  const { out } = await test.mfe('promote', 'host', '1.0.0-h');

  expect(out).toContain(`note: ${WHY}; people get 1.0.0-a`);
});
