import { testStorage } from '@zhilv/testing/host/test-storage';
import { afterEach, expect, it, vi } from 'vitest';
import { isBindingRefused, markBindingRefused } from './bindingRefused.ts';

afterEach(() => vi.unstubAllGlobals());

it('remembers a refusal for the window', () => {
  vi.stubGlobal('window', { sessionStorage: testStorage() });
  expect(isBindingRefused()).toBe(false);

  markBindingRefused();
  expect(isBindingRefused()).toBe(true);

  vi.stubGlobal('window', { sessionStorage: testStorage() });
  expect(isBindingRefused()).toBe(false);
});

it('goes on without the mark where storage is full or closed', () => {
  vi.stubGlobal('window', { sessionStorage: testStorage({}, 0) });
  markBindingRefused();
  expect(isBindingRefused()).toBe(false);

  const closed = {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('window', closed);
  markBindingRefused();
  expect(isBindingRefused()).toBe(false);
});
