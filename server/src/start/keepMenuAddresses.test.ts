import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { openTestReleases } from '@zhilv/testing/release/open-test-releases';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { readSettings } from '../settings/settings.ts';
import { keepMenuAddresses } from './keepMenuAddresses.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { seedDatabase } from './seedDatabase.ts';

let database: OpenDatabase;
let siteDirectory: string;
const notices: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDatabase(database.db, 'empty');
});
afterAll(() => database.close());

beforeEach(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-menu-addresses-'));
  notices.length = 0;
});
afterEach(() => rmSync(siteDirectory, { recursive: true }));

const keep = (directory: string, apiTarget: Parameters<typeof keepMenuAddresses>[0]['apiTarget'] = null) =>
  keepMenuAddresses({ siteDirectory: directory, apiTarget }, database.db, (text) => notices.push(text));
const kept = () => readFileSync(path.join(siteDirectory, 'menu-addresses.json'), 'utf8');

it('has a command refuse a release that would take the address of the seeded menu', async () => {
  const releases = openTestReleases();
  await keep(releases.siteDirectory);
  await releases.publishAll('1.0.0-a');

  const intruder = releases.built('1.0.0-m', { name: 'remote_mall', page: 'mall/index', path: '/bpm/manager/model' });

  await expect(releases.publish(intruder)).rejects.toThrow('流程模型');
  releases.remove();
});

it('has them written anew as soon as a start has its database, before it publishes', async () => {
  writeFileSync(path.join(siteDirectory, 'menu-addresses.json'), '[{"pa');
  const data = mkdtempSync(path.join(tmpdir(), 'zhilv-menu-data-'));

  const opened = await prepareDatabase(readSettings({ DATA_DIR: data, SITE_DIR: siteDirectory, SEED: 'empty' }));

  expect(kept()).toContain('"/bpm/manager/model"');
  await opened.close();
  rmSync(data, { recursive: true });
});

it('knows no addresses of the menu of another back end, and says so', async () => {
  await keep(siteDirectory);
  expect(kept()).toContain('"/bpm/manager/model"');

  await keep(siteDirectory, { url: 'http://localhost:48080', local: [] });

  expect(kept()).toBe('[]\n');
  expect(notices).toEqual([expect.stringMatching(/the menu of http:\/\/localhost:48080 is not known here.*--server/)]);
});

it('starts where it cannot write them, and says so', async () => {
  const file = path.join(siteDirectory, 'file');
  writeFileSync(file, '');

  await keep(path.join(file, 'site'));

  expect(notices).toEqual([expect.stringContaining('cannot be written')]);
});
