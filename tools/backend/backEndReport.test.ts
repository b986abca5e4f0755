import { hasRecordedAnswers, recordedBackEnd } from '@zhilv/testing/contract/recorded-back-end';
import { entry, registry, summary } from '@zhilv/testing/release/registry-fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backEndReport } from './backEndReport.ts';

const target = { url: 'http://10.0.0.5:48080', local: ['/cjy', '/infra/client-error', '/infra/release'] };
const options = { target, username: 'admin', password: 'admin123', tenant: '1', token: null, menuSql: false, registry: null };

afterEach(() => vi.unstubAllGlobals());

/** Puts a back end at the address. */
const standIn = (answer: (request: Request) => Response | Promise<Response>): void => {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => answer(new Request(address, init)));
};

const success = (data: unknown) => Response.json({ code: 0, data, msg: '' });
const refusal = (code: number, msg: string) => Response.json({ code, data: null, msg });

/** A back end that knows who signs in, and answers reads as the path says. */
const backEnd = (
  answers: Readonly<Record<string, () => Response>>,
  roles = ['super_admin'],
  menus: readonly object[] = [],
): void =>
  standIn((request) => {
    const path = new URL(request.url).pathname.replace('/admin-api', '');
    if (path === '/system/auth/login')
      return success({ userId: 1, accessToken: 'a', refreshToken: 'b', expiresTime: 1_795_259_726_200 });
    if (request.headers.get('authorization') !== 'Bearer a') return refusal(401, '账号未登录');
    if (path === '/system/auth/get-permission-info')
      return success({ user: { id: 1, nickname: '管理员' }, roles, permissions: ['*:*:*'], menus });
    return answers[path]?.() ?? Response.json({ timestamp: 0, status: 404, error: 'Not Found', path }, { status: 404 });
  });

const lineOf = (report: string, path: string): string | undefined =>
  report.split('\n').find((line) => line.split(/\s{2,}/)[1] === path);

describe('the check of a back end', () => {
  it('says of each read whether it fits, is lacking, off, refused or different', async () => {
    backEnd({
      '/system/dict-type/page': () => success({ list: [], total: 0 }),
      '/system/dict-data/page': () => success({ list: [{ id: 'x' }], total: 1 }),
      '/infra/config/page': () => refusal(501, '[定时任务 - 已禁用]'),
      '/system/notify-message/page': () => refusal(403, '没有该操作权限'),
      '/bpm/model/page': () => refusal(501, '[工作流模块 yudao-module-bpm - 已禁用]'),
      '/bpm/no-such-thing': () => refusal(501, '[工作流模块 yudao-module-bpm - 已禁用]'),
    });

    const report = await backEndReport(options);

    expect(lineOf(report, '/system/dict-type/page')).toMatch(/^fits .* 0 rows$/);
    expect(lineOf(report, '/system/dict-data/page')).toMatch(/^differs .*list\.0/);
    expect(lineOf(report, '/infra/config/page')).toMatch(/^switched off .*定时任务/);
    expect(lineOf(report, '/system/notify-message/page')).toMatch(/^refused .*code 403/);
    expect(lineOf(report, '/bpm/model/page')).toMatch(/^switched off /);
    expect(lineOf(report, '/product/property/list')).toMatch(/^lacks .*HTTP 404 without an envelope$/);
    expect(lineOf(report, '/cjy/column-info/page')).toMatch(/^lacks .*stays with the built-in server$/);
  });

  it('knows a path that a running module lacks from a module that is off', async () => {
    backEnd({
      '/product/property/page': () => success({ list: [], total: 0 }),
      '/product/property/list': () => refusal(501, '[商城系统 - 已禁用]'),
      '/product/no-such-thing': () => refusal(501, '[商城系统 - 已禁用]'),
    });

    expect(lineOf(await backEndReport(options), '/product/property/list')).toMatch(/^lacks /);
  });

  it('names the menu rows that are missing, with the statements that add them, to the super user alone', async () => {
    backEnd({});
    expect(await backEndReport(options)).toContain('公司信息');
    expect(await backEndReport({ ...options, menuSql: true })).toContain(
      "VALUES (5010, '公司信息', '', 2, 1, 5001, 'company-info', 'edit', 'cjy/companyInfo/index', 'CjyCompanyInfo', 0, '1', '1');",
    );

    backEnd({}, ['common']);
    expect(await backEndReport(options)).toContain('that takes the super user');
    await expect(backEndReport({ ...options, menuSql: true })).rejects.toThrow('Only the super user');
  });

  it('names the pages of the menu that no live release has, and says that it tries no writes', async () => {
    const row = { parentId: 0, visible: true, keepAlive: true };
    const user = { ...row, id: 2, parentId: 1, name: '用户管理', path: 'user', component: 'system/user/index' };
    const dict = { ...row, id: 3, parentId: 1, name: '字典管理', path: 'dict', component: 'system/dict/index' };
    backEnd({}, ['super_admin'], [{ ...row, id: 1, name: '系统管理', path: '/system', children: [user, dict] }]);
    const shown = { expose: './page/x', js: [], css: [], shared: [], layout: 'console' as const };
    const load = { entry: null, pages: { 'system/dict/index': shown }, slots: {}, host: null };
    const live = registry({ remote_system: entry([summary('1', { load })]) });

    const report = await backEndReport({ ...options, registry: live });

    expect(report).toContain('Only reads were tried: no write, and no export.');
    expect(report).toContain('in no live release, and show 当前版本暂无此页面 (1)');
    expect(report).toContain('系统管理 / 用户管理 (system/user/index)');
    expect(report).not.toContain('字典管理');
    expect(await backEndReport(options)).toContain('nothing is published here yet');
  });

  it('fails where it cannot sign in, and says what to do', async () => {
    standIn(() => refusal(400, '请求参数不正确:验证码不能为空'));
    await expect(backEndReport(options)).rejects.toThrow(/验证码不能为空[^]*MFE_TOKEN/);

    standIn(() => new Response('<html>', { status: 502 }));
    await expect(backEndReport(options)).rejects.toThrow('HTTP 502 without an envelope');
  });

  it('takes no more of an answer than can be held', async () => {
    let parts = 0;
    standIn(
      () =>
        new Response(
          new ReadableStream<Uint8Array>({
            pull: (controller) => ((parts += 1) > 64 ? controller.close() : controller.enqueue(new Uint8Array(1024 * 1024))),
          }),
        ),
    );

    await expect(backEndReport(options)).rejects.toThrow('answers with more than 32 MB');
    expect(parts).toBeLessThan(40);
  });

  it('fails where nothing answers', async () => {
    standIn(() => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 10.0.0.5:48080') })));

    await expect(backEndReport(options)).rejects.toThrow(
      'http://10.0.0.5:48080/admin-api cannot be reached: connect ECONNREFUSED',
    );
  });

  it.skipIf(!hasRecordedAnswers)('finds of a stock one what is known of it', async () => {
    standIn(recordedBackEnd());

    const report = await backEndReport(options);
    const statements = await backEndReport({ ...options, menuSql: true });

    for (const path of [
      '/system/dict-type/page',
      '/system/dict-type/get',
      '/infra/config/page',
      '/bpm/model/page',
      '/product/property/page',
    ])
      expect(lineOf(report, path), path).toMatch(/^fits /);
    expect(lineOf(report, '/cjy/column-info/page')).toMatch(/^lacks /);
    expect(statements).toContain("'cjy:company-info:query'");
    expect(statements).not.toContain("'system:dict:query'");
  });
});
