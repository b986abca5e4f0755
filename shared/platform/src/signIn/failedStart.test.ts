import { describe, expect, it, vi } from 'vitest';
import { dictionary, dictLabel } from '../dictionary/dictionary.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';
import { failureOf, preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { session } from './session.ts';

const { backEnd, stored, configure, storeSession } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const LOGOUT = api('/auth/logout');
const INFO = api('/auth/get-permission-info');
const DICTIONARIES = api('/dict-data/list-all-simple');
const REFRESH = api('/auth/refresh-token');

const user = { id: 1, nickname: '小张', avatar: '' };
const info = (more: object = {}) => success({ user, roles: ['common'], permissions: [], menus: [], ...more });

const start = (reply: Reply) => {
  storeSession();
  backEnd().script(DICTIONARIES, success([]));
  backEnd().script(INFO, reply);
  backEnd().script(LOGOUT, success(true));
  return session.start();
};

/** The limit in milliseconds is waited for where nothing comes, and far away where an answer does, however busy the machine is. */
const limitFor = (reply: Reply): number => (reply === 'silence' ? 1_000 : 20_000);

describe('a session that cannot be started', () => {
  const unable: [string, Reply][] = [
    ['hangs up', 'reset'],
    ['hangs up in the middle of an answer', 'cut'],
    ['stays silent', 'silence'],
    ['answers HTTP 502 with a page', { status: 502, text: '<html>Bad Gateway</html>' }],
    ['answers HTTP 503 with an envelope', { status: 503, json: { code: 503, data: null, msg: '系统升级中' } }],
    ['answers HTTP 404 with a page', { status: 404, text: '<html>' }],
    ['answers HTTP 429', { status: 429, text: '' }],
    ['answers an error of its own', refusal(500, '系统异常')],
    ['answers HTML with 200', { text: '<!doctype html>' }],
    ['answers nothing with 200', { text: '' }],
    ['answers half of it', { text: '{"code":0,"data":{"user":' }],
    ['answers no user', success(null)],
    // Its framework has these codes for an address or method that it does not know, and for a record that another call holds.
    ...[404, 405, 409, 423].map((code): [string, Reply] => [`answers code ${code}`, refusal(code, '')]),
    ['answers code 404 with HTTP 404', { status: 404, json: { code: 404, data: null, msg: '请求地址不存在' } }],
  ];

  it.each(unable)('keeps the session while the back end %s, and starts at the next try', async (_what, reply) => {
    vi.spyOn(console, 'error').mockReturnValue();
    configure({ timeoutMs: limitFor(reply) });
    storeSession();
    const before = stored();

    await expect(start(reply)).rejects.toMatchObject({ name: 'ApiError', shown: false });
    expect(stored()).toEqual(before);
    expect(backEnd().receivedAt(LOGOUT)).toHaveLength(0);
    expect(messageStore.read()).toEqual([]);

    backEnd().script(INFO, info({ permissions: ['bpm:model:query'] }));
    await session.start();
    expect(session.read()).toMatchObject({ phase: 'started', permissions: ['bpm:model:query'] });
  });

  it.each(unable)(
    'keeps the session while the back end refuses the access token and %s when it is to be refreshed',
    async (_what, reply) => {
      vi.spyOn(console, 'error').mockReturnValue();
      configure({ sessionTimeoutMs: limitFor(reply) });
      storeSession();
      const before = stored();
      backEnd().script(REFRESH, reply);

      const error = await failureOf(start(refusal(401, '账号未登录')));

      expect(error.kind).not.toBe('expired');

      expect(stored()).toEqual(before);
      expect(backEnd().receivedAt(LOGOUT)).toHaveLength(0);
      expect(dialogStore.read()).toEqual([]);
    },
  );
});

describe('an answer with bad rows', () => {
  const row = (id: number, more: object = {}) => ({
    id,
    parentId: 0,
    name: `菜单${id}`,
    path: `/${id}`,
    visible: true,
    keepAlive: true,
    ...more,
  });

  it.each<[string, unknown, readonly unknown[], readonly string[]]>([
    ['that are null', null, [], ['menus']],
    ['that are missing', undefined, [], ['menus']],
    ['of a wrong shape', { list: [] }, [], ['menus']],
    ['with a bad row among good ones', [row(1), row(2, { name: null }), null, row(3)], [row(1), row(3)], ['menus.1', 'menus.2']],
    [
      'with a bad row below a good one',
      [row(1, { children: [row(2, { visible: '是' }), row(3, { children: 'none' })] })],
      [row(1, { children: [row(3, { children: [] })] })],
      ['menus.0.children.0', 'menus.0.children.1.children'],
    ],
  ])('takes the good rows of menus %s, and logs the others', async (_what, menus, taken, lines) => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();

    const started = await start(info({ menus }));

    expect(started.menus).toEqual(taken);
    expect(session.read().phase).toBe('started');
    expect(logged.mock.calls.map(([line]) => String(line))).toEqual(
      lines.map((place) => expect.stringMatching(new RegExp(`^GET /system/auth/get-permission-info: ${place} left out: `))),
    );
    logged.mockRestore();
  });

  it('logs at most twenty rows of a bad answer one by one', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();

    await start(info({ menus: Array.from({ length: 30 }, () => null) }));

    expect(logged).toHaveBeenCalledTimes(21);
    expect(logged.mock.lastCall?.[0]).toContain('10 more left out');
    logged.mockRestore();
  });

  it('takes a user without lists of roles and permissions for an ordinary one, and leaves bad entries of dictionaries out', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    storeSession();
    backEnd().script(INFO, info({ roles: null, permissions: ['system:dict:query', 7] }));
    const bad = { dictType: 'common_status', value: '1', label: null };
    const good = { dictType: 'common_status', value: '0', label: '开启', colorType: '', cssClass: '' };
    backEnd().script(DICTIONARIES, success([bad, good]));

    await session.start();
    await dictionary.load();

    expect(session.read()).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: ['system:dict:query'] });
    expect(dictLabel('common_status', 0)).toBe('开启');
    expect(messageStore.read()).toEqual([]);
    logged.mockRestore();
  });
});
