import { dictType } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { defineResource } from '../resource/defineResource.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterTabs } from './FilterTabs.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listLoader.ts';
import { status } from '../kinds/dict/status.tsx';
import { text } from '../kinds/text/text.tsx';
import { useList } from '../list/useList.ts';

const types = defineResource({
  name: '字典类型',
  api: { page: dictType.page },
  fields: { name: text('字典名称'), status: status('状态') },
  nameField: 'name',
});

function Component() {
  const list = useList(types);
  return (
    <ListPage list={list} title="字典" filter={<FilterBar list={list} fields={['name']} />}>
      <FilterTabs
        list={list}
        field="status"
        tabs={[
          { value: '', label: '全部', count: 1234 },
          { value: '0', label: '开启' },
          { value: '1', label: '关闭', count: 0 },
        ]}
      />
    </ListPage>
  );
}

const open = (query = '') => renderPage({ Component, loader: listLoader(types) }, `/system/dict${query}`);

it('narrows a list by one field, keeps its other filters, and begins at the first page', async () => {
  const page = await open('?name=%E7%8A%B6&pageNo=2');
  const loads = new PageCalls(dictType.page);
  expect(page.getByRole('link', { name: '全部 1,234' }).getAttribute('aria-current')).toBe('true');
  expect(page.getByRole('navigation', { name: '状态' })).toBeTruthy();

  await page.user.click(page.getByRole('link', { name: '关闭 0' }));

  await expect.poll(() => page.address()).toBe('/system/dict?name=状&status=1');
  expect(new URLSearchParams(loads.sent[0]?.search).get('status')).toBe('1');
  expect(page.getByRole('link', { name: '关闭 0' }).getAttribute('aria-current')).toBe('true');
  expect(page.getByRole('link', { name: '全部 1,234' }).getAttribute('aria-current')).toBeNull();
});

it('shows all again by its first tab', async () => {
  const page = await open('?status=1');

  await page.user.click(page.getByRole('link', { name: /^全部/ }));

  await expect.poll(() => page.address()).toBe('/system/dict');
});
