import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ContentRows } from './ContentRows.tsx';

const items = [contentItem(1), contentItem(2), contentItem(3)];

it('shows every entry in order', () => {
  const page = renderPublic(<ContentRows items={items} keyword="" />);

  expect(page.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['内容 1', '内容 2', '内容 3']);
});

it('makes the first entry larger than the others where the list is led', () => {
  const looks = (led: boolean) =>
    renderPublic(<ContentRows items={items} keyword="" led={led} />)
      .getAllByRole('link')
      .map(({ className }) => className);

  const [first, second, third] = looks(true);
  expect(first).not.toBe(second);
  expect(second).toBe(third);
  expect(new Set(looks(false)).size).toBe(1);
});
