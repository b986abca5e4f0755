import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';

let test: TestSiteDirectory;

beforeEach(() => {
  test = openTestSiteDirectory();
});

afterEach(() => test.remove());

const mfe: TestSiteDirectory['mfe'] = (...args) => test.mfe(...args);

describe('disable and enable', () => {
  beforeEach(() => test.publishAll('1.0.0-a'));

  it('switch a remote off with a message, and on again with the release it had', async () => {
    const { load } = test.entry().releases[0] ?? {};
    expect((await mfe('disable', 'bpm', '--message', '  流程服务维护中，预计 18:00 恢复 ')).code).toBe(0);
    expect(test.entry()).toMatchObject({ state: 'disabled', message: '流程服务维护中，预计 18:00 恢复', active: '1.0.0-a' });

    expect((await mfe('enable', 'bpm')).out).toBe('remote_bpm: enabled, with 1.0.0-a');
    expect(test.entry()).toMatchObject({ state: 'active', message: null, active: '1.0.0-a', releases: [{ load }] });
  });

  it('replaces the message of a remote that is off already', async () => {
    await mfe('disable', 'bpm', '--message', '维护中');
    await mfe('disable', 'bpm', '--message', '明天恢复');

    expect(test.entry().message).toBe('明天恢复');
  });

  it.each([
    ['empty', ' \n '],
    ['longer than 200 characters', '长'.repeat(201)],
    ['of two lines', '维护中\n明天恢复'],
  ])('refuses a message that is %s', async (_, message) => {
    expect(await mfe('disable', 'bpm', '--message', message)).toEqual(refusal('usage', 'the message'));
  });

  it('takes 200 characters', async () => {
    expect((await mfe('disable', 'bpm', '--message', '长'.repeat(200))).code).toBe(0);
  });

  it('refuse the host, and a remote that is on', async () => {
    await test.publish(test.built('1.0.0-a', { name: 'host' }));

    expect(await mfe('disable', 'host', '--message', '维护中')).toEqual(
      refusal('refused', 'the host cannot be disabled: it shows'),
    );
    expect(await mfe('enable', 'host')).toEqual(refusal('refused', 'the host cannot be disabled'));
    expect(await mfe('enable', 'bpm')).toEqual(refusal('refused', 'remote_bpm is not disabled'));
  });
});
