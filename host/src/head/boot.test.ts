import { DEFAULT_APP_CONFIG, type Registry } from '@zhilv/release/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carriedBoot, fetchBoot, offerBoot, takeBoot } from './boot.ts';

const release = (id: string) => ({ id, url: `/host/${id}/` });
// These are the only fields that the script reads.
const registry = {
  revision: 3,
  host: { active: '2', releases: [release('2'), release('1')] },
  remotes: {},
} as unknown as Registry;

let elements: Record<string, string>;
const answers = new Map<string, () => Response>();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  elements = { registry: '', 'app-config': '' };
  answers.set('/registry.json', () => Response.json(registry)).set('/app-config.json', () => Response.json(DEFAULT_APP_CONFIG));
  asked.mockReset().mockImplementation(async (address) => answers.get(String(address))?.() ?? Response.error());
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({ textContent: elements[id] }),
    documentElement: { dataset: { host: '/host/1/' } },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is what the document carries where a gateway has filled it', () => {
  elements = { registry: JSON.stringify(registry), 'app-config': JSON.stringify(DEFAULT_APP_CONFIG) };

  expect(carriedBoot()).toEqual({ registry, appConfig: DEFAULT_APP_CONFIG });
  expect(asked).not.toHaveBeenCalled();
});

describe('on a static host', () => {
  it('is carried by nothing, and comes from the files, for the host of this very document', async () => {
    expect(carriedBoot()).toBeNull();

    const boot = await fetchBoot();

    expect(boot.appConfig).toEqual(DEFAULT_APP_CONFIG);
    expect(boot.registry).toEqual({ ...registry, host: { ...registry.host, active: '1' } });
    expect(asked.mock.calls.map(([address, init]) => [address, init?.cache])).toEqual([
      ['/registry.json', 'no-cache'],
      ['/app-config.json', 'no-cache'],
    ]);
  });

  it.each(['/registry.json', '/app-config.json'])('is a failure while %s is missing', async (address) => {
    answers.set(address, () => new Response('<!doctype html>', { status: 404 }));

    await expect(fetchBoot()).rejects.toThrow(`${address} answers with status 404`);
  });
});

it('passes from the head script to the entry of the document', async () => {
  offerBoot(Promise.resolve({ registry, appConfig: DEFAULT_APP_CONFIG }));

  await expect(takeBoot()).resolves.toMatchObject({ registry: { revision: 3 } });
});
