import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishedReleases } from './publishedReleases.ts';

let siteDirectory: string;
beforeEach(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-published-'));
});
afterEach(() => rmSync(siteDirectory, { recursive: true }));

const release = { url: '/x/', integrity: '', contract: 1, requires: [], shared: {}, commit: null, created: 0 };
const load = { entry: null, pages: {}, slots: {}, host: null };
const entryWith = (id: string) => ({
  state: 'active',
  message: null,
  active: id,
  blocked: [],
  activations: [],
  releases: [{ ...release, id, load }],
});

const writeRegistry = (text: string) => writeFileSync(path.join(siteDirectory, 'registry.json'), text);

it('knows the releases of the host and of remotes, each by its own name', () => {
  writeRegistry(JSON.stringify({ revision: 1, host: entryWith('1.0.0-h'), remotes: { remote_bpm: entryWith('1.0.0-b') } }));
  const isPublished = publishedReleases(siteDirectory);

  expect(isPublished('host', '1.0.0-h')).toBe(true);
  expect(isPublished('remote_bpm', '1.0.0-b')).toBe(true);
  expect(isPublished('remote_bpm', '1.0.0-h')).toBe(false);
  expect(isPublished('remote_mall', '1.0.0-b')).toBe(false);
});

it('knows none while the registry is missing or broken', () => {
  const isPublished = publishedReleases(siteDirectory);
  const missing = isPublished('host', '1.0.0-h');
  writeRegistry('{"revision":');

  expect([missing, isPublished('host', '1.0.0-h')]).toEqual([false, false]);
});
