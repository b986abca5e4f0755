import { describe, expect, it } from 'vitest';
import { NOBODY, sessionStore } from '../session/sessionStore.ts';
import { hasAllPermissions, hasAllRoles, hasAnyPermission, hasAnyRole, hasPermission, hasRole } from './permissions.ts';

const signIn = (roles: string[], permissions: string[] = []) =>
  sessionStore.write({ ...NOBODY, phase: 'started', roles, permissions });

describe('permission checks', () => {
  it('match exactly, one, any and all', () => {
    signIn(['common'], ['system:dict:query', 'system:dict:create']);

    expect(hasPermission('system:dict:query')).toBe(true);
    expect(hasPermission('system:dict')).toBe(false);
    expect(hasPermission('system:dict:*')).toBe(false);
    expect(hasAnyPermission(['system:dict:delete', 'system:dict:create'])).toBe(true);
    expect(hasAnyPermission(['system:dict:delete'])).toBe(false);
    expect(hasAllPermissions(['system:dict:query', 'system:dict:create'])).toBe(true);
    expect(hasAllPermissions(['system:dict:query', 'system:dict:delete'])).toBe(false);
  });

  it.each([
    ['*:*:*', ['common'], ['*:*:*']],
    ['the role super_admin', ['super_admin'], []],
  ])('pass for %s', (_what, roles, permissions) => {
    signIn(roles, permissions);

    expect(hasPermission('a:b:c')).toBe(true);
    expect(hasAllPermissions(['a:b:c', 'd:e:f'])).toBe(true);
  });

  it('do not pass for the role admin alone', () => {
    signIn(['admin']);

    expect(hasPermission('a:b:c')).toBe(false);
  });

  it('do not pass for nobody', () => {
    sessionStore.write({ phase: 'idle', ...NOBODY });

    expect(hasPermission('a:b:c')).toBe(false);
  });

  it.each([
    ['an empty list', () => hasAnyPermission([])],
    ['an empty list for all', () => hasAllPermissions([])],
    ['an empty code', () => hasPermission('')],
    ['no code', () => Reflect.apply(hasPermission, undefined, [])],
    ['no list', () => Reflect.apply(hasAnyPermission, undefined, [])],
  ])('refuse %s, even from super users', (_what, check) => {
    signIn(['super_admin'], ['*:*:*']);

    expect(check).toThrow('请设置操作权限标签值');
  });
});

describe('role checks', () => {
  it('match exactly, one, any and all', () => {
    signIn(['common', 'editor']);

    expect(hasRole('editor')).toBe(true);
    expect(hasRole('edit')).toBe(false);
    expect(hasAnyRole(['boss', 'common'])).toBe(true);
    expect(hasAllRoles(['common', 'editor'])).toBe(true);
    expect(hasAllRoles(['common', 'boss'])).toBe(false);
  });

  it.each(['admin', 'super_admin'])('pass for %s', (role) => {
    signIn([role]);

    expect(hasRole('whatever')).toBe(true);
    expect(hasAllRoles(['a', 'b'])).toBe(true);
  });

  it('do not pass for *:*:*', () => {
    signIn(['common'], ['*:*:*']);

    expect(hasRole('whatever')).toBe(false);
  });

  it.each([
    ['an empty list', () => hasAnyRole([])],
    ['an empty list for all', () => hasAllRoles([])],
    ['an empty code', () => hasRole('')],
    ['no code', () => Reflect.apply(hasRole, undefined, [])],
  ])('refuse %s', (_what, check) => {
    signIn(['admin']);

    expect(check).toThrow('请设置角色权限标签值');
  });
});
