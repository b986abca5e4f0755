import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@zhilv/contract';
import { seededMenuRows } from '@zhilv/server/seeded-menus';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What a role can be granted: the permissions of menu rows. */
const granted = new Set(seededMenuRows.flatMap(({ permission }) => (permission ? [permission] : [])));

const ADVICE =
  'no role can be granted these, so nobody but the super user ever sees what they guard: ' +
  'mend the name, or add a menu row of type 3 with the permission (server/src/seed/menu)';

describe('a permission that is asked for can be granted', () => {
  it('by the endpoints of the contract, which <Can call> and the server go by', async () => {
    const modules = await Promise.all(contractEntries().map((file) => import(file) as Promise<object>));
    const operations = modules.flatMap((module) => Object.values(module).flatMap(operationsOf));
    const missing = operations.filter(({ access }) => typeof access === 'object' && !granted.has(access.permission));

    expect(operations.length).toBeGreaterThan(20);
    expect(
      missing.map(({ path: address, access }) => ({ address, access })),
      ADVICE,
    ).toEqual([]);
  });

  // Whatever has the form of a permission is one: an argument of hasPermission, a property of <Can>, a slot's.
  it('by what front ends name themselves', () => {
    const files = globSync('{host,remote-*,shared/{crud,platform,ui}}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.tsx?$/.test(file),
    );
    const named = files.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/(['"`])([a-z]+(?::[a-z][a-z0-9-]*){2,3})\1/g)].map(
        ([, , permission = '']) => ({ file, permission }),
      ),
    );

    expect(files.length).toBeGreaterThan(100);
    expect(
      named.filter(({ permission }) => !granted.has(permission)),
      ADVICE,
    ).toEqual([]);
  });
});

/** The files that the contract exports. */
function contractEntries(): readonly string[] {
  const folder = path.join(root, 'shared/contract');
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  return Object.values(exports).map((file) => path.join(folder, file));
}

/** The endpoints in an export of the contract: one, or a group by their names. */
function operationsOf(exported: unknown): readonly Operation[] {
  if (typeof exported !== 'object' || exported === null) return [];
  if (isOperation(exported)) return [exported];
  return Object.values(exported).filter(isOperation);
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value;
