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

  it.each(['.', '..', '.hidden', 'a b', 'a%2Fb', ':id', 'a?b', 'a\\b'])('refuses %j below a parent', (path) => {
    expect(joinMenuPath('/system', path)).toBeNull();
  });

  it('refuses addresses of unreasonable length', () => {
    expect(joinMenuPath('', `/${'a'.repeat(600)}`)).toBeNull();
    expect(joinMenuPath('/parent', 'a'.repeat(504))).toHaveLength(512);
    expect(joinMenuPath('/parent', 'a'.repeat(505))).toBeNull();
  });
});
