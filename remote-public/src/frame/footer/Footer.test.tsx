import { ContentType } from '@zhilv/contract/content';
import { contentItem, frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

const solutions = Array.from({ length: 8 }, (_, index) => contentItem(index + 1, { type: ContentType.solution }));

it('leads to each list and to at most six of its entries', () => {
  const page = renderPublic(<Footer frame={frameContent({ wholeRegion: solutions, scenicArea: null })} />);

  const group = page.getByRole('navigation', { name: '全域旅游' });
  expect(group.querySelectorAll('li')).toHaveLength(6);
  expect(group.querySelector('a')?.getAttribute('href')).toBe('/case-list?type=1&infoType=1');
  expect(page.getByRole('navigation', { name: '智慧景区' }).querySelectorAll('li')).toHaveLength(0);
});

it('says how to reach the company, by links that lead there', () => {
  const page = renderPublic(<Footer frame={frameContent()} />);

  expect(page.getByRole('link', { name: 'www.example.com' }).getAttribute('href')).toBe('https://www.example.com/');
  expect(page.getByRole('link', { name: '400-800-1234' }).getAttribute('href')).toBe('tel:4008001234');
  expect(page.getByRole('img', { name: '公司二维码' })).toBeDefined();
});

it('says nothing of a company that is not known', () => {
  const page = renderPublic(<Footer frame={frameContent({ company: null })} />);

  expect(page.element.querySelector('dl')).toBeNull();
  expect(page.queryByRole('img')).toBeNull();
});
