import { within } from '@testing-library/dom';
import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { passTime, stopClock } from '@zhilv/testing/page/pass-time';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { describe, expect, it } from 'vitest';

const open = async () => {
  const own = new OwnRecords();
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  return { own, page, list, creations: new PageCalls(dictType.create) };
};

it('sends what was typed together with what a new record starts with', async () => {
  const { own, page, list, creations } = await open();
  const [name, type] = [own.name('季节'), own.key('season')];
  const form = await list.create();

  await form.fill({ 字典名称: name, 字典类型: type });
  await form.ok();

  expect(await page.findByText(`已保存「${name}」`)).toBeTruthy();
  expect(creations.sent.map(({ body }) => body)).toEqual([{ name, type, status: 0, remark: '' }]);
});

it('keeps what was typed when the network loses the call, for another try', async () => {
  const { own, page, list, creations } = await open();
  const name = own.name('天气');
  const form = await list.create();
  await form.fill({ 字典名称: name, 字典类型: own.key('weather') });
  creations.lose();

  await form.ok();
  expect(await page.findByText('后端接口连接异常')).toBeTruthy();
  expect(form.field('字典名称')).toHaveProperty('value', name);
  expect(creations.sent).toHaveLength(1);

  creations.mend();
  await form.ok();
  await list.row(name);
  expect(list.editing()).toBe(false);
});

describe('a new record that was made although the answer was lost', () => {
  const cutOff = async (values: { readonly 备注?: string } = {}) => {
    const opened = await open();
    const [name, type] = [opened.own.name('天气'), opened.own.key('weather')];
    const form = await opened.list.create();
    await form.fill({ 字典名称: name, 字典类型: type, ...values });
    opened.creations.cutOff();
    await form.ok();
    await opened.page.findByText('后端接口连接异常');
    opened.creations.mend();
    return { ...opened, name, form };
  };

  it('is taken as saved at the next press', async () => {
    const { page, list, form, name } = await cutOff({ 备注: '四季' });

    await form.ok();

    await page.findByText(`已保存「${name}」`);
    expect(list.editing()).toBe(false);
  });

  it('is not taken for what was typed since', async () => {
    const { form } = await cutOff();
    await form.fill({ 备注: '接着写' });

    await form.ok();

    await expect.poll(() => form.refusals()).toHaveLength(1);
    expect(form.field('备注')).toHaveProperty('value', '接着写');
  });
});

it("does not take another's record for one's own, though it is the same", async () => {
  const { own, list } = await open();
  const theirs = await own.makeDictType();
  const form = await list.create();
  await form.fill({ 字典名称: theirs.name, 字典类型: theirs.type });

  await form.ok();

  await expect.poll(() => form.refusals()).toHaveLength(1);
});

it('asks by 取消 before it drops what was typed, and does not ask when nothing was', async () => {
  const { page, list } = await open();
  const untouched = await list.create();
  await untouched.cancel();
  expect(list.editing()).toBe(false);

  const form = await list.create();
  await form.fill({ 字典名称: '天气' });
  expect(page.holdsWork()).toBe(true);
  await form.cancel();
  const question = await page.findByRole('dialog', { name: '系统提示' });
  expect(question.textContent).toContain('填写的内容还没有保存');
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: '取消' }));
  expect(list.editing()).toBe(true);

  await list.confirm();
  await expect.poll(() => list.editing()).toBe(false);
  await expect.poll(() => page.holdsWork()).toBe(false);
});

/** Longer than any message stays that is not there until it is closed. */
const A_WHILE_MS = 60_000;

it.each([
  [500, '系统异常', 'for a while'],
  [403, '没有该操作权限', 'for a while'],
  [1_002_006_005, '无法删除，该字典类型还有字典数据', 'for a while'],
  [501, '功能未实现', 'until that is closed'],
  [901, '演示模式，禁止写操作', 'until that is closed'],
])('says of code %i %s %s, and stays', async (code, text, until) => {
  const { own, page, list, creations } = await open();
  creations.refuse(code, text);
  const form = await list.create();
  await form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });
  const shown = () => page.getByRole('alert').textContent.includes(text);
  stopClock();

  await form.ok();
  await passTime(0);
  expect(shown()).toBe(true);
  await passTime(A_WHILE_MS);

  expect(shown()).toBe(until === 'until that is closed');
  if (shown()) await page.user.click(within(page.getByRole('alert')).getByRole('button', { name: '关闭' }));
  expect(shown()).toBe(false);
  expect(form.field('字典名称')).toHaveProperty('value', own.name('字典'));
});

it('says one and the same failure once, however often it happens', async () => {
  const { own, page, list, creations } = await open();
  creations.refuse(500, '系统异常');
  const form = await list.create();
  await form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });

  await form.ok();
  await creations.settled();
  await form.ok();
  await creations.settled();

  expect(creations.sent).toHaveLength(2);
  expect(within(page.getByRole('alert')).getAllByText('系统异常')).toHaveLength(1);
});
