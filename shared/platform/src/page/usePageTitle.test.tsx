// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { PageContext, type PageHandle } from './PageContext.ts';
import { pageNames } from './pageNames.ts';
import { usePageTitle } from './usePageTitle.ts';

function Record({ name }: { name: string | null }) {
  usePageTitle(name);
  return null;
}

it('tells the shell which record the page shows, once for each, and keeps the name when the page goes', () => {
  const page: PageHandle = { key: 'system/dict/data', path: '/dict/1', title: '字典数据', setDirty: () => {} };
  const told: unknown[] = [];
  onTestFinished(pageNames.subscribe((named, name) => void told.push([named, name])));
  const root = createRoot(document.createElement('div'));
  const show = (name: string | null) =>
    flushSync(() =>
      root.render(
        <PageContext value={page}>
          <Record name={name} />
        </PageContext>,
      ),
    );

  show('优惠类型');
  show('优惠类型');
  show(null);
  flushSync(() => root.unmount());

  expect(told).toEqual([
    [page, '优惠类型'],
    [page, null],
  ]);
});
