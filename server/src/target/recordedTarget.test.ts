import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declaredOperations } from '@zhilv/contract/declared-operations';
import { hasRecordedAnswers, recordedBackEnd } from '@zhilv/testing/contract/recorded-back-end';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { DevelopmentServers } from '../gateway/DevelopmentServers.ts';
import { listen, type Listening } from '../gateway/listen.ts';
import { serveProduct } from '../start/serveProduct.ts';
import { readSettings } from '../settings/settings.ts';

describe.skipIf(!hasRecordedAnswers)('in front of what was recorded from a real back end', () => {
  const recorded = recordedBackEnd();
  let target: Listening;
  let front: Listening;
  let siteDirectory: string;
  beforeAll(async () => {
    siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-recorded-'));
    target = await listen(recorded, '127.0.0.1', 0, new DevelopmentServers(new Map()));
    const database = await openSeededDatabase();
    front = await serveProduct(readSettings({ PORT: '0', SITE_DIR: siteDirectory, API_TARGET: target.url }), database, () => {});
  });
  afterAll(async () => {
    await front.close();
    await target.close();
    rmSync(siteDirectory, { recursive: true });
  });

  const ask = (address: string, account?: string): Promise<Response> =>
    fetch(`${front.url}/prod-api/admin-api${address}`, {
      headers: { 'tenant-id': '1', ...(account !== undefined && { authorization: `Bearer ${account}` }) },
    });

  it('answers are what it answered', async () => {
    const reads = (await declaredOperations()).filter(
      ({ method, path: address }) => method === 'GET' && !address.startsWith('/cjy'),
    );

    for (const { path: address } of reads) {
      if (/^\/infra\/(client-error|release|frame)\b/.test(address)) continue;
      const headers = { authorization: 'Bearer admin' };
      const there = await recorded(new Request(`http://recorded/admin-api${address}`, { headers }));
      const here = await ask(address, 'admin');

      expect([here.status, await here.json()], address).toEqual([there.status, await there.json()]);
    }
  });

  it('the menu rows that are compared with releases are its own', async () => {
    const overview = await (await ask('/infra/release/overview', 'admin')).json();

    // The target has this page, and our system has none for it.
    expect(JSON.stringify(overview)).toContain('member/user/index');
  });

  it('its super user may change what stays local, others may not', async () => {
    const company = async (account: string) => (await ask('/cjy/company-info/get?id=1', account)).json();

    expect(await company('admin')).toMatchObject({ code: 0, data: { id: 1 } });
    for (const account of ['small', 'norole'])
      expect(await company(account), account).toEqual({ code: 403, data: null, msg: '没有该操作权限' });
    expect(await company('unknown')).toMatchObject({ code: 401 });
  });
});
