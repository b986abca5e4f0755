import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function namesOn(userAgent: string, keys: string): Promise<readonly string[]> {
  vi.stubGlobal('navigator', { userAgent });
  return (await import('./keyNames.ts')).keyNames(keys);
}

it('names the keys as they stand on the keyboard', async () => {
  expect(await namesOn('X11; Linux x86_64', 'Mod+K')).toEqual(['Ctrl', 'K']);
  vi.resetModules();
  expect(await namesOn('Macintosh; Intel Mac OS X 10_15_7', 'Mod+K')).toEqual(['⌘', 'K']);
});
