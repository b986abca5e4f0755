import { contentItem, frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { HomePage } from './HomePage.tsx';

const headings = (data: object, frame: object) =>
  renderPublic(<HomePage />, { at: '/home', data, frame })
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

it('leads from what the company offers to how to reach it', () => {
  const frame = frameContent({ cases: [contentItem(1, { recommend: 1 })] });

  expect(headings({ slides: [], news: [contentItem(2)] }, frame)).toEqual([
    '解决方案',
    '一座平台，四层相承',
    '一趟旅程，处处有照应',
    '经典案例',
    '把一座山放心地交给我们',
    '新闻资讯',
    '说说您的那片山水',
  ]);
});

it('leaves out what there is nothing of', () => {
  const shown = headings({ slides: null, news: [] }, frameContent({ company: null }));

  expect(shown).not.toContain('经典案例');
  expect(shown).not.toContain('新闻资讯');
  expect(shown).not.toContain('说说您的那片山水');
});

it('has a part for every way on from its opening words', () => {
  const { element } = renderPublic(<HomePage />, { data: { slides: [], news: [] }, frame: frameContent() });

  const named = Array.from(element.querySelectorAll<HTMLAnchorElement>('[aria-label="开篇"] a'), ({ hash }) => hash);
  expect(named).toHaveLength(2);
  for (const hash of named) expect(element.querySelector(hash)).not.toBeNull();
});
