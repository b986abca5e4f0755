import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestReleases } from '@zhilv/testing/release/open-test-releases';
import { afterAll, expect, it } from 'vitest';
import { AnswerFile } from '../gateway/live/AnswerFile.ts';
import { readyAnswer } from '../response/readyAnswer.ts';
import { readSettings } from '../settings/settings.ts';
import { StartupError } from '../settings/StartupError.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { serveProduct } from './serveProduct.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-away-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const COMPANY = '/admin-api/cjy/site/company-info';
const STAFF = /admin-api\/system/;
const environment = (siteDirectory: string) => ({
  PORT: '0',
  SITE_DIR: siteDirectory,
  DATA_DIR: directory,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
});

it('ends a first start without a database, because there is nothing to serve yet', async () => {
  const settings = readSettings(environment(path.join(directory, 'new')));

  await expect(prepareDatabase(settings, () => {})).rejects.toThrow(StartupError);
});

it('waits for the database where only the registry that was kept tells that there is something to serve', async () => {
  const releases = openTestReleases();
  await releases.publishAll('1.0.0-a');
  rmSync(path.join(releases.siteDirectory, 'registry.json'));
  const settings = readSettings(environment(releases.siteDirectory));

  const database = await prepareDatabase(settings, () => {});

  await database.close();
  releases.remove();
});

it('serves the site as it last was when it starts without the database', async () => {
  const releases = openTestReleases();
  const { siteDirectory } = releases;
  await releases.publishAll('1.0.0-a');
  const answers = new AnswerFile(siteDirectory);
  const company = { code: 0, data: { phone: '400-000-0000' }, msg: '' };
  answers.keep('admin-api/cjy/site/company-info', readyAnswer(Buffer.from(JSON.stringify(company)), {}));
  answers.write();
  const lines: string[] = [];
  const settings = readSettings(environment(siteDirectory));

  const site = await serveProduct(settings, await prepareDatabase(settings, (line) => lines.push(line)), () => {});

  // Whoever is signed in must not be told that he is not.
  const ask = (address: string) =>
    fetch(`${site.url}${address}`, STAFF.test(address) ? { headers: { authorization: 'Bearer x' } } : {});
  const [kept, refused, health, registry] = await Promise.all(
    [`/prod-api${COMPANY}`, '/prod-api/admin-api/system/dict-type/list-all-simple', '/healthz', '/registry.json'].map(ask),
  );
  expect(lines).toEqual([expect.stringContaining('as it last was')]);
  expect(await kept?.json()).toEqual(company);
  expect(registry?.status).toBe(200);
  expect([health?.status, health?.headers.get('retry-after')]).toEqual([503, '10']);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused?.json()).toMatchObject({ code: 503, msg: '系统正在恢复，请稍后再试' });
  expect((await ask('/sitemap.xml')).status).toBe(503);
  await site.close();
  releases.remove();
});
