import { allDictData, auth, dictType } from '@zhilv/contract/system';
import { session } from '@zhilv/platform';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderedPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { screen } from '../../screen/screen.tsx';

const page = { key: 'system/dict/index', title: '字典管理' };
const types = screen(dictType, { page, columns: ['name', 'type', 'status'] });

/** Opens the list at a type of its own, which is on. */
async function open() {
  const own = new OwnRecords();
  const name = own.name('类型');
  const id = await callElsewhere(dictType.create, { name, type: own.key('switched'), status: 0 });
  const opened = await renderPage({ ...types, page }, `/system/dict?name=${encodeURIComponent(name)}`);
  await new ListView(opened).row(name);
  return { id, name, opened, list: new ListView(opened) };
}

const switchOf = (opened: RenderedPage, name: string): HTMLElement => opened.getByRole('switch', { name: `状态「${name}」` });

const stored = async (id: number | string) => (await callElsewhere(dictType.get, { id }))?.status;

it('turns a record off once that was confirmed, and on again without a question', async () => {
  const { id, name, opened, list } = await open();
  expect(switchOf(opened, name).textContent).toBe('开启');

  await opened.user.click(switchOf(opened, name));
  await list.confirm();
  await opened.findByText(`已停用「${name}」`);
  await expect.poll(() => switchOf(opened, name).textContent).toBe('关闭');
  expect(await stored(id)).toBe(1);

  await expect.poll(() => switchOf(opened, name).getAttribute('aria-busy')).toBeNull();
  await opened.user.click(switchOf(opened, name));
  await opened.findByText(`已启用「${name}」`);
  expect(await stored(id)).toBe(0);
});

it('says no word of its own while the one that the dictionaries have is awaited', async () => {
  const dictionaries = new PageCalls(allDictData);
  dictionaries.change(() => []);
  const opened = await renderPage({ Component: () => null }, '/none', { beside: { '/system/dict': { ...types, page } } });
  const tell = dictionaries.hold();
  await session.start();

  await opened.goTo('/system/dict');
  const [first] = await opened.findAllByRole('switch');

  expect(first?.textContent).toBe('');
  tell();
  await expect.poll(() => first?.textContent).toBe('开启');
});

it('leaves a record as it is when the question is answered with no', async () => {
  const { name, opened, list } = await open();
  const updates = new PageCalls(dictType.update);

  await opened.user.click(switchOf(opened, name));
  await list.refuse();

  expect(updates.sent).toEqual([]);
  expect(switchOf(opened, name).textContent).toBe('开启');
});

it('goes back and says why when the change is refused', async () => {
  const { name, opened, list } = await open();
  const updates = new PageCalls(dictType.update);
  updates.cutOff();

  await opened.user.click(switchOf(opened, name));
  await list.confirm();

  await opened.findByText('后端接口连接异常');
  await expect.poll(() => switchOf(opened, name).getAttribute('aria-checked')).toBe('true');
  expect(switchOf(opened, name).getAttribute('aria-busy')).toBeNull();
});

it('keeps what somebody else has changed meanwhile, and overwrites no other status', async () => {
  const { id, name, opened, list } = await open();
  const row = await callElsewhere(dictType.get, { id });
  await callElsewhere(dictType.update, { ...row, id, name, type: row?.type ?? '', status: 0, remark: '别人写的' });

  await opened.user.click(switchOf(opened, name));
  await list.confirm();
  await opened.findByText(`已停用「${name}」`);
  expect((await callElsewhere(dictType.get, { id }))?.remark).toBe('别人写的');

  await expect.poll(() => switchOf(opened, name).getAttribute('aria-busy')).toBeNull();
  const off = await callElsewhere(dictType.get, { id });
  await callElsewhere(dictType.update, { ...off, id, name, type: off?.type ?? '', status: 0 });
  await opened.user.click(switchOf(opened, name));
  await opened.findByText(/已被他人修改/);
  await expect.poll(() => switchOf(opened, name).textContent).toBe('开启');
});

it('is a tag for those who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['system:dict:query'],
  }));
  const opened = await renderPage({ ...types, page }, '/system/dict');
  await expect.poll(() => new ListView(opened).names().length).toBeGreaterThan(0);

  expect(opened.queryAllByRole('switch')).toEqual([]);
  expect(opened.getAllByText('开启').length).toBeGreaterThan(0);
});
