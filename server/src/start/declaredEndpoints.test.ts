import type { Operation } from '@zhilv/contract';
import { declaredOperations } from '@zhilv/contract/declared-operations';
import { expect, it } from 'vitest';
import { implementations } from './implementations.ts';

/* These tests hold for every endpoint that the contract declares, without an edit when one is added. */

const operations = (await declaredOperations()).map((operation) => [nameOf(operation), operation] as const);
const answered = new Set(implementations.map(({ endpoint }) => nameOf(endpoint)));

it('there are operations to look at', () => expect(operations.length).toBeGreaterThan(20));

it.each(operations)('%s is answered by the server', (name) => {
  expect(
    answered.has(name),
    `Nothing answers ${name}. Bind a handler to it with implement(), in the handlers of a *.handlers.ts.`,
  ).toBe(true);
});

it('nothing is answered twice', () => {
  const names = implementations.map(({ endpoint }) => nameOf(endpoint));

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Everybody changes the own account and the own views of lists, and tries out the cashier. */
const OWN = new Set([
  'POST /pay/demo-order/create',
  'PUT /system/user/profile/update',
  'POST /system/list-view/create',
  'PUT /system/list-view/update',
  'DELETE /system/list-view/delete',
]);

it.each(operations.filter(([name, { path: address }]) => !OWN.has(name) && /\/(create|update|delete|export)$/.test(address)))(
  '%s asks for a permission',
  (name, { access }) => {
    expect(
      typeof access,
      `${name} changes or hands out records, and whoever is signed in may call it. Give it \`access: { permission }\`.`,
    ).toBe('object');
  },
);

function nameOf({ method, path: address }: Operation): string {
  return `${method} ${address}`;
}
