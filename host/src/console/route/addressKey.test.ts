import { describe, expect, it } from 'vitest';
import { addressKey } from './addressKey.ts';

describe('addressKey', () => {
  it('is the same for all spellings of an address', () => {
    expect(addressKey('/System/Dict/')).toBe('/system/dict');
    expect(addressKey(encodeURI('/系统'))).toBe('/系统');
    expect(addressKey('/system/dict-1.a')).toBe('/system/dict-1.a');
    expect(addressKey('/')).toBe('/');
  });

  it('takes broken escapes as they are', () => {
    expect(addressKey('/%E0%A4%A')).toBe('/%e0%a4%a');
  });
});
