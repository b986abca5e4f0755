import { describe, expect, it } from 'vitest';
import type { Release, ReleaseFile } from '../schema/index.ts';
import { overBudget } from './overBudget.ts';
import { excessiveBudgets, SITE_LIMITS } from './siteLimits.ts';

const file = (name: string): ReleaseFile => ({ file: name, integrity: `sha256-${name}` });
const module = { css: [file('huge.css')], shared: [] };
const release: Pick<Release, 'budget' | 'entry' | 'pages' | 'slots' | 'host' | 'server' | 'files'> = {
  entry: file('remoteEntry.js'),
  pages: {
    'bpm/model/index': { ...module, expose: './page/a', js: [file('parts.js'), file('list.js')], layout: 'console' },
    'bpm/model/design/index': { ...module, expose: './page/b', js: [file('parts.js'), file('designer.js')], layout: 'console' },
  },
  slots: { newest: { ...module, expose: './slot/c', js: [file('card.js')], slot: 'home.card', size: 'small', order: 1 } },
  host: null,
  files: {},
  budget: {
    entry: 16,
    pages: { 'bpm/model/index': 25, 'bpm/model/design/index': 180 },
    slots: { newest: 16 },
    documents: {},
  },
};
const kib = {
  'remoteEntry.js': 11,
  'parts.js': 13,
  'list.js': 11,
  'designer.js': 140,
  'card.js': 10,
  'huge.css': 900,
};

const measured = (changes: Record<string, number>, one = release) => {
  const sizes = new Map(Object.entries({ ...kib, ...changes }));
  return overBudget(one, (name) => (sizes.get(name) ?? 0) * 1024, SITE_LIMITS);
};

describe('a budget', () => {
  it('is kept by what weighs no more than its limit', () => {
    expect(measured({})).toEqual([]);
    expect(measured({ 'remoteEntry.js': 16, 'list.js': 12, 'card.js': 16 })).toEqual([]);
  });

  it('counts a page with all its scripts and its container, and no other page', () => {
    expect(measured({ 'list.js': 17.5 })).toEqual([
      'page bpm/model/index with the container takes 41.5 KiB of script, its limit is 41',
    ]);
    expect(measured({ 'designer.js': 200 })).toEqual([
      'page bpm/model/design/index with the container takes 224.0 KiB of script, its limit is 196',
    ]);
  });

  it('counts a container and a contribution to a slot by themselves', () => {
    expect(measured({ 'remoteEntry.js': 16.5, 'card.js': 20 })).toEqual([
      'the container takes 16.5 KiB of script, its limit is 16',
      'slot newest takes 20.0 KiB of script, its limit is 16',
    ]);
  });

  it("counts a document of the host with what it preloads, but not the document's styles", () => {
    const console = { scripts: [file('boot.js')], preloads: [file('ui.js'), file('huge.css')], styles: [file('huge.css')] };
    const host = {
      documents: { public: console, 'sign-in': console, console },
      shared: {},
      firstScript: '',
      headScript: '',
      olderBrowserScript: '',
      icon: '',
      signInAddresses: [],
    };
    const budget = { entry: 16, pages: {}, slots: {}, documents: { console: 219 } };

    expect(measured({ 'boot.js': 150, 'ui.js': 70 }, { ...release, entry: null, pages: {}, slots: {}, host, budget })).toEqual([
      'document console takes 220.0 KiB of script, its limit is 219',
    ]);
  });

  it('binds a release that has none, or a larger one, by that of the site', () => {
    const { budget, ...older } = release;
    const allows = { ...release, budget: { entry: 999, pages: { 'bpm/model/index': 999 }, slots: {}, documents: {} } };

    for (const one of [older, allows])
      expect(measured({ 'remoteEntry.js': 25, 'list.js': 300 }, one)).toEqual([
        'the container takes 25.0 KiB of script, its limit is 24',
        'page bpm/model/index with the container takes 338.0 KiB of script, its limit is 224',
      ]);
    expect(budget?.entry).toBe(16);
  });

  it('counts the scripts that nothing names, as they are sent and as browsers read them', () => {
    const files = (bytes: number): Release['files'] => ({
      'later.js': { integrity: '', bytes },
      'huge.css': { integrity: '', bytes },
    });

    expect(measured({ 'later.js': 1025 }, { ...release, files: files(1) })).toEqual([
      'all it has, also behind import(), takes 1025.0 KiB of script, its limit is 1024',
    ]);
    expect(measured({ 'later.js': 900 }, { ...release, files: files(1) })).toEqual([]);
    expect(excessiveBudgets({ ...release, files: files(8 * 1024 * 1024) }, SITE_LIMITS)).toEqual([
      'its scripts, those behind import() with them, are 8192.0 KiB before they are packed, the site allows 6144',
    ]);
    expect(excessiveBudgets({ ...release, files: files(1024 * 1024) }, SITE_LIMITS)).toEqual([]);
  });

  it('counts nothing that only a server runs', () => {
    const files = { 'server.mjs': { integrity: '', bytes: 8 * 1024 * 1024 } };
    const server = { module: file('server.mjs'), styles: {} };

    expect(measured({ 'server.mjs': 2000 }, { ...release, files, server })).toEqual([]);
    expect(measured({ 'server.mjs': 2000 }, { ...release, files })).toHaveLength(1);
  });
});
