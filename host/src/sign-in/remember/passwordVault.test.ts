import { beforeEach, expect, it } from 'vitest';
import { keepPassword, recallPassword, rememberHindrance, type Surroundings } from './passwordVault.lazy.ts';
import { testStorage } from '@zhilv/testing/host/test-storage';

const DAY_MS = 86_400_000;
const OWNER = { tenantName: '智旅科技', username: 'admin' };

let now: number;
let key: CryptoKey | undefined;
let at: Surroundings;
beforeEach(() => {
  now = Date.UTC(2026, 2, 1);
  key = undefined;
  at = {
    storage: testStorage(),
    keys: { read: async () => key, write: async (made) => void (key = made) },
    origin: 'https://www.example.com',
    now: () => now,
  };
});

it('gives back the password of the account, of which storage holds no part', async () => {
  await keepPassword(OWNER, '密码 with blanks', at);

  const stored = at.storage.getItem('PASSWORD') ?? '';
  expect(JSON.parse(stored)).toEqual({ v: 1, iv: expect.any(String), ct: expect.any(String), exp: now + 30 * DAY_MS });
  expect(stored).not.toContain('密码');
  expect(await recallPassword(OWNER, at)).toBe('密码 with blanks');
});

it('has one key, which no script can read, and an IV of its own for each write', async () => {
  await keepPassword(OWNER, 'admin123', at);
  const [first, made] = [at.storage.getItem('PASSWORD') ?? '', key];
  await keepPassword(OWNER, 'admin123', at);
  const second = at.storage.getItem('PASSWORD') ?? '';

  expect(key).toBe(made);
  expect(made?.extractable).toBe(false);
  expect(JSON.parse(first)).not.toMatchObject({ iv: JSON.parse(second).iv });
  expect(JSON.parse(first)).not.toMatchObject({ ct: JSON.parse(second).ct });
});

it.each([
  ['another account', { ...OWNER, username: 'guest' }, {}],
  ['another tenant', { ...OWNER, tenantName: '乙公司' }, {}],
  ['another origin', OWNER, { origin: 'https://other.example.com' }],
])('is forgotten when it is asked for by %s', async (_what, owner, changed) => {
  await keepPassword(OWNER, 'admin123', at);

  expect(await recallPassword(owner, { ...at, ...changed })).toBeNull();
  expect(at.storage.getItem('PASSWORD')).toBeNull();
});

it('is forgotten with the key of this browser, when it was changed, and after thirty days', async () => {
  await keepPassword(OWNER, 'admin123', at);
  key = undefined;
  expect(await recallPassword(OWNER, at)).toBeNull();

  await keepPassword(OWNER, 'admin123', at);
  const stored = JSON.parse(at.storage.getItem('PASSWORD') ?? '');
  at.storage.setItem('PASSWORD', JSON.stringify({ ...stored, ct: `A${stored.ct.slice(1)}` }));
  const isUnchanged = stored.ct.startsWith('A');
  expect(await recallPassword(OWNER, at)).toBe(isUnchanged ? 'admin123' : null);

  await keepPassword(OWNER, 'admin123', at);
  now += 30 * DAY_MS;
  expect(await recallPassword(OWNER, at)).toBeNull();
});

it('says nothing where it can be kept, and leaves no trace of having tried', async () => {
  expect(await rememberHindrance(at)).toBeNull();
  expect(at.storage).toHaveLength(0);
});

it('says so where storage is full, and where it takes no key', async () => {
  const refuse = async () => {
    throw new Error('closed');
  };

  expect(await rememberHindrance({ ...at, storage: testStorage({}, 0) })).toContain('存储空间已满');
  expect(await rememberHindrance({ ...at, keys: { read: refuse, write: refuse } })).toContain('不允许本站保存密钥');
});
