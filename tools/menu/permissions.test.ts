import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declaredOperations } from '@zhilv/contract/declared-operations';
import { seededMenuRows } from '@zhilv/server/seeded-menus';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The permissions of menu rows, which a role can be granted. */
const granted = new Set(seededMenuRows.flatMap(({ permission }) => (permission ? [permission] : [])));

const ADVICE =
  'no role can be granted these, so nobody but the super user ever sees what they guard: ' +
  'mend the name, or add a menu row of type 3 with the permission (server/src/system/menu)';

describe('a permission that is asked for can be granted', () => {
  it('by the endpoints of the contract, which <Can call> and the server go by', async () => {
    const operations = await declaredOperations();
    const missing = operations.filter(
      ({ access }) => typeof access === 'object' && 'permission' in access && !granted.has(access.permission),
    );

    expect(operations.length).toBeGreaterThan(20);
    expect(
      missing.map(({ path: address, access }) => ({ address, access })),
      ADVICE,
    ).toEqual([]);
  });

  // Every text in the form of a permission is one: an argument of hasPermission, a property of <Can>, a slot's.
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
