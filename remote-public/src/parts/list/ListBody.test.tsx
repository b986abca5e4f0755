import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ListBody } from './ListBody.tsx';
import { NOTHING_ASKED, listAddress } from './listAsked.ts';
import type { ContentPage } from './loadContentPage.ts';

const body = (page: ContentPage | null, asked = NOTHING_ASKED) =>
  renderPublic(
    <ListBody
      what="案例"
      label="分类"
      kinds={[
        { name: '案例', to: '/case-list', current: true },
        { name: '方案', to: '/case-list?type=1', current: false },
      ]}
      search={<input aria-label="查找" />}
      asked={asked}
      page={page}
      addressOf={(wish) => listAddress('/case-list', {}, wish)}
      ways={<a href="/news-list">新闻</a>}
    >
      <ul aria-label="内容" />
    </ListBody>,
  );

const found: ContentPage = { items: [contentItem(1)], total: 21, pages: 3 };

it('shows the entries, the kinds, the field and the other pages with the words searched for', () => {
  const page = body(found, { keyword: '索道', pageNo: 2 });

  expect(page.getByRole('list', { name: '内容' })).toBeDefined();
  expect(page.getByRole('link', { name: '案例' }).getAttribute('aria-current')).toBe('page');
  expect(page.getByRole('link', { name: '方案' }).hasAttribute('aria-current')).toBe(false);
  expect(page.getByRole('textbox', { name: '查找' })).toBeDefined();
  expect(page.getByText(/与“索道”有关的案例，共 21 条/)).toBeDefined();
  expect(decodeURIComponent(page.getByRole('link', { name: /下一页/ }).getAttribute('href') ?? '')).toBe(
    '/case-list?keyword=索道&pageNo=3',
  );
  expect(page.getByRole('link', { name: '清除搜索词' }).getAttribute('href')).toBe('/case-list');
});

it('says of a list without entries that there is nothing yet, and where to look', () => {
  const page = body({ items: [], total: 0, pages: 1 });

  expect(page.getByText('这里还没有案例，过些日子再来看看。')).toBeDefined();
  expect(page.getByRole('link', { name: '新闻' })).toBeDefined();
  expect(page.queryByRole('list', { name: '内容' })).toBeNull();
});

it('says what the words did not find', () => {
  const page = body({ items: [], total: 0, pages: 1 }, { keyword: '火箭', pageNo: 1 });

  expect(page.getByText(/没有找到与“火箭”有关的案例/)).toBeDefined();
  expect(page.getByText('换一个说法，或者从这里看起：')).toBeDefined();
});

it('says of a list that could not be had just that, and keeps the kinds', () => {
  const page = body(null, { keyword: '索道', pageNo: 1 });

  expect(page.getByText('案例加载失败，请稍后重试。')).toBeDefined();
  expect(page.queryByText(/有关的案例/)).toBeNull();
  expect(page.getByRole('navigation', { name: '分类' })).toBeDefined();
});
