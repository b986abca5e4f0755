import { frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import type { About } from './about.ts';
import { AboutPage } from './AboutPage.tsx';

const section = {
  anchor: 'section-1',
  title: '发展历程',
  summary: '十年',
  picture: null,
  html: '<ul><li><strong>2016</strong> 成立</li></ul>',
};
const about: About = { introduction: '<p>我们做智慧旅游。</p>', sections: [section] };

it('has a part for the introduction, each section and the contact, and a table of contents that leads to them', () => {
  const page = renderPublic(<AboutPage />, { data: about, frame: frameContent() });

  const titles = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['公司简介', '发展历程', '联系我们']);
  const links = Array.from(page.getByRole('navigation', { name: '本页内容' }).querySelectorAll('a'));
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  for (const link of links) expect(page.element.querySelector(link.hash)).not.toBeNull();
});

it('shows a list of years as a line through time', () => {
  const { element } = renderPublic(<AboutPage />, { data: about, frame: frameContent() });

  expect(element.querySelector('#section-1 [data-look="timeline"]')).not.toBeNull();
  expect(element.querySelector('#introduction [data-look="text"]')).not.toBeNull();
});

it('says that the sections could not be had, and leaves out what is not known', () => {
  const page = renderPublic(<AboutPage />, {
    data: { introduction: '', sections: null },
    frame: frameContent({ company: null }),
  });

  expect(page.getByText('公司介绍加载失败，请稍后重试。')).toBeDefined();
  expect(page.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

it('says that nothing is told of the company yet, and where to look', () => {
  const page = renderPublic(<AboutPage />, { data: { introduction: '', sections: [] }, frame: frameContent({ company: null }) });

  expect(page.getByText('这里还没有公司介绍，过些日子再来看看。')).toBeDefined();
  expect(page.queryByRole('navigation', { name: '本页内容' })).toBeNull();
});
