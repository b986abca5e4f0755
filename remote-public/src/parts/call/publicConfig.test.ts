// @vitest-environment happy-dom
import { publicConfig } from '@zhilv/testing/public/public-content';
import { afterEach, expect, it, vi } from 'vitest';
import { readPublicConfig } from './publicConfig.ts';

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('reads what the document carries, and asks for nothing', async () => {
  const fetch = vi.fn<() => void>();
  vi.stubGlobal('fetch', fetch);
  const carried = Object.assign(document.createElement('script'), { id: 'app-config', type: 'application/json' });
  carried.textContent = JSON.stringify({ ...publicConfig, openingHours: '每天 8:00–20:00', tenant: true });
  document.body.append(carried);

  expect(await readPublicConfig(signal)).toEqual({ ...publicConfig, openingHours: '每天 8:00–20:00' });
  expect(fetch).not.toHaveBeenCalled();
});

it('asks for the file where the document carries nothing, as on a static host', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json({ ...publicConfig, apiBase: address }));

  expect(await readPublicConfig(signal)).toMatchObject({ apiBase: '/app-config.json' });
});

it('refuses a file in which something is missing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ apiBase: '/admin-api' }));

  await expect(readPublicConfig(signal)).rejects.toThrow(/company/);
});
