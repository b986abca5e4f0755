import type ContextPad from 'diagram-js/lib/features/context-pad/ContextPad';
import { expect, it, vi } from 'vitest';
import { PropertiesEntry } from './PropertiesEntry.ts';

it('offers 属性 beside an element as long as somebody shows the properties by it', () => {
  const registerProvider = vi.fn();
  const open = vi.fn();
  const pad = { registerProvider, open, _current: { target: 'review' } };
  const entry = new PropertiesEntry(pad as unknown as ContextPad); // It calls nothing else.
  expect(registerProvider).toHaveBeenCalledWith(400, entry);
  expect(entry.getContextPadEntries()).toEqual({});

  const show = vi.fn();
  entry.offer(show);
  const { properties } = entry.getContextPadEntries();
  properties?.action.click();
  expect([properties?.title, show.mock.calls.length]).toEqual(['属性', 1]);

  entry.offer(null);
  expect(entry.getContextPadEntries()).toEqual({});
  // The tools that are open follow.
  expect(open.mock.calls).toEqual([
    ['review', true],
    ['review', true],
  ]);
});
