import { ContentType } from '@zhilv/contract/content';
import { contentItem, frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { CasesPanel } from './CasesPanel.tsx';
import { SolutionsPanel } from './SolutionsPanel.tsx';

it('shows cases by place and title, and leads to all of them', () => {
  const page = renderPublic(<CasesPanel items={[contentItem(1, { title: '云海索道', summary: '安徽黄山\n62%' })]} />);

  expect(page.getByRole('listitem').textContent).toBe('安徽黄山云海索道');
  expect(page.getByRole('link', { name: '查看全部案例' }).getAttribute('href')).toBe('/case-list');
});

it('shows both kinds of solutions, at most six of each, and leads to all of a kind by its name', () => {
  const items = Array.from({ length: 7 }, (_, index) => contentItem(index + 1, { type: ContentType.solution }));
  const page = renderPublic(<SolutionsPanel frame={frameContent({ wholeRegion: items, scenicArea: null })} />);

  expect(page.getByRole('region', { name: '全域旅游' }).querySelectorAll('li')).toHaveLength(6);
  expect(page.getByRole('region', { name: '智慧景区' }).querySelectorAll('li')).toHaveLength(0);
  expect(page.getByRole('link', { name: '查看全部智慧景区方案' }).getAttribute('href')).toBe('/case-list?type=1&infoType=2');
});
