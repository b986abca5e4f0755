import { ContentType, NewsType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ContentRow } from './ContentRow.tsx';

it('says kind, day, title and summary of an entry, and leads to it', () => {
  const item = contentItem(8, {
    type: ContentType.news,
    infoType: NewsType.company,
    title: '云海索道开通',
    summary: '三月一日起',
    publishTime: Date.UTC(2026, 2, 1),
  });

  const link = renderPublic(<ContentRow item={item} keyword="" />).getByRole('link');

  expect(link.textContent).toBe('公司新闻2026-03-01云海索道开通三月一日起');
  expect(link.getAttribute('href')).toBe('/news-detail?id=8');
});

it('says no day of a solution, which is an offer and no report', () => {
  const item = contentItem(7, { type: ContentType.solution, infoType: 1, publishTime: Date.UTC(2026, 2, 1) });

  expect(renderPublic(<ContentRow item={item} keyword="" />).element.querySelector('time')).toBeNull();
});

it('puts the lines of a case into one sentence, and marks the words searched for in any case', () => {
  const item = contentItem(9, { title: 'GIS 一张图', summary: '浙江杭州\n排队缩短 62%' });

  const { element } = renderPublic(<ContentRow item={item} keyword="gis" />);

  expect(element.textContent).toContain('浙江杭州，排队缩短 62%');
  expect(element.querySelector('mark')?.textContent).toBe('GIS');
});
