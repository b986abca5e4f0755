import { expect, it } from 'vitest';
import { configure } from './configuration.ts';

it('gives a call half a minute, and a refresh, for which other calls wait, ten seconds', () => {
  const { environment } = configure({ apiBase: '/prod-api/admin-api', tenantOn: true }, {});

  expect(environment).toMatchObject({ timeoutMs: 30_000, sessionTimeoutMs: 10_000 });
});

it('keeps nothing beyond the document where there is no storage', () => {
  const { environment } = configure({ apiBase: '/', tenantOn: true }, {});

  environment.storage.setItem('a', '1');

  expect(environment.storage).toMatchObject({ lasts: false });
  expect(environment.storage.getItem('a')).toBe('1');
});
