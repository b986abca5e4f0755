import { expect, it } from 'vitest';
import { rememberAccount, rememberedAccount } from './rememberedAccount.ts';

function storageWith(stored: string | null = null) {
  const entries = new Map(stored === null ? [] : [['REMEMBER_ME', stored]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

it('gives back the account that was remembered, and of one that was not the tenant alone', () => {
  const storage = storageWith();
  expect(rememberedAccount(storage)).toBeNull();

  rememberAccount(storage, { tenantName: '智旅科技', username: 'admin' });
  expect(rememberedAccount(storage)).toEqual({ tenantName: '智旅科技', username: 'admin' });

  rememberAccount(storage, { tenantName: '芋道源码', username: null });
  expect(rememberedAccount(storage)).toEqual({ tenantName: '芋道源码', username: null });
});

it.each(['true', '{', '[]', '{"username":1,"tenantName":"a"}', '{"__proto__":{"username":"a"}}', '"text"'])(
  'takes %s, which it has not written, for nothing',
  (stored) => {
    expect(rememberedAccount(storageWith(stored))).toBeNull();
  },
);
