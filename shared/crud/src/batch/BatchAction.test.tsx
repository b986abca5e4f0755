import { dictType } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

const open = async (...names: readonly string[]) => {
  const page = await renderPage(dictTypesPage, '/list');
  const list = new ListView(page);
  for (const name of names) {
    const form = await list.create();
    await form.fill({ 字典名称: name, 字典类型: `batch_${name.codePointAt(0)}` });
    await form.ok();
    await expect.poll(() => list.names()[0]).toBe(name);
  }
  for (const name of names) await page.user.click(list.chooser(name));
  return { page, list, button: () => page.getByRole('button', { name: /^批量删除/ }) };
};

it('says what to do first while nothing is chosen, and does nothing', async () => {
  const { page, button } = await open();

  await page.user.click(button());

  expect(await page.findByText('请先选择要删除的字典类型')).toBeTruthy();
  expect(page.queryByRole('dialog')).toBeNull();
});

it('asks by name, deletes each chosen record by a call of its own, and reports', async () => {
  const { page, list, button } = await open('甲', '乙');
  const deletions = new PageCalls(dictType.delete);
  expect(button().textContent).toBe('批量删除（2）');

  await page.user.click(button());
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(
    '将删除「乙」「甲」共 2 个字典类型，删除后不能恢复。',
  );
  await list.confirm();

  expect(await page.findByText('删除成功 2 个。')).toBeTruthy();
  expect(deletions.sent).toHaveLength(2);
  await expect.poll(() => list.names().filter((name) => ['甲', '乙'].includes(name))).toEqual([]);
  expect(button().textContent).toBe('批量删除');
});

it('goes on past a record that cannot be deleted, and names it with the reason', async () => {
  const { page, list, button } = await open('丙', '丁');
  const deletions = new PageCalls(dictType.delete);
  deletions.refuse(1_002_006_002, '无法删除，该字典类型还有字典数据');

  await page.user.click(button());
  await list.confirm();

  expect(await page.findByText('删除成功 0 个，失败 2 个。')).toBeTruthy();
  expect(page.getAllByRole('cell', { name: '无法删除，该字典类型还有字典数据' })).toHaveLength(2);
});

it('stops after the call under way', async () => {
  const { page, list, button } = await open('戊', '己');
  const deletions = new PageCalls(dictType.delete);
  const release = deletions.hold();

  await page.user.click(button());
  await list.confirm();
  await page.user.click(await page.findByRole('button', { name: '停止' }));
  release();

  expect(await page.findByText('删除成功 1 个，未处理 1 个。')).toBeTruthy();
  expect(deletions.sent).toHaveLength(1);
});
