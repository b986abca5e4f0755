import type { SlotEntry } from '@zhilv/loader';
import { expect, it } from 'vitest';
import { grantedSlots } from './grantedSlots.ts';

const entry = (key: string, permission?: string): SlotEntry => ({
  key,
  remote: 'remote_bpm',
  release: '1',
  slot: 'home.card',
  size: 'small',
  order: 1,
  ...(permission !== undefined && { permission }),
});
const slots = [entry('messages'), entry('models', 'bpm:model:query'), entry('orders', 'trade:order:query')];
const keys = (granted: readonly SlotEntry[]) => granted.map(({ key }) => key);

it('leaves out what asks for a permission the user lacks, and keeps the order of the rest', () => {
  expect(keys(grantedSlots(slots, 'home.card', (permission) => permission === 'trade:order:query'))).toEqual([
    'messages',
    'orders',
  ]);
});

it('gives who has no permission what asks for none', () => {
  expect(keys(grantedSlots(slots, 'home.card', () => false))).toEqual(['messages']);
});
