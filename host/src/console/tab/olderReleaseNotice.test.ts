import type { RemoteStanding } from '@zhilv/loader';
import { expect, it } from 'vitest';
import { isNoticeDue } from './olderReleaseNotice.ts';

const standing = (instead: RemoteStanding['instead'], more: Partial<RemoteStanding> = {}): RemoteStanding => ({
  remote: 'remote_x',
  state: 'active',
  message: null,
  release: '1',
  instead,
  ...more,
});

it('is due once for each remote that runs an older release', () => {
  const told = new Set<string>();

  expect(isNoticeDue(standing('downgraded'), told)).toBe(true);
  expect(isNoticeDue(standing('downgraded'), told)).toBe(false);
  expect(isNoticeDue(standing('previous'), told)).toBe(false);
  expect(isNoticeDue(standing('previous', { remote: 'remote_y' }), told)).toBe(true);
});

it('is due again after the remote has run as it should', () => {
  const told = new Set<string>();
  isNoticeDue(standing('previous'), told);

  expect(isNoticeDue(standing(null), told)).toBe(false);
  expect(isNoticeDue(standing('previous'), told)).toBe(true);
});

it('has nothing to say of a remote that is disabled', () => {
  expect(isNoticeDue(standing('downgraded', { state: 'disabled' }), new Set())).toBe(false);
});
