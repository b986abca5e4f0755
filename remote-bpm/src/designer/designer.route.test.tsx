import { model } from '@zhilv/contract/bpm';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as designerPage from './designer.route.ts';

const ADDRESS = '/bpm/manager/model/design';

it.each([
  ['without a model', ''],
  ['of a model that is not there', '?modelId=99999999'],
])('says at an address %s that there is none, and leads back to all models', async (_, query) => {
  const page = await renderPage(designerPage, ADDRESS + query);

  expect(page.getByText('没有找到这个流程模型，它可能已被删除')).toBeDefined();
  const back = page.getByRole('link', { name: '返回流程模型' });
  await page.user.click(back);
  await expect.poll(() => page.address()).toBe('/bpm/manager/model');
});

it('says why a model could not be had, and asks again when the user wants it', async () => {
  const calls = new PageCalls(model.get);
  calls.lose();
  const page = await renderPage(designerPage, `${ADDRESS}?modelId=99999999`);
  const retry = page.getByRole('button', { name: '重试' });
  expect(page.queryByText(/没有找到/)).toBeNull();
  expect(page.getAllByText('后端接口连接异常')).toHaveLength(1);

  calls.mend();
  await page.user.click(retry);

  expect(await page.findByText('没有找到这个流程模型，它可能已被删除')).toBeDefined();
});
