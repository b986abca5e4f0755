import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseOverview } from '@zhilv/contract/infra';
import { promote, readRegistry, rollback } from '@zhilv/federation/release-directory';
import { openTestReleases, type TestReleases } from '@zhilv/federation/test-releases';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app/startTestApp.ts';
import { releaseLogs } from '../db/schema/infra.ts';
import { roleMenus } from '../db/schema/system.ts';
import { seed } from '../seed/seed.ts';
import { SEEDED_PASSWORD } from '../system/passwordSeeded.ts';

/** The row of the seed that grants `infra:release:query`, and a role. */
const QUERY_ROW = 7010;
const BPM_STAFF = 110;

let test: TestReleases;
let app: TestApp;
let token: string;
beforeAll(async () => {
  test = openTestReleases();
  app = await startTestApp({ settings: { siteDirectory: test.site }, fill: ({ db }) => seed(db) });
  await app.database.db.insert(roleMenus).values({ roleId: BPM_STAFF, menuId: QUERY_ROW });
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(async () => {
  await app.database.close();
  test.remove();
});

beforeEach(async () => {
  app.clock.now += 1000;
  await test.publish(test.built('1.0.0-h', { name: 'host' }), { commit: 'c0ffee' });
  await test.publishAll('1.0.0-a', '1.0.0-b', '1.0.0-c');
});
afterEach(() => rmSync(test.site, { recursive: true, force: true }));

const name = 'remote_bpm';
const revision = (): number => readRegistry(test.site).revision;
/** As `mfe block` does. */
function block(release: string): void {
  const registry = readRegistry(test.site);
  const remotes = { ...registry.remotes, [name]: { ...test.entry(), blocked: [release] } };
  writeFileSync(path.join(test.site, 'registry.json'), JSON.stringify({ ...registry, remotes }));
}

const change = (action: string, body: object) => app.answer('PUT', `/infra/release/${action}`, { token, body });

async function overview(): Promise<ReleaseOverview> {
  const { code, data } = await app.answer('GET', '/infra/release/overview', { token });
  expect(code).toBe(0);
  return data as ReleaseOverview; // The handler's answer was parsed by this schema.
}

async function seen(of = name): Promise<ReleaseOverview['entries'][number] | undefined> {
  const { entries } = await overview();
  return entries.find((entry) => entry.name === of);
}

const written = () => app.database.db.select().from(releaseLogs).where(eq(releaseLogs.time, app.clock.now));

describe('the overview', () => {
  it('tells of the host and of each remote what is live, what there is, and where a rollback would go', async () => {
    block('1.0.0-a');

    const { entries, revision: told } = await overview();

    expect(told).toBe(revision());
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

  it('is that of a site without anything where nothing was published', async () => {
    rmSync(test.site, { recursive: true });

    expect(await overview()).toMatchObject({
      revision: 0,
      entries: [{ name: 'host', active: null, releases: [], problems: [] }],
    });
  });

  it('names the menu rows without a page', async () => {
    const { rowsWithoutPage } = await overview();

    expect(rowsWithoutPage).toContainEqual({ id: 106, name: '基础设施 / 配置管理', component: 'infra/config/index' });
    expect(rowsWithoutPage.map(({ component }) => component)).not.toContain('bpm/model/index');
  });

  it('says what is wrong with the live releases, and looks at their files again after a minute', async () => {
    rmSync(path.join(test.site, 'remotes/remote_bpm/1.0.0-c/remoteEntry.js'));
    writeFileSync(path.join(test.site, 'remotes/remote_bpm/1.0.0-c/stray.js'), '');

    const before = (await seen())?.problems;
    app.clock.now += 60_000;

    expect(before).toEqual([]);
    expect((await seen())?.problems).toEqual(['缺少 1 个文件', '存在 1 个未登记的文件']);
  });

  it('cannot be told where the registry cannot be read', async () => {
    writeFileSync(path.join(test.site, 'registry.json'), '{');

    expect(await app.answer('GET', '/infra/release/overview', { token })).toMatchObject({ code: 1001090013 });
  });
});

describe('a release', () => {
  it('is promoted, and rolled back, and who did it is told', async () => {
    expect(await change('promote', { name, release: '1.0.0-a', revision: revision() })).toEqual({ code: 0, data: true, msg: '' });
    expect(test.entry().active).toBe('1.0.0-a');
    app.clock.now += 1;
    expect(await change('rollback', { name, revision: revision() })).toMatchObject({ code: 0 });
    await promote({ site: test.site, name, release: '1.0.0-b', now: 5000 });

    const entry = await seen();

    expect(entry?.active).toBe('1.0.0-b');
    expect(entry?.activations.slice(0, 3)).toEqual([
      { release: '1.0.0-b', by: 'promote', at: 5000, user: null },
      { release: '1.0.0-c', by: 'rollback', at: app.clock.now, user: '管理员' },
      { release: '1.0.0-a', by: 'promote', at: app.clock.now - 1, user: '管理员' },
    ]);
  });

  it('of the host is exchanged like a remote’s', async () => {
    await test.publish(test.built('1.0.1-h', { name: 'host' }));

    await change('rollback', { name: 'host', revision: revision() });

    expect(await seen('host')).toMatchObject({ active: '1.0.0-h', rollbackTo: null });
  });
});

describe('a remote', () => {
  it('is switched off with a message, and on again', async () => {
    expect(await change('disable', { name, message: ' 维护中 ', revision: revision() })).toMatchObject({ code: 0 });
    expect(await seen()).toMatchObject({ state: 'disabled', message: '维护中', active: '1.0.0-c' });

    expect(await change('enable', { name, revision: revision() })).toMatchObject({ code: 0 });
    expect(await seen()).toMatchObject({ state: 'active', message: null });
  });
});

describe('what mfe refuses', () => {
  it.each([
    ['promote', { name, release: '1.0.0-c' }, 1001090002, '该版本已是当前版本，无需再次发布'],
    ['promote', { name, release: '9.9.9-x' }, 1001090001, '该版本不存在，或者已被清理'],
    ['promote', { name, release: '1.0.0-a' }, 1001090003, '该版本已被禁止发布'],
    ['promote', { name, release: '1.0.0-b' }, 1001090004, '该版本的文件缺失或已损坏，不能发布'],
    ['promote', { name: 'remote_twin', release: '1.0.0-t' }, 1001090005, '该版本的页面或卡片与其他模块的当前版本重复，不能发布'],
    ['rollback', { name: 'host' }, 1001090006, '没有可以回退的版本，请改为发布指定版本'],
    ['rollback', { name: 'remote_mall' }, 1001090000, '该模块从未发布过'],
    ['disable', { name: 'host', message: '维护' }, 1001090007, '主应用不能停用，如有问题请回退到之前的版本'],
    ['disable', { name, message: '第一行\n第二行' }, 1001090009, '停用说明应为一行文字，不超过 200 个字'],
    ['enable', { name }, 1001090008, '该模块没有停用，无需恢复'],
  ])('is refused in Chinese: %s %j', async (action, body, code, msg) => {
    await test.publish(test.built('1.0.0-t', { name: 'remote_twin' }), { by: 'start' });
    block('1.0.0-a');
    writeFileSync(path.join(test.site, 'remotes/remote_bpm/1.0.0-b/remoteEntry.js'), 'changed');
    const registry = readRegistry(test.site);

    expect(await change(action, { ...body, revision: registry.revision })).toEqual({ code, data: null, msg });

    expect(readRegistry(test.site)).toEqual(registry);
    expect(await written()).toMatchObject([{ action, name: body.name, code, refusal: msg, revision: registry.revision }]);
  });

  it.each([
    [{ name: '../host', revision: 1 }, '请求参数不正确:模块名称不正确'],
    [{ name: '__proto__', revision: 1 }, '请求参数不正确:模块名称不正确'],
    [{ name }, '请求参数不正确:登记版本不能为空'],
    [{ name, revision: 2 ** 40 }, '请求参数不正确:登记版本应为整数'],
  ])('does not come as far as that with %j', async (body, msg) => {
    expect(await change('rollback', body)).toEqual({ code: 400, data: null, msg });
  });
});

describe('who has seen another registry', () => {
  it('changes nothing', async () => {
    const stale = revision();
    await rollback({ site: test.site, name, now: 5000 });

    expect(await change('rollback', { name, revision: stale })).toEqual({
      code: 1001090010,
      data: null,
      msg: '版本信息刚被他人更改，本次操作未执行，请核对后重试',
    });
    expect(test.entry().active).toBe('1.0.0-b');
  });

  it('is one of two who ask at once', async () => {
    const both = { name, revision: revision() };

    const answers = await Promise.all([
      change('rollback', both),
      change('promote', { ...both, release: '1.0.0-a' }),
      change('disable', { ...both, message: '维护中' }),
    ]);

    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => ![0, 1001090010, 1001090011].includes(code))).toEqual([]);
    expect(revision()).toBe(both.revision + 1);
    expect((await written()).map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  });
});

describe('a process that died', () => {
  it('before the documents were written: that is told, and mended by whoever comes next', async () => {
    writeFileSync(path.join(test.site, 'console.html'), 'of an older registry');
    const before = await seen('host');

    await change('disable', { name, message: '维护中', revision: revision() });

    expect(before?.problems).toEqual(['1 个入口文档与登记信息不一致，下一次发布操作会自动修复']);
    expect((await seen('host'))?.problems).toEqual([]);
  });

  it('before it wrote down what became of it: who did it is told nevertheless', async () => {
    await change('rollback', { name, revision: revision() });
    await app.database.db.update(releaseLogs).set({ code: null, release: null }).where(eq(releaseLogs.time, app.clock.now));

    expect((await seen())?.activations[0]).toMatchObject({ release: '1.0.0-b', user: '管理员' });
  });
});

describe('who is permitted', () => {
  const paths = ['promote', 'rollback', 'disable', 'enable'];

  it('to look may not change anything', async () => {
    const { accessToken } = await app.signIn('bpmstaff', SEEDED_PASSWORD);
    const before = readRegistry(test.site);

    expect(await app.answer('GET', '/infra/release/overview', { token: accessToken })).toMatchObject({ code: 0 });
    for (const action of paths) {
      const body = { name, revision: revision(), release: '1.0.0-a', message: '维护中' };
      expect(await app.answer('PUT', `/infra/release/${action}`, { token: accessToken, body })).toMatchObject({ code: 403 });
    }

    expect(readRegistry(test.site)).toEqual(before);
  });

  it('to nothing sees nothing', async () => {
    const { accessToken } = await app.signIn('guest', SEEDED_PASSWORD);

    for (const read of ['overview', 'failures'])
      expect(await app.answer('GET', `/infra/release/${read}`, { token: accessToken })).toMatchObject({ code: 403, data: null });
  });
});
