import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { RecordHeader } from './RecordHeader.tsx';

it('begins the page with the number of the record, its state and its price, and what can be done with it', () => {
  const part = renderPart(
    <RecordHeader title="o2026" state={<span>待发货</span>} price="¥39.98" actions={<button type="button">发货</button>} />,
  );

  expect(part.getByRole('heading', { level: 1 }).textContent).toBe('o2026');
  expect(part.getByRole('heading', { level: 1 }).closest('header')?.textContent).toBe('o2026待发货¥39.98发货');
});
