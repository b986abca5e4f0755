import { describe, expect, it } from 'vitest';
import { joinMenuPath } from './menuPath.ts';

describe('joinMenuPath', () => {
  it('joins with single slashes and none at the end', () => {
    expect(joinMenuPath('', '/system/')).toBe('/system');
    expect(joinMenuPath('/system', 'user')).toBe('/system/user');
    expect(joinMenuPath('/system', '/oauth2//application')).toBe('/system/oauth2/application');
    expect(joinMenuPath('/system', '')).toBe('/system');
  });

  it('takes Chinese words', () => {
    expect(joinMenuPath('/系统', '字典')).toBe('/系统/字典');
  });

  it('refuses addresses of unreasonable length', () => {
    expect(joinMenuPath('', `/${'a'.repeat(600)}`)).toBeNull();
  });
});
