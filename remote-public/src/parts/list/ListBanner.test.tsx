import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ListBanner } from './ListBanner.tsx';

it('heads the page by its title, below the way to it, with the landscape last', () => {
  const page = renderPublic(
    <ListBanner title="经典案例" lead="从高山到水乡。" drawing={<svg data-land="" />}>
      <p>之下</p>
    </ListBanner>,
  );

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('经典案例');
  expect(page.getByRole('navigation', { name: '当前位置' }).textContent).toBe('首页经典案例');
  expect(page.element.textContent).toBe('首页经典案例经典案例从高山到水乡。之下');
  const land = page.element.querySelector('[data-land]');
  expect(page.element.querySelector('header')?.lastElementChild?.getAttribute('data-blocking')).toBe('render');
  expect(land && page.getByText('之下').compareDocumentPosition(land)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
