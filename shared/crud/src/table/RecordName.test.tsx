import { dictTypeRow, dictTypes } from '@zhilv/testing/crud/dict-types';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { RecordName } from './RecordName.tsx';

const row = dictTypeRow(7, { name: '性别' });

it('leads to the record where that has a page of its own', () => {
  const part = renderPart(<RecordName resource={dictTypes} row={row} name="name" link={({ id }) => `/dict/${id}`} />);

  expect(part.getByRole('link', { name: '性别' }).getAttribute('href')).toBe('/dict/7');
});

it('is text where it has none', () => {
  const part = renderPart(<RecordName resource={dictTypes} row={row} name="name" link={undefined} />);

  expect(part.queryByRole('link')).toBeNull();
  expect(part.getByText('性别')).toBeTruthy();
});
