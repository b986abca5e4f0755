import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseLogs } from './releaseLog.table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPanel, type TestPanel } from '@zhilv/testing/server/start-test-panel';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.close());
beforeEach(() => panel.publish());

describe('the overview', () => {
  it('tells of the host and of each remote what is live, what there is, and where a rollback would go', async () => {
    panel.block('1.0.0-a');

    const { entries, revision: told } = await panel.overview();

    expect(told).toBe(panel.revision());
    expect(entries.map((entry) => entry.name)).toEqual(['host', 'remote_bpm']);
    expect(entries[0]?.releases).toMatchObject([{ id: '1.0.0-h', commit: 'c0ffee', contract: 1, created: 1000 }]);
    expect(entries[1]).toMatchObject({
      state: 'active',
      message: null,
      active: '1.0.0-c',
      rollbackTo: '1.0.0-b',
      problems: [],
      releases: [
        { id: '1.0.0-c', isBlocked: false },
        { id: '1.0.0-b', isBlocked: false },
        { id: '1.0.0-a', isBlocked: true },
      ],
      activations: [
        { release: '1.0.0-c', by: 'publish', at: 1000, user: null },
        { release: '1.0.0-b', by: 'publish', at: 1000, user: null },
        { release: '1.0.0-a', by: 'publish', at: 1000, user: null },
      ],
    });
    expect(entries[1]?.releases[0]?.bytes).toBeGreaterThan(400);
  });

  it('has the host alone where nothing was published', async () => {
    rmSync(panel.releases.siteDirectory, { recursive: true });

    expect(await panel.overview()).toMatchObject({
      revision: 0,
      entries: [{ name: 'host', active: null, releases: [], problems: [] }],
    });
  });

  it('tells what was activated with a deploy token by the name of that', async () => {
    const used = { name: 'remote_bpm', release: '1.0.0-c', time: 1000, deployTokenId: 7, code: 0 };
    await panel.app.database.db
      .insert(releaseLogs)
      .values({ ...used, action: 'publish', nickname: '流水线', userIp: '192.0.2.1', traceId: '' });

    const [last, before] = (await panel.seen())?.activations ?? [];

    expect([last?.user, before?.user]).toEqual(['部署令牌 流水线', null]);
  });

  it('names the menu rows without a page', async () => {
    const { rowsWithoutPage } = await panel.overview();

    expect(rowsWithoutPage).toContainEqual({ id: 106, name: '基础设施 / 配置管理', component: 'infra/config/index' });
    expect(rowsWithoutPage.map(({ component }) => component)).not.toContain('bpm/model/index');
  });

  it('says what is wrong with the live releases, and looks at their files again after a minute', async () => {
    rmSync(panel.fileOf('1.0.0-c', 'remoteEntry.js'));
    writeFileSync(panel.fileOf('1.0.0-c', 'stray.js'), '');

    const before = (await panel.seen())?.problems;
    panel.app.clock.now += 60_000;

    expect(before).toEqual([]);
    expect((await panel.seen())?.problems).toEqual(['缺少 1 个文件', '存在 1 个未登记的文件']);
  });

  it('says that the live host cannot run one', async () => {
    const { releases } = panel;
    await releases.publish(releases.built('1.0.0-d', { platform: ['later'] }));

    expect((await panel.seen())?.problems).toEqual([expect.stringContaining('当前主应用无法运行该版本')]);
  });

  it('is that of the registry that was kept where the registry cannot be read, and says so', async () => {
    writeFileSync(path.join(panel.releases.siteDirectory, 'registry.json'), '{');

    const { data } = await panel.app.answer('GET', '/infra/release/overview', { token: panel.token });
    expect(data).toMatchObject({ entries: [{ name: 'host', problems: [expect.stringContaining('版本登记文件无法读取')] }, {}] });
  });

  it('cannot be told where neither can be read', async () => {
    for (const name of ['registry.json', 'registry.kept.json']) writeFileSync(path.join(panel.releases.siteDirectory, name), '{');

    expect(await panel.app.answer('GET', '/infra/release/overview', { token: panel.token })).toMatchObject({ code: 1001090013 });
  });
});
