import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@zhilv/contract';
import { expect, it } from 'vitest';
import { implementations } from '../implementations.ts';

/* Holds for every endpoint that the contract declares, without an edit when one is added. */

const contract = path.resolve(import.meta.dirname, '../../../shared/contract');
const operations = (await declaredOperations()).map((operation) => [nameOf(operation), operation] as const);
const answered = new Set(implementations.map(({ endpoint }) => nameOf(endpoint)));

it.each(operations)('%s is answered by the server', (name) => {
  expect(
    answered.has(name),
    `Nothing answers ${name}. Bind a handler to it with implement() and list it in server/src/implementations.ts.`,
  ).toBe(true);
});

it.each(operations.filter(([, { path: address }]) => /\/(create|update|delete|export)$/.test(address)))(
  '%s asks for a permission',
  (name, { access }) => {
    expect(
      typeof access,
      `${name} changes or hands out records, and whoever is signed in may call it. Give it \`access: { permission }\`.`,
    ).toBe('object');
  },
);

/** Every operation that an entry of the contract exports, alone or in a group. */
async function declaredOperations(): Promise<Operation[]> {
  const { exports } = JSON.parse(readFileSync(path.join(contract, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = await Promise.all(Object.values(exports).map((entry) => import(path.join(contract, entry)) as Promise<object>));
  return entries.flatMap((entry) => Object.values(entry).flatMap(operationsIn));
}

function operationsIn(value: unknown): Operation[] {
  if (typeof value !== 'object' || value === null) return [];
  // Only `endpoint` and `exportEndpoint` make objects with these three.
  if ('method' in value && 'access' in value && 'answer' in value) return [value as unknown as Operation];
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(operationsIn) : [];
}

function nameOf({ method, path: address }: Operation): string {
  return `${method} ${address}`;
}
