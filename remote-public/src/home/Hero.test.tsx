import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { withTitleBreaks } from '../parts/text/wordBreaks.ts';
import { Hero } from './Hero.tsx';

const slides = [1, 2].map((id) => contentItem(id, { title: `第${id}句，承诺`, summary: `其${id}` }));

it('opens with built-in words while no slide is published, and turns nothing', () => {
  const page = renderPublic(<Hero slides={[]} reachable />);

  expect(page.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  expect(page.queryByRole('group')).toBeNull();
  expect(page.getByRole('link', { name: '查看解决方案' }).getAttribute('href')).toBe('/#solutions');
});

it('has one heading, and turns to another slide only when the visitor wants it', async () => {
  const page = renderPublic(<Hero slides={slides} reachable />);
  expect(page.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['第1句，承诺']);

  await page.user.click(page.getByRole('button', { name: /第2句/ }));

  expect(page.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['第2句，承诺']);
  expect(page.getByRole('button', { pressed: true }).textContent).toBe('第2句，承诺');
});

it('leads to the contact only where the page says how to reach the company', () => {
  expect(renderPublic(<Hero slides={[]} reachable />).getByRole('link', { name: '联系我们' })).toBeDefined();
  expect(renderPublic(<Hero slides={[]} reachable={false} />).queryByRole('link', { name: '联系我们' })).toBeNull();
});

it('lets a slide whose title does not fit into a line break between its words, in its heading and on its button', () => {
  const title = '导览系统新增长者模式与手语讲解';
  const long = withTitleBreaks(contentItem(3, { title }));
  const page = renderPublic(<Hero slides={[long, ...slides]} reachable />);

  const words = long.titleBreaks?.length ?? 0;
  expect(words).toBeGreaterThan(4);
  for (const element of [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: title })])
    expect(element.querySelectorAll('wbr')).toHaveLength(words);
});
