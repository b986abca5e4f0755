import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { NOBODY, sessionStore } from '../session/sessionStore.ts';
import { Allowed, allowedOnly } from './Allowed.tsx';
import { isAllowed, type Requirement } from './requirement.ts';

const signIn = (roles: string[], permissions: string[] = []) =>
  sessionStore.write({ ...NOBODY, phase: 'started', roles, permissions });

afterEach(() => sessionStore.write({ phase: 'idle', ...NOBODY }));

describe('what a user needs', () => {
  it.each<[string, Requirement, boolean]>([
    ['one permission', { permission: 'a:b:query' }, true],
    ['one that is missing', { permission: 'a:b:delete' }, false],
    ['any of two', { permission: ['a:b:delete', 'a:b:query'] }, true],
    ['all of two', { permission: ['a:b:query', 'a:b:create'], every: true }, true],
    ['all of two, one of which is missing', { permission: ['a:b:query', 'a:b:delete'], every: true }, false],
    ['one role', { role: 'editor' }, true],
    ['any of two roles', { role: ['auditor', 'editor'] }, true],
    ['all of two roles', { role: ['auditor', 'editor'], every: true }, false],
    ['a permission and a role', { permission: 'a:b:query', role: 'editor' }, true],
    ['a permission, and a role that is missing', { permission: 'a:b:query', role: 'auditor' }, false],
    ['a role, and a permission that is missing', { permission: 'a:b:delete', role: 'editor' }, false],
  ])('%s', (_what, requirement, allowed) => {
    signIn(['editor'], ['a:b:query', 'a:b:create']);

    expect(isAllowed(requirement)).toBe(allowed);
  });

  it.each([['admin'], ['super_admin']])('is met by the role %s, and permissions by *:*:*', (role) => {
    signIn([role], ['*:*:*']);

    expect(isAllowed({ permission: ['x:y:z', 'p:q:r'], role: ['editor', 'auditor'], every: true })).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['permission', [], '请设置操作权限标签值'],
    ['permission', undefined, '请设置操作权限标签值'],
    ['permission', '', '请设置操作权限标签值'],
    ['role', [], '请设置角色权限标签值'],
    ['role', undefined, '请设置角色权限标签值'],
  ])('cannot be asked with the %s %j', (name, codes, words) => {
    signIn(['admin'], ['*:*:*']);

    expect(() => isAllowed({ [name]: codes } as unknown as Requirement)).toThrow(words);
    expect(() => isAllowed({} as Requirement)).toThrow('请设置操作权限标签值');
  });
});

const row = createElement('tr', { key: 'delete' }, createElement('td', null, '删除'));

it('an element is there only for those who may see it, and keeps its key', () => {
  const guarded = allowedOnly({ permission: 'a:b:delete' }, row);

  signIn(['editor']);
  expect(renderToStaticMarkup(guarded)).toBe('');
  signIn(['editor'], ['a:b:delete']);
  expect(renderToStaticMarkup(guarded)).toBe('<tr><td>删除</td></tr>');
  expect(guarded.key).toBe('delete');
});

it('children are there only for those who may see them, and a forgotten code is an error', () => {
  const guarded = (requirement: object) => renderToStaticMarkup(createElement(Allowed as never, requirement, '审核'));

  signIn(['editor']);
  expect(guarded({ role: ['editor', 'auditor'] })).toBe('审核');
  expect(guarded({ role: ['editor', 'auditor'], every: true })).toBe('');
  expect(() => guarded({ role: [] })).toThrow('请设置角色权限标签值');
});
