import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, rollback } from './activate.ts';
import { block } from './block.ts';
import { disable } from './disable.ts';
import { openTestSite, type TestSite } from './openTestSite.ts';
import type { PublishOptions } from './publish.ts';
import { readRegistry } from './siteDirectory.ts';

let test: TestSite;
let site: string;

beforeEach(() => {
  test = openTestSite();
  ({ site } = test);
});

afterEach(() => test.remove());

const built: TestSite['built'] = (...release) => test.built(...release);
const send = (directory: string, by: PublishOptions['by'], activate = true) => test.publish(directory, { by, activate });
const bpm = () => readRegistry(site).remotes['remote_bpm'];

describe('a start', () => {
  it('replaces what an earlier start set', async () => {
    await send(built('1.0.0-a'), 'start');
    await send(built('1.0.0-b'), 'start');

    expect(bpm()?.active).toBe('1.0.0-b');
  });

  it('leaves what a team published, and says how to take the new build', async () => {
    await send(built('1.0.0-a'), 'publish');
    const result = await send(built('1.0.0-b'), 'start');

    expect(result).toMatchObject({ uploaded: true, activated: false });
    expect(result.notice).toContain('promote remote_bpm 1.0.0-b');
    expect(bpm()?.active).toBe('1.0.0-a');
  });

  it('does not undo a promotion to an older release', async () => {
    await send(built('1.0.0-a'), 'start');
    await send(built('1.0.0-b'), 'start');
    await promote({ site, name: 'remote_bpm', release: '1.0.0-a', now: 2000 });
    await send(built('1.0.0-b'), 'start');

    expect(bpm()?.active).toBe('1.0.0-a');
    expect(bpm()?.activations[0]).toEqual({ release: '1.0.0-a', by: 'promote', at: 2000 });
  });

  it.each(['1.0.0-b', '1.0.0-a'])('does not undo a rollback, whichever release the checkout makes (%s)', async (release) => {
    await send(built('1.0.0-a'), 'start');
    await send(built('1.0.0-b'), 'start');
    await rollback({ site, name: 'remote_bpm', now: 2000 });
    const before = bpm();
    await send(built(release), 'start');

    expect(bpm()).toEqual(before);
  });

  it('uploads a new build beside a disabled remote and leaves it as it is', async () => {
    await send(built('1.0.0-a'), 'start');
    await disable({ site, name: 'remote_bpm', message: '维护中' });
    const result = await send(built('1.0.0-b'), 'start');

    expect(result).toMatchObject({
      uploaded: true,
      activated: false,
      notice: 'remote_bpm is disabled; 1.0.0-b was uploaded only',
    });
    expect(bpm()).toMatchObject({ state: 'disabled', message: '维护中', active: '1.0.0-a' });
  });

  it('leaves a disabled remote alone where nothing is active yet', async () => {
    await send(built('1.0.0-a'), 'publish', false);
    await disable({ site, name: 'remote_bpm', message: '维护中' });
    await send(built('1.0.0-a'), 'start');

    expect(bpm()).toMatchObject({ state: 'disabled', active: null });
  });

  it('does not activate a blocked release, also where nothing is active', async () => {
    await send(built('1.0.0-a'), 'publish', false);
    await block({ site, name: 'remote_bpm', release: '1.0.0-a' });
    const before = bpm();
    const result = await send(built('1.0.0-a'), 'start');

    expect(result).toMatchObject({ activated: false, notice: 'remote_bpm 1.0.0-a is blocked' });
    expect(bpm()).toEqual(before);
  });
});
