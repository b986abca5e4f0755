import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResourceDeclaration } from './resource/resource.ts';
import type { Operation } from './wire/endpoint.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** Every operation that an entry of the contract exports, alone or in a group. */
export const declaredOperations = async (): Promise<readonly Operation[]> =>
  (await declarations()).flatMap(([, value]) => operationsIn(value));

/** The names under which the entries of the contract export groups of operations. */
export const declaredGroups = async (): Promise<readonly string[]> =>
  (await declarations()).filter(([, value]) => !isOperation(value) && operationsIn(value).length > 0).map(([name]) => name);

/** The names of the operations that the entries of the contract export alone. */
export const declaredAlone = async (): Promise<readonly string[]> =>
  (await declarations()).filter(([, value]) => isOperation(value)).map(([name]) => name);

/** Every resource that an entry of the contract exports, by the name of its export. */
export const declaredResources = async (): Promise<ReadonlyMap<string, ResourceDeclaration>> =>
  new Map(
    (await declarations()).filter(
      // Only `resource` makes objects with these three.
      (named): named is [string, ResourceDeclaration] => {
        const [, value] = named;
        return typeof value === 'object' && value !== null && 'fields' in value && 'filters' in value && 'codes' in value;
      },
    ),
  );

async function declarations(): Promise<readonly [string, unknown][]> {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  const entries = await Promise.all(Object.values(exports).map((entry) => import(path.join(folder, entry)) as Promise<object>));
  return entries.flatMap((entry) => Object.entries(entry));
}

// Only `endpoint` and `exportEndpoint` make objects with these three.
const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'answer' in value;

function operationsIn(value: unknown): readonly Operation[] {
  if (isOperation(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(operationsIn) : [];
}
