import { spu } from '@zhilv/contract/mall';
import { spuDraft } from '@zhilv/testing/mall/spu-draft';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as spuPage from './spu.route.ts';

async function openRecycled() {
  const name = new OwnRecords().name('回收');
  const id = await callElsewhere(spu.create, spuDraft({ name, status: -1 }));
  const page = await renderPage(spuPage, `/mall/product/spu?name=${encodeURIComponent(name)}`, { as: 'mallstaff' });
  const list = new ListView(page);
  await list.row(name);
  return { page, list, id, name };
}

it('sends one call for two presses', async () => {
  const { page, name } = await openRecycled();
  const turns = new PageCalls(spu.updateStatus);
  const tell = turns.hold();

  const button = await page.findByRole('button', { name: `恢复「${name}」` });
  await page.user.dblClick(button);
  tell();

  await page.findByText(`已将「${name}」恢复到仓库，上架后可以购买`);
  expect(turns.sent).toHaveLength(1);
});

it('says why nothing was done, and may be tried again', async () => {
  const { page, list, id, name } = await openRecycled();
  const turns = new PageCalls(spu.updateStatus);
  turns.lose(1);

  await page.press(`恢复「${name}」`);
  await page.findByText('后端接口连接异常');
  await list.row(name);
  await page.press(`恢复「${name}」`);

  await page.findByText(`已将「${name}」恢复到仓库，上架后可以购买`);
  expect((await callElsewhere(spu.getDetail, { id })).status).toBe(0);
});

it('has the tabs counted anew after each change', async () => {
  const { page, list, name } = await openRecycled();
  const counts = new PageCalls(spu.getCount);

  await page.press(`彻底删除「${name}」`);
  await list.confirm();

  await expect.poll(() => counts.sent.length).toBeGreaterThan(0);
  await expect.poll(() => list.names()).toEqual([]);
});
