import { model } from '@zhilv/contract/bpm';
import { call, changes } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as modelsSlot from './models.slot.ts';

it('says how many models there are, shows at most five of the newest, and leads to all', async () => {
  const page = await renderPage(modelsSlot, '/index');

  expect(page.getByRole('heading', { name: '流程模型' })).toBeDefined();
  expect(page.getByText('个模型')).toBeDefined();
  expect(page.getAllByRole('listitem').length).toBeLessThanOrEqual(5);
  expect(page.getByRole('link', { name: /查看全部/ }).getAttribute('href')).toBe('/bpm/manager/model');
});

it('shows a model that was created elsewhere in the console, not deployed yet', async () => {
  const page = await renderPage(modelsSlot, '/index');

  await call(model.create, { key: 'slot_trial', name: '新的流程' });
  changes.announce(model.page.path);

  expect((await page.findByText('新的流程')).closest('li')?.textContent).toBe('新的流程未部署');
});

it('says why there is nothing, and asks again when the user wants it', async () => {
  const calls = new PageCalls(model.page);
  calls.fail(503);
  const page = await renderPage(modelsSlot, '/index');
  expect(page.queryByText('个模型')).toBeNull();

  calls.mend();
  await page.user.click(page.getByRole('button', { name: '重试' }));

  expect(await page.findByText('个模型')).toBeDefined();
});

it('keeps what it showed when it cannot be asked for anew, and says why', async () => {
  const page = await renderPage(modelsSlot, '/index');
  const before = page.getByRole('strong').textContent;

  new PageCalls(model.page).fail(503);
  changes.announce(model.page.path);
  await page.findByText('系统接口503异常，下面是之前的内容');

  expect(page.getByRole('strong').textContent).toBe(before);
});

it('says that there are no models yet', async () => {
  new PageCalls(model.page).change(() => ({ list: [], total: 0 }));

  const page = await renderPage(modelsSlot, '/index');

  expect(page.getByText('还没有流程模型')).toBeDefined();
});
