import { ListView } from '@zhilv/testing/page/list-view';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as fileConfigPage from './fileConfig.route.ts';

it('shows where files are kept, and changes nothing there', async () => {
  const page = await renderPage(fileConfigPage, '/infra/file-config');
  const list = new ListView(page);

  expect(list.headings()).toEqual(['配置名', '存储器', '主配置', '备注']);
  expect(list.names()).toEqual(['数据库']);
  expect(page.queryByRole('button', { name: /新增|修改|删除/ })).toBeNull();
});
