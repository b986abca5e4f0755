import { expect, it } from 'vitest';
import { budgetOf } from './budgetOf.ts';

const pages = { 'bpm/model/index': { module: './a.ts' }, 'bpm/model/design/index': { module: './b.ts' } };
const slots = { newest: { module: './c.ts', slot: 'home.card', size: 'small', order: 1 } } as const;

it('gives every page and slot the usual limit, but for those that are named', () => {
  const budget = budgetOf({ name: 'remote_bpm', pages, slots, budgets: { 'bpm/model/design/index': 180 } });

  expect(budget).toEqual({
    entry: 16,
    pages: { 'bpm/model/index': 25, 'bpm/model/design/index': 180 },
    slots: { newest: 16 },
    documents: {},
  });
});

it("limits the host's documents", () => {
  const { documents } = budgetOf({ name: 'host', pages: {}, slots: {}, budgets: {} });

  expect(Object.keys(documents)).toEqual(['public', 'sign-in', 'console']);
});

it('refuses a limit for a page that is not there', () => {
  expect(() => budgetOf({ name: 'remote_bpm', pages, slots, budgets: { 'bpm/model/designer': 180 } })).toThrow(
    'a budget for bpm/model/designer',
  );
});
