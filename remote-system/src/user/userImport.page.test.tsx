import { within } from '@testing-library/dom';
import { user } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { expect, it } from 'vitest';
import * as userPage from './user.route.ts';

const answer = {
  createUsernames: ['zhang', 'lisi'],
  updateUsernames: ['guest'],
  failureUsernames: { wang: '当前部门不存在' },
  rows: [{ line: 5, username: 'wang', field: '部门编号', reason: '当前部门不存在' }],
};

async function open(page: RenderedPage) {
  await page.press('导入');
  const dialog = await page.findByRole('dialog', { name: '导入用户' });
  const choose = (name = 'users.xlsx') =>
    page.user.upload(within(dialog).getByLabelText(/工作簿|xlsx/), new File(['x'], name, { type: XLSX }));
  return { dialog: within(dialog), choose };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const reply = (data: object) => () => Response.json({ code: 0, data, msg: '' });

it('tries an import, tells of bad rows, and then takes the good ones', async () => {
  const imports = new PageCalls(user.import);
  imports.answerWith(reply(answer));
  const saved = watchSavedFiles();
  const page = await renderPage(userPage, '/system/user');
  const { dialog, choose } = await open(page);
  expect(dialog.getByRole('button', { name: '导入' })).toHaveProperty('disabled', true);

  await choose();
  await page.user.click(dialog.getByRole('checkbox', { name: '更新已有用户' }));
  await page.user.click(dialog.getByRole('button', { name: '试运行' }));
  await dialog.findByText('将新增 2 个，将更新 1 个，1 处错误不会导入。');
  expect(dialog.getAllByRole('row').at(-1)?.textContent).toBe('5wang部门编号当前部门不存在');
  await page.user.click(dialog.getByRole('button', { name: '下载错误报告' }));
  expect(saved.map(({ name }) => name)).toEqual(['用户导入错误.csv']);

  await page.user.click(dialog.getByRole('button', { name: '导入' }));
  await dialog.findByText('已新增 2 个，已更新 1 个，1 处错误未导入。');
  expect(imports.sent).toHaveLength(2);
  // The cross at the top has the same name.
  await page.user.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('says of a file that is no workbook what is wrong, and keeps the dialog', async () => {
  const page = await renderPage(userPage, '/system/user');
  const { dialog, choose } = await open(page);

  await choose();
  await page.user.click(dialog.getByRole('button', { name: '导入' }));

  await page.findByText('文件无法识别，请使用按模板填写的 xlsx 文件');
  expect(dialog.getByRole('button', { name: '导入' })).toHaveProperty('disabled', false);
});

it('offers no trial where a back end would take the rows, and shows its reasons', async () => {
  new PageCalls(user.page).change((given: object) => ({ ...given, offers: undefined }));
  const { rows: _, ...stock } = answer;
  new PageCalls(user.import).answerWith(reply(stock));
  const page = await renderPage(userPage, '/system/user');
  const { dialog, choose } = await open(page);
  expect(dialog.queryByRole('button', { name: '试运行' })).toBeNull();

  await choose();
  await page.user.click(dialog.getByRole('button', { name: '导入' }));

  await dialog.findByText('已新增 2 个，已更新 1 个，1 处错误未导入。');
  expect(dialog.getAllByRole('row').at(-1)?.textContent).toBe('—wang—当前部门不存在');
});

it('gives a template', async () => {
  const saved = watchSavedFiles();
  const page = await renderPage(userPage, '/system/user');
  const { dialog } = await open(page);

  await page.user.click(dialog.getByRole('button', { name: '下载模板' }));

  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['用户导入模板.xlsx']);
});
