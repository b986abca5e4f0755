import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { beginsReading, endReading, useReading } from './reading.ts';

function Reader({ id }: { readonly id: number }) {
  useReading(id);
  return null;
}

it('counts a record once while it is read, and again after another was read', () => {
  expect(beginsReading(1)).toBe(true);
  expect(beginsReading('1')).toBe(false);

  expect(beginsReading(2)).toBe(true);
  expect(beginsReading(1)).toBe(true);
});

it('counts again what could not be had, and ends no other reading', () => {
  beginsReading(1);
  endReading(2);
  expect(beginsReading(1)).toBe(false);

  endReading(1);
  expect(beginsReading(1)).toBe(true);
});

it('keeps a reading that began with the document, until its page is left', async () => {
  endReading(1);
  renderPublic(<Reader id={1} />);
  await expect.poll(() => beginsReading(1)).toBe(false);
});
