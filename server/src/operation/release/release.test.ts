import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promote, readRegistry, rollback } from '@zhilv/release/site-directory';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseLogs } from './releaseLog.table.ts';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { startTestPanel, type TestPanel } from '@zhilv/testing/server/start-test-panel';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.close());
beforeEach(() => panel.publish());

const name = 'remote_bpm';

describe('a release', () => {
  it('is promoted, and rolled back, and who did it is told', async () => {
    expect(await panel.change('promote', { name, release: '1.0.0-a', revision: panel.revision() })).toEqual({
      code: 0,
      data: true,
      msg: '',
    });
    expect(panel.releases.entry().active).toBe('1.0.0-a');
    panel.app.clock.now += 1;
    expect(await panel.change('rollback', { name, revision: panel.revision() })).toMatchObject({ code: 0 });
    await promote({ siteDirectory: panel.releases.siteDirectory, name, release: '1.0.0-b', now: 5000 });

    const entry = await panel.seen();

    expect(entry?.active).toBe('1.0.0-b');
    expect(entry?.activations.slice(0, 3)).toEqual([
      { release: '1.0.0-b', by: 'promote', at: 5000, user: null },
      { release: '1.0.0-c', by: 'rollback', at: panel.app.clock.now, user: '管理员' },
      { release: '1.0.0-a', by: 'promote', at: panel.app.clock.now - 1, user: '管理员' },
    ]);
  });

  it('of the host is exchanged like a remote’s', async () => {
    await panel.releases.publish(panel.releases.built('1.0.1-h', { name: 'host' }));

    await panel.change('rollback', { name: 'host', revision: panel.revision() });

    expect(await panel.seen('host')).toMatchObject({ active: '1.0.0-h', rollbackTo: null });
  });
});

describe('a remote', () => {
  it('is switched off with a message, and on again', async () => {
    expect(await panel.change('disable', { name, message: ' 维护中 ', revision: panel.revision() })).toMatchObject({ code: 0 });
    expect(await panel.seen()).toMatchObject({ state: 'disabled', message: '维护中', active: '1.0.0-c' });

    expect(await panel.change('enable', { name, revision: panel.revision() })).toMatchObject({ code: 0 });
    expect(await panel.seen()).toMatchObject({ state: 'active', message: null });
  });
});

describe('a process that died', () => {
  it('before the documents were written: that is told, and mended by whoever comes next', async () => {
    writeFileSync(path.join(panel.releases.siteDirectory, 'console.html'), 'of an older registry');
    const before = await panel.seen('host');

    await panel.change('disable', { name, message: '维护中', revision: panel.revision() });

    expect(before?.problems).toEqual(['1 个入口文档与登记信息不一致，下一次发布操作会自动修复']);
    expect((await panel.seen('host'))?.problems).toEqual([]);
  });

  it('before it wrote down what became of it: who did it is told nevertheless', async () => {
    await panel.change('rollback', { name, revision: panel.revision() });
    await panel.app.database.db
      .update(releaseLogs)
      .set({ code: null, release: null })
      .where(eq(releaseLogs.time, panel.app.clock.now));

    expect((await panel.seen())?.activations[0]).toMatchObject({ release: '1.0.0-b', user: '管理员' });
  });
});

describe('a change that is done', () => {
  it('is not written down as failed where that could not be written down', async () => {
    vi.spyOn(panel.app.database.db, 'update').mockImplementationOnce(() => {
      throw new Error('the database is away');
    });

    expect(await panel.change('rollback', { name, revision: panel.revision() })).toMatchObject({ code: 500 });

    expect(panel.releases.entry().active).toBe('1.0.0-b');
    expect(await panel.written()).toMatchObject([{ action: 'rollback', code: null, refusal: null }]);
    expect((await panel.seen())?.activations[0]).toMatchObject({ release: '1.0.0-b', user: '管理员' });
  });
});

describe('a change that mfe refuses', () => {
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
    await panel.releases.publish(panel.releases.built('1.0.0-t', { name: 'remote_twin' }), { by: 'start' });
    panel.block('1.0.0-a');
    writeFileSync(panel.fileOf('1.0.0-b', 'remoteEntry.js'), 'changed');
    const registry = readRegistry(panel.releases.siteDirectory);

    expect(await panel.change(action, { ...body, revision: registry.revision })).toEqual({ code, data: null, msg });

    expect(readRegistry(panel.releases.siteDirectory)).toEqual(registry);
    expect(await panel.written()).toMatchObject([{ action, name: body.name, code, refusal: msg, revision: registry.revision }]);
  });

  it.each([
    [{ name: '../host', revision: 1 }, '请求参数不正确:模块名称不正确'],
    [{ name: '__proto__', revision: 1 }, '请求参数不正确:模块名称不正确'],
    [{ name }, '请求参数不正确:登记版本不能为空'],
    [{ name, revision: 2 ** 40 }, '请求参数不正确:登记版本应为整数'],
  ])('does not come as far as that with %j', async (body, msg) => {
    expect(await panel.change('rollback', body)).toEqual({ code: 400, data: null, msg });
  });
});

describe('a caller who has seen another registry', () => {
  it('changes nothing', async () => {
    const stale = panel.revision();
    await rollback({ siteDirectory: panel.releases.siteDirectory, name, now: 5000 });

    expect(await panel.change('rollback', { name, revision: stale })).toEqual({
      code: 1001090010,
      data: null,
      msg: '版本信息刚被他人更改，本次操作未执行，请核对后重试',
    });
    expect(panel.releases.entry().active).toBe('1.0.0-b');
  });

  it('is one of two who ask at once', async () => {
    const both = { name, revision: panel.revision() };

    const answers = await Promise.all([
      panel.change('rollback', both),
      panel.change('promote', { ...both, release: '1.0.0-a' }),
      panel.change('disable', { ...both, message: '维护中' }),
    ]);

    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => ![0, 1001090010, 1001090011].includes(code))).toEqual([]);
    expect(panel.revision()).toBe(both.revision + 1);
    expect((await panel.written()).map(({ code }) => code).toSorted(byNumber)).toEqual(codes.toSorted(byNumber));
  });
});

describe('the permission', () => {
  const paths = ['promote', 'rollback', 'disable', 'enable'];

  it('to look may not change anything', async () => {
    const { accessToken } = await panel.app.signIn('bpmstaff', SEEDED_PASSWORD);
    const before = readRegistry(panel.releases.siteDirectory);

    expect(await panel.app.answer('GET', '/infra/release/overview', { token: accessToken })).toMatchObject({ code: 0 });
    for (const action of paths) {
      const body = { name, revision: panel.revision(), release: '1.0.0-a', message: '维护中' };
      expect(await panel.app.answer('PUT', `/infra/release/${action}`, { token: accessToken, body })).toMatchObject({
        code: 403,
      });
    }

    expect(readRegistry(panel.releases.siteDirectory)).toEqual(before);
  });

  it('to nothing sees nothing', async () => {
    const { accessToken } = await panel.app.signIn('guest', SEEDED_PASSWORD);

    for (const read of ['overview', 'failures'])
      expect(await panel.app.answer('GET', `/infra/release/${read}`, { token: accessToken })).toMatchObject({
        code: 403,
        data: null,
      });
  });
});

const byNumber = (one: number | null, other: number | null): number => (one ?? -1) - (other ?? -1);
