import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { RelatedItems } from './RelatedItems.tsx';

it('offers each entry under the heading, with a few words on it', () => {
  const items = [contentItem(1, { title: '云海', summary: '黄山' }), contentItem(2, { title: '水镇', summary: '嘉兴' })];

  const page = renderPublic(<RelatedItems title="更多案例" items={items} kicker={({ summary }) => summary ?? ''} />);

  expect(page.getByRole('heading', { name: '更多案例' })).toBeDefined();
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['黄山云海', '嘉兴水镇']);
});

it('is absent where there is nothing', () => {
  expect(renderPublic(<RelatedItems title="更多案例" items={[]} />).element.childElementCount).toBe(0);
});
