import type { Registry } from '@zhilv/release/schema';
import { entry, registry, summary as release } from '@zhilv/testing/release/registry-fixtures';
import { describe, expect, it } from 'vitest';
import { developedIn } from './overrideAtoms.ts';
import { NO_OVERRIDES, releaseToPin, withOverrides } from './withOverrides.ts';

const whole = registry({ remote_a: entry([release('3'), release('2'), release('1')]), remote_b: entry([release('9')]) });

describe('the registry as a tab sees it', () => {
  it('is the same where nothing is overridden', () => {
    expect(withOverrides(whole, NO_OVERRIDES)).toEqual(whole);
  });

  it('has a remote that is off as one that is disabled, and says how it comes back', () => {
    const { remotes } = withOverrides(whole, { ...NO_OVERRIDES, off: new Set(['remote_a']) });

    expect(remotes['remote_a']).toMatchObject({ state: 'disabled', active: '3' });
    expect(remotes['remote_a']?.message).toContain('恢复正常');
    expect(remotes['remote_b']).toBe(whole.remotes['remote_b']);
  });

  it('has no other release of a pinned remote, so that none takes its place', () => {
    const { remotes } = withOverrides(whole, { ...NO_OVERRIDES, pins: new Map([['remote_a', release('2')]]) });

    expect(remotes['remote_a']).toMatchObject({ state: 'active', active: '2', releases: [{ id: '2' }] });
  });

  it('leaves switched off what the operator switched off', () => {
    const disabled = entry([release('3'), release('2')], { state: 'disabled', message: '维护中' });
    const { remotes } = withOverrides(registry({ remote_a: disabled }), {
      ...NO_OVERRIDES,
      pins: new Map([['remote_a', release('2')]]),
    });

    expect(remotes['remote_a']).toBe(disabled);
  });
});

describe('a release to pin', () => {
  const blocking = registry({ remote_a: entry([release('3'), release('2')], { blocked: ['2'] }) });
  const cases: readonly [string, Registry, string, string, unknown][] = [
    ['is found, an older one too', whole, 'remote_a', '1', expect.objectContaining({ id: '1' })],
    ['is refused that nobody published', whole, 'remote_a', '4', expect.stringContaining('没有版本 4')],
    ['is refused that is blocked', blocking, 'remote_a', '2', expect.stringContaining('已被禁止使用')],
    ['is refused of a remote that there is none', whole, 'bpm', '1', expect.stringContaining('没有名为 bpm 的子应用')],
    ['is refused of what only looks like a remote', whole, 'constructor', '1', expect.stringContaining('没有名为')],
  ];
  it.each(cases)('%s', (_, given, remote, id, found) => {
    expect(releaseToPin(given, remote, id)).toEqual(found);
  });
});

it('what comes from dev servers is told by its address', () => {
  const developed = registry({
    remote_a: entry([{ ...release('1'), url: '/__dev/remote_a/' }]),
    remote_b: entry([release('9')]),
  });

  expect(developedIn(developed)).toEqual(['remote_a']);
});
