import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { startTestPanel, type TestPanel } from '@zhilv/testing/server/start-test-panel';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let panel: TestPanel;
let token: string;
beforeAll(async () => {
  panel = await startTestPanel();
  token = (await panel.app.signIn('guest', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => panel.close());
beforeEach(() => panel.publish());

const pages = async () => panel.app.answer('GET', '/infra/release/pages', { token });

it('names the pages that a menu row can lead to, by their keys', async () => {
  const { releases } = panel;
  await releases.publish(releases.built('1.0.0-m', { name: 'remote_mall', page: 'mall/order/index', pageTitle: '订单' }));
  await releases.publish(
    releases.built('1.0.0-s', { name: 'remote_site', page: 'site/home/index', layout: 'public', path: '/home' }),
  );
  await releases.publish(
    releases.built('1.0.0-d', { name: 'remote_dict', page: 'a/data/index', path: '/dict/type/data/:dictId' }),
  );
  await releases.publish(releases.built('1.0.0-p', { name: 'remote_own', page: 'a/profile/index', path: '/user/profile' }));

  expect(await pages()).toMatchObject({
    code: 0,
    data: [
      { key: 'a/profile/index', title: null, remote: 'remote_own' },
      { key: 'bpm/model/index', title: null, remote: 'remote_bpm' },
      { key: 'mall/order/index', title: '订单', remote: 'remote_mall' },
    ],
  });
});

it('names those of a remote that is switched off, too, for its rows are to stay', async () => {
  await panel.change('disable', { name: 'remote_bpm', revision: panel.revision(), message: '维护中' });

  expect((await pages()).data).toHaveLength(1);
});

it('names none where nothing was published, and says so where the registry cannot be read', async () => {
  rmSync(panel.releases.siteDirectory, { recursive: true });
  expect(await pages()).toMatchObject({ code: 0, data: [] });

  await panel.publish();
  for (const name of ['registry.json', 'registry.kept.json']) writeFileSync(path.join(panel.releases.siteDirectory, name), '{');
  expect(await pages()).toMatchObject({ code: 1001090013 });
});

it('is for nobody who has not signed in', async () => {
  expect(await panel.app.answer('GET', '/infra/release/pages')).toMatchObject({ code: 401 });
});
