import { describe, expect, it } from 'vitest';
import { Release, type ReleaseSummary } from '../schema/index.ts';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { negotiate, shellOf } from './negotiate.ts';

/** The part of a `release.json` about compatibility, as our build writes it (describeRelease). */
type Facts = Pick<Release, 'name' | 'release' | 'contract' | 'platform' | 'shared'>;

const PLATFORM = ['ApiError', 'Can', 'call', 'formatDate', 'messages', 'navigation', 'session', 'usePage', 'useSession'];

const hosts = {
  'host N': {
    name: 'host',
    release: '0.1.0-4bdc100faf',
    contract: 1,
    platform: PLATFORM,
    shared: { react: '19.3.1', 'react-dom': '19.3.1', 'react-router': '8.5.1', jotai: '3.0.1' },
  },
  // It has one export more and a later minor of React.
  'host N+1': {
    name: 'host',
    release: '0.2.0-74831678ff',
    contract: 1,
    platform: [...PLATFORM, 'useDraft'].sort(),
    shared: { react: '19.4.0', 'react-dom': '19.4.0', 'react-router': '8.6.0', jotai: '3.0.1' },
  },
  // It has the next major of React, for which no earlier release was built.
  'host N+2': {
    name: 'host',
    release: '1.0.0-c11abb2958',
    contract: 2,
    platform: [...PLATFORM, 'useDraft'].sort(),
    shared: { react: '20.0.0', 'react-dom': '20.0.0', 'react-router': '8.6.0', jotai: '3.0.1' },
  },
} satisfies Record<string, Facts>;

const built = (release: string, more: Partial<Facts>): Facts => ({
  name: 'remote_bpm',
  release,
  contract: 1,
  platform: ['Can', 'call', 'usePage'],
  shared: { react: '^19.3.1', 'react-dom': '^19.3.1', 'react-router': '^8.5.1' },
  ...more,
});

const remotes = {
  old: built('0.1.0-2b817ad664', {}),
  /** The same sources, built beside host N+1. */
  rebuilt: built('0.2.0-1844add41a', { shared: { react: '^19.4.0', 'react-dom': '^19.4.0', 'react-router': '^8.6.0' } }),
  /** Uses what platform has since host N+1, and nothing else that is newer. */
  draft: built('0.2.1-546dfe075d', { platform: ['Can', 'call', 'useDraft', 'usePage'] }),
  /** Makes a call that servers answer since contract 2. */
  call2: built('0.3.0-96aa65397d', { contract: 2 }),
};

/** Makes the summary that publishing makes of a whole `release.json`. */
function published(facts: Facts): ReleaseSummary {
  const isHost = facts.name === 'host';
  const document = { scripts: [], styles: [], preloads: [] };
  const host = {
    documents: { public: document, 'sign-in': document, console: document },
    shared: {},
    firstScript: '',
    headScript: '',
    olderBrowserScript: '',
    icon: 'data:,',
    signInAddresses: [],
  };
  const release = Release.parse({
    schema: 1,
    entry: isHost ? null : { file: 'remoteEntry.js', integrity: 'sha256-x' },
    pages: {},
    slots: {},
    host: isHost ? host : null,
    files: {},
    ...facts,
  });
  const { release: id, contract, platform: requires, shared } = release;
  return summary(id, { contract, requires, shared });
}

/** Gives the outcome when the newest of `releases` is active. */
function outcome(host: keyof typeof hosts, serverContract: number, releases: readonly (keyof typeof remotes)[]): string {
  const summaries = releases.map((name) => published(remotes[name]));
  const result = negotiate(shellOf(published(hosts[host]), serverContract), entry(summaries));
  const name = 'release' in result ? releases[summaries.indexOf(result.release)] : undefined;
  return [result.kind, ...(name ? [name] : []), ...('reasons' in result ? result.reasons : [])].join('; ');
}

describe('host, server and remote of different ages', () => {
  it.each([
    ['host N', 1, ['old'], 'run; old'],
    ['host N', 2, ['old'], 'run; old'],
    ['host N+1', 1, ['old'], 'run; old'],
    ['host N+1', 1, ['rebuilt', 'old'], 'run; rebuilt'],
    ['host N+1', 1, ['draft', 'old'], 'run; draft'],
    [
      'host N+2',
      2,
      ['old'],
      'needs-newer-host; it needs react ^19.3.1, the host has 20.0.0; it needs react-dom ^19.3.1, the host has 20.0.0',
    ],
    [
      'host N',
      1,
      ['rebuilt', 'old'],
      'downgraded; old; it needs react ^19.4.0, the host has 19.3.1; it needs react-dom ^19.4.0, the host has 19.3.1; it needs react-router ^8.6.0, the host has 8.5.1',
    ],
    ['host N', 1, ['draft', 'old'], "downgraded; old; the host's platform lacks useDraft"],
    ['host N', 1, ['draft'], "needs-newer-host; the host's platform lacks useDraft"],
    ['host N', 1, ['draft', 'rebuilt', 'old'], "downgraded; old; the host's platform lacks useDraft"],
    ['host N', 1, ['call2', 'old'], 'downgraded; old; it needs contract 2, the server speaks 1'],
    ['host N+1', 1, ['call2', 'draft', 'old'], 'downgraded; draft; it needs contract 2, the server speaks 1'],
    ['host N+1', 2, ['call2', 'draft', 'old'], 'run; call2'],
    // The contract number of the host does not count, because the remote talks to the server.
    ['host N', 2, ['call2'], 'run; call2'],
    [
      'host N+2',
      1,
      ['call2'],
      'needs-newer-host; it needs contract 2, the server speaks 1; it needs react ^19.3.1, the host has 20.0.0; it needs react-dom ^19.3.1, the host has 20.0.0',
    ],
  ] as const)('%s, contract %i, %j: %s', (host, serverContract, releases, expected) => {
    expect(outcome(host, serverContract, releases)).toBe(expected);
  });
});
