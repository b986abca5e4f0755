import { describe, expect, it } from 'vitest';
import type { RegistryEntry, ReleaseSummary } from '../schema/index.ts';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { type Negotiated, negotiate, type Shell, shellOf } from './negotiate.ts';

const shell: Shell = { contract: 2, platform: ['call', 'session'], shared: { react: '19.3.1' } };

const only = (more: Partial<ReleaseSummary>): RegistryEntry => entry([summary('1', more)]);
const chosen = (result: Negotiated): string | null => ('release' in result ? result.release.id : null);
const reasonsOf = (result: Negotiated): readonly string[] => ('reasons' in result ? result.reasons : []);

/** Gives every way to take one element of each list. */
function grid<T extends readonly (readonly unknown[])[]>(...lists: T): { [K in keyof T]: T[K][number] }[] {
  const rows = lists.reduce<unknown[][]>((all, list) => all.flatMap((row) => list.map((one) => [...row, one])), [[]]);
  return rows as { [K in keyof T]: T[K][number] }[]; // One element of each list, in their order.
}

describe('one release', () => {
  const contracts = [
    [1, true],
    [2, true],
    [3, false],
  ] as const;
  const requires = [
    [[], true],
    [['call'], true],
    [['session', 'call'], true],
    [['call', 'later'], false],
    [['toString'], false],
  ] as const;
  const shared = [
    [{}, true],
    [{ react: '^19.0.0' }, true],
    [{ react: '^19.3.1', jotai: '^9.0.0' }, true],
    [{ react: '^19.3.2' }, false],
    [{ jotai: '^9.0.0', react: '^20.0.0' }, false],
  ] as const;

  it('runs exactly when contract, exports and versions allow it, whatever its state', () => {
    const cases = grid(contracts, requires, shared, [true, false], ['active', 'disabled'] as const);
    const wrong = cases.filter(([[contract, speaks], [names, has], [ranges, fits], isBlocked, state]) => {
      const one = summary('1', { contract, requires: [...names], shared: ranges });
      const result = negotiate(shell, entry([one], { state, blocked: isBlocked ? ['1'] : [] }));
      const expectedReasons = [speaks, has, fits, !isBlocked].filter((allows) => !allows).length;
      const expected = expectedReasons === 0 ? 'run' : 'needs-newer-host';
      return result.kind !== expected || reasonsOf(result).length !== expectedReasons;
    });

    expect(cases).toHaveLength(300);
    expect(wrong).toEqual([]);
  });
});

describe('several releases', () => {
  /** A requirement of a release, and whether the shell meets it. */
  const wishes: readonly (readonly [Partial<ReleaseSummary>, boolean])[] = [
    [{ contract: 2, requires: ['call'], shared: { react: '^19.1.0' } }, true],
    [{ contract: 3 }, false],
    [{ requires: ['later'] }, false],
    [{ shared: { react: '^18.0.0' } }, false],
  ];
  const kinds = grid(wishes, [false, true]);
  const names = ['4', '3', '2', '1'];
  const cases = grid(kinds, kinds, kinds, kinds, [...names, 'gone', null], ['active', 'disabled'] as const);

  /** Built newest first, as the registry has them. */
  const built = ([one, two, three, four, active, state]: (typeof cases)[number]) => {
    const releases = [one, two, three, four].map(([[wish, runs], isBlocked], place) => ({
      release: summary(names[place] ?? '', { ...wish, created: 4 - place }),
      allowed: runs && !isBlocked,
      isBlocked,
    }));
    const blocked = releases.filter(({ isBlocked }) => isBlocked).map(({ release }) => release.id);
    return {
      releases,
      entry: entry(
        releases.map(({ release }) => release),
        { active, state, blocked },
      ),
    };
  };

  it('gives the newest allowed one that is not newer than the active one', () => {
    const wrong = cases.filter((one) => {
      const { releases, entry: given } = built(one);
      const active = releases.find(({ release }) => release.id === given.active)?.release;
      // The test goes by time, the code by place in the list.
      const [best] = releases
        .filter(({ release, allowed }) => allowed && active && release.created <= active.created)
        .map(({ release }) => release)
        .toSorted((a, b) => b.created - a.created);
      const kind = !active ? 'none' : !best ? 'needs-newer-host' : best === active ? 'run' : 'downgraded';
      const result = negotiate(shell, given);
      return result.kind !== kind || chosen(result) !== (best?.id ?? null);
    });

    expect(cases).toHaveLength(8 ** 4 * 6 * 2);
    expect(wrong).toEqual([]);
  });

  it('never gives a blocked one, one newer than the active one, or another than the active one without a reason', () => {
    for (const one of cases) {
      const { entry: given } = built(one);
      const result = negotiate(shell, given);
      const id = chosen(result);
      if (id !== null) {
        if (given.blocked.includes(id)) throw new Error(`${id} is blocked: ${JSON.stringify(given)}`);
        if (Number(id) > Number(given.active)) throw new Error(`${id} is newer: ${JSON.stringify(given)}`);
        if ((id === given.active) !== (result.kind === 'run')) throw new Error(`${result.kind}: ${JSON.stringify(given)}`);
      }
      const silent = (result.kind === 'downgraded' || result.kind === 'needs-newer-host') && result.reasons.length === 0;
      if (silent) throw new Error(`no reason: ${JSON.stringify(given)}`);
    }
  });
});

describe('versions of shared packages', () => {
  it.each([
    ['0.2.1', '^0.2.1', true],
    ['0.2.9', '^0.2.1', true],
    ['0.3.0', '^0.2.1', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['19.10.0', '^19.9.0', true],
    ['20.0.0', '^19.9.0', false],
    // A prerelease stands before its release, and a caret reaches over those of later minors.
    ['19.4.0-rc.1', '^19.4.0', false],
    ['19.4.0-rc.2', '^19.4.0-rc.1', true],
    ['19.4.0', '^19.4.0-rc.1', true],
    ['19.5.0-rc.1', '^19.4.0', true],
    ['20.0.0-rc.1', '^19.4.0', false],
    ['0.0.0-experimental-5a17f0b-20260101', '^0.0.0-experimental-5a17f0b-20260101', true],
    // Our build writes no such range, but another one might.
    ['19.3.1', '>=18 <20', true],
    ['19.3.1', 'workspace:*', false],
    ['19.3.1', 'latest', false],
    ['link:../react', '^19.3.1', false],
    ['', '^19.3.1', false],
  ])('%s is had where %s is wanted: %s', (version, range, runs) => {
    const result = negotiate({ ...shell, shared: { react: version } }, only({ shared: { react: range } }));

    expect(result.kind).toBe(runs ? 'run' : 'needs-newer-host');
  });

  it('are no matter for a package that the host does not share: the release brings its own', () => {
    for (const name of ['echarts', 'constructor', '__proto__']) {
      const ranges = JSON.parse(`{"${name}":"^5.0.0"}`) as Record<string, string>;
      expect(negotiate(shell, only({ shared: ranges })).kind).toBe('run');
    }
  });
});

describe('what the reasons say', () => {
  it('names everything that stands in the way of the active one', () => {
    const wanting = summary('2', {
      contract: 3,
      requires: ['call', 'b', 'a'],
      shared: { react: '^20.0.0', 'react-dom': '^20.0.0' },
    });
    const result = negotiate(
      { ...shell, shared: { react: '19.3.1', 'react-dom': '19.3.1' } },
      entry([wanting, summary('1')], { blocked: ['2'] }),
    );

    expect(result).toEqual({
      kind: 'downgraded',
      release: summary('1'),
      reasons: [
        'it is blocked',
        'it needs contract 3, the server speaks 2',
        "the host's platform lacks b, a",
        'it needs react ^20.0.0, the host has 19.3.1',
        'it needs react-dom ^20.0.0, the host has 19.3.1',
      ],
    });
  });

  it('is of the active one too when no older one runs either', () => {
    const result = negotiate(shell, entry([summary('2', { contract: 9 }), summary('1', { requires: ['gone'] })]));

    expect(result).toEqual({ kind: 'needs-newer-host', reasons: ['it needs contract 9, the server speaks 2'] });
  });
});

it('runs what a dev server gives, which says nothing of what it needs', () => {
  expect(negotiate(shell, only({ contract: 1, requires: [], shared: {} })).kind).toBe('run');
});

it('goes by what was live, not by what was published', () => {
  const tooNew = summary('4', { contract: 9 });
  const releases = [tooNew, summary('3'), summary('2'), summary('1')];
  const live = (...ids: readonly string[]) => ids.map((release) => ({ release, by: 'publish' as const, at: 0 }));

  // 3 is a draft, and 2 was rolled back.
  const activations = [...live('4'), { release: '1', by: 'rollback' as const, at: 0 }, ...live('2', '1')];
  expect(chosen(negotiate(shell, entry(releases, { activations })))).toBe('1');
  expect(negotiate(shell, entry(releases, { activations: live('4') })).kind).toBe('needs-newer-host');
});

it('leaves alone what it does not know of', () => {
  const newer = { ...summary('1'), channel: 'beta', requiresFeature: ['x'] };

  expect(negotiate(shell, entry([newer]))).toEqual({ kind: 'run', release: newer });
});

it('takes for the shell what the release of the host has', () => {
  const host = summary('h', { contract: 7, requires: ['call'], shared: { react: '19.3.1' } });

  expect(shellOf(host, 2)).toEqual({ contract: 2, platform: ['call'], shared: { react: '19.3.1' } });
});
