import { expect, it } from 'vitest';
import { screenNames } from './screenNames.ts';

it('A screen has one name, written as each place writes names', () => {
  expect(screenNames({ module: 'ticket', name: 'visitorGroup' })).toEqual({
    one: 'visitorGroup',
    many: 'visitorGroups',
    type: 'VisitorGroup',
    table: 'ticket_visitor_group',
    path: '/ticket/visitor-group',
    permission: 'ticket:visitor-group',
    pageKey: 'ticket/visitorGroup/index',
  });
});

it.each([
  ['category', 'categories'],
  ['essay', 'essays'],
  ['bus', 'buses'],
  ['batch', 'batches'],
])('Several of %s are %s', (name, many) => {
  expect(screenNames({ module: 'ticket', name }).many).toBe(many);
});
