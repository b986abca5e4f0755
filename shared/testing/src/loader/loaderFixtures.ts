import { vi } from 'vitest';
import type { Registry, RegistryEntry, ReleasePage, ReleaseSlot, ReleaseSummary } from '@zhilv/release/schema';
import { entry, summary } from '../release/registryFixtures.ts';

/** The host of these tests. Releases that require `later` cannot run on it. */
const HOST = { requires: ['call'], shared: { react: '19.3.1' } };

export const file = (name: string) => ({ file: name, integrity: `sha256-${name}` });

export const page = (name: string): ReleasePage => ({
  expose: `./page/${name}`,
  js: [file(`${name}.js`)],
  css: [],
  shared: [],
  layout: 'console',
});

export const slot = (order: number, more: Partial<ReleaseSlot> = {}): ReleaseSlot => ({
  expose: './slot/x',
  js: [file('card.js')],
  css: [],
  shared: ['@zhilv/ui@1/card'],
  slot: 'home.card',
  size: 'small',
  order,
  ...more,
});

type Brings = { readonly pages?: Record<string, ReleasePage>; readonly slots?: Record<string, ReleaseSlot> };

export const tables = ({ pages = { 'a/page': page('page') }, slots = {} }: Brings = {}) => ({
  entry: file('remoteEntry.js'),
  pages,
  slots,
});

/** Makes a release of `remote_a` that is not active, so that only its `release.json` says what it brings. */
export const older = (id: string, more: Partial<ReleaseSummary> = {}): ReleaseSummary =>
  summary(id, { requires: ['call'], ...more });

/** A release of `remote_a` that is active. */
export const live = (id: string, more: Partial<ReleaseSummary> = {}, brings: Brings = {}): ReleaseSummary =>
  older(id, { load: { ...tables(brings), host: null }, ...more });

/** A registry with one remote, `remote_a`. */
export const registry = (revision: number, releases: readonly ReleaseSummary[], more: Partial<RegistryEntry> = {}): Registry => ({
  revision,
  host: entry([live('host-1', HOST)]),
  remotes: { remote_a: entry(releases, more) },
});

/** The part of a registry that a document carries. */
export const ofDocument = ({ remotes, ...rest }: Registry): Registry => ({
  ...rest,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { releases, ...entry }]) => [
      name,
      { ...entry, releases: releases.filter(({ id }) => id === entry.active) },
    ]),
  ),
});

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** The digest that the browser finds; left out, any is right. */
  readonly digest?: string;
  /** The time that it takes. */
  readonly afterMs?: number;
}

/** Makes a server that `fetch` asks. Each path has an answer, or null for one that never comes; other paths get 404. */
export function serve(answers: Record<string, Answer | null>) {
  const asked: string[] = [];
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('fetch', async (url: string, { integrity, cache }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(cache === undefined ? pathname : `${pathname} ${cache}`);
    const answer = answers[pathname] === undefined ? { status: 404 } : answers[pathname];
    if (answer === null) return new Promise(() => {});
    const { status = 200, body = '', digest, afterMs } = answer;
    if (afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, afterMs));
    if (status === 0 || (integrity && digest !== undefined && digest !== integrity)) throw new TypeError('Failed to fetch');
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return { answers, asked };
}

/** Answers of a server that has the registry and all files of some releases. */
export const filesOf = (whole: Registry, ...releases: readonly string[]): Record<string, Answer> => ({
  '/registry.json': { body: whole },
  ...Object.fromEntries(
    releases.flatMap((id) => {
      const base = `/remotes/remote_a/${id}`;
      const names = ['remoteEntry.js', 'page.js', 'card.js'];
      return [
        [`${base}/release.json`, { body: tables(), digest: `sha256-${id}` }],
        ...names.map((name) => [`${base}/${name}`, { digest: `sha256-${name}` }]),
      ];
    }),
  ),
});
