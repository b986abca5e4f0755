import { describe, expect, it } from 'vitest';
import { seededMenuRows as rows } from './seededMenuRows.ts';

describe('the seeded menu rows', () => {
  it('have ids of their own, below those that the database gives', () => {
    const ids = rows.map(({ id }) => Number(id));

    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(10_000);
  });

  it('hang below a row that is there', () => {
    const ids = new Set<unknown>([0, ...rows.map(({ id }) => id)]);

    expect(rows.filter(({ parentId }) => !ids.has(parentId))).toEqual([]);
  });

  it('name permissions as module, thing and action', () => {
    const permissions = rows.map(({ permission }) => permission ?? '').filter(Boolean);

    expect(permissions.filter((permission) => !/^[a-z]+(:[a-z][a-z0-9-]*){2,3}$/.test(permission))).toEqual([]);
  });

  it('give every button a permission and nothing to open', () => {
    const buttons = rows.filter(({ type }) => type === 3);

    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.filter(({ permission, component, path }) => !permission || component || path)).toEqual([]);
  });

  it('give every page its own page key and component name', () => {
    const pages = rows.filter(({ type }) => type === 2);
    const keys = pages.map(({ component }) => component);
    const names = pages.map(({ componentName }) => componentName).filter(Boolean);

    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('start at the root with a slash and nowhere else', () => {
    expect(rows.filter(({ parentId, path }) => (parentId === 0) !== (path?.startsWith('/') ?? false))).toEqual([]);
  });
});
