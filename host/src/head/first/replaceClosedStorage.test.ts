import { afterEach, expect, it, vi } from 'vitest';
import { replaceClosedStorage } from './replaceClosedStorage.ts';

afterEach(() => vi.unstubAllGlobals());

it('gives a document whose browser closes storage one that lives as long as the document', () => {
  const window: Record<string, unknown> = {};
  for (const name of ['localStorage', 'sessionStorage']) {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, name, { get, configurable: true });
  }
  vi.stubGlobal('window', window);

  replaceClosedStorage();

  const storage = window['localStorage'] as Storage; // As the line above has made it.
  storage.setItem('zhilv.theme', 'dark');
  expect(storage.getItem('zhilv.theme')).toBe('dark');
  expect(storage).toMatchObject({ lasts: false, length: 1 });
  expect(window['sessionStorage']).not.toBe(storage);
});

it('leaves open storages and what they hold alone', () => {
  const storage = { getItem: () => 'dark' };
  const window = { localStorage: storage, sessionStorage: storage };
  vi.stubGlobal('window', window);

  replaceClosedStorage();

  expect(window.localStorage).toBe(storage);
});
