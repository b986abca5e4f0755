import { describe, expect, it } from 'vitest';
import redirects from './redirects.json' with { type: 'json' };
import { safeRedirect } from './safeRedirect.ts';

const origin = 'https://zhilv.example';

describe('safeRedirect', () => {
  it.each(redirects.kept)('keeps %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(new URL(path, origin).href.slice(origin.length));
  });

  it('resolves dots', () => {
    expect(safeRedirect('/system/../index', origin)).toBe('/index');
  });

  it.each(redirects.refused)('refuses $what', ({ value }) => {
    expect(safeRedirect(value, origin)).toBe('/index');
  });

  // `ownPath` knows the other forms that such an address takes.
  it('refuses nothing at all, an address of others and an endless text', () => {
    expect(safeRedirect(null, origin)).toBe('/index');
    expect(safeRedirect('//elsewhere.example/system/dict', origin)).toBe('/index');
    expect(safeRedirect(`/${'a'.repeat(2_048)}`, origin)).toBe('/index');
  });

  it('keeps a path of exactly the longest length', () => {
    const longest = `/${'a'.repeat(2_047)}`;

    expect(safeRedirect(longest, origin)).toBe(longest);
  });
});
