import { category } from '@zhilv/contract/mall';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { categoryNodes } from './categoryNodes.ts';

it('puts categories below one another, as a field for one takes them', async () => {
  await renderPage({ Component: () => null }, '/none');
  const row = { picUrl: '/a.png', sort: 0, status: 0, createTime: 0 };
  new PageCalls(category.list).change(() => [
    { ...row, id: 2, parentId: 1, name: '茶' },
    { ...row, id: 1, parentId: 0, name: '饮品' },
    { ...row, id: 3, parentId: 0, name: '点心' },
  ]);

  expect(await categoryNodes()).toEqual([
    { key: '1', label: '饮品', children: [{ key: '2', label: '茶', children: [] }] },
    { key: '3', label: '点心', children: [] },
  ]);
});
