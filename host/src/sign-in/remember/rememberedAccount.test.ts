import { expect, it } from 'vitest';
import { testStorage } from '@zhilv/testing/host/test-storage';
import { rememberAccount, rememberedAccount, rememberTenant } from './rememberedAccount.ts';

it('gives back the account that was remembered, and of one that was not the tenant alone', () => {
  const storage = testStorage();
  expect(rememberedAccount(storage)).toBeNull();

  rememberAccount(storage, { tenantName: '智旅科技', username: 'admin' });
  expect(rememberedAccount(storage)).toEqual({ tenantName: '智旅科技', username: 'admin' });

  rememberAccount(storage, { tenantName: '芋道源码', username: null });
  expect(rememberedAccount(storage)).toEqual({ tenantName: '芋道源码', username: null });
});

it('keeps the account and the password of the tenant that is remembered, and forgets those of another one', () => {
  const storage = testStorage({ PASSWORD: 'encrypted' });
  rememberAccount(storage, { tenantName: '智旅科技', username: 'admin' });

  rememberTenant(storage, '智旅科技');
  expect(rememberedAccount(storage)).toEqual({ tenantName: '智旅科技', username: 'admin' });
  expect(storage.getItem('PASSWORD')).toBe('encrypted');

  rememberTenant(storage, '乙公司');
  expect(rememberedAccount(storage)).toEqual({ tenantName: '乙公司', username: null });
  expect(storage.getItem('PASSWORD')).toBeNull();
});

it.each(['true', '{', '[]', '{"username":1,"tenantName":"a"}', '{"__proto__":{"username":"a"}}', '"text"'])(
  'takes %s, which it has not written, for nothing',
  (stored) => {
    expect(rememberedAccount(testStorage({ REMEMBER_ME: stored }))).toBeNull();
  },
);
