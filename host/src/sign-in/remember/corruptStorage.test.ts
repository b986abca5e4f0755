import { expect, it } from 'vitest';
import corpus from './corruptStorage.json' with { type: 'json' };
import { isSpoiled, rememberedAccount } from './rememberedAccount.ts';
import { storedPassword } from './storedPassword.ts';
import { testStorage } from '@zhilv/testing/host/test-storage';

/** The moment at which the corpus has a password end. */
const NOW = 1_772_323_200_000;

it.each(corpus)('is told and removed, and fills in nothing: $what', (stored) => {
  const storage = testStorage(stored);

  expect(rememberedAccount(storage)).toBeNull();
  expect(isSpoiled(storage)).toBe(true);
  expect(storedPassword(storage, NOW)).toBe('spoiled');
  expect(storage.getItem('PASSWORD')).toBeNull();
  expect(({} as { username?: unknown }).username).toBeUndefined();
});
