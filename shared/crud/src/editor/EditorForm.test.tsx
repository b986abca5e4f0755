import { dictType } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

const open = async () => {
  const page = await renderPage(dictTypesPage, '/list');
  return { page, list: new ListView(page) };
};

it('says below each field what is wrong, and calls nobody', async () => {
  const { list } = await open();
  const creations = new PageCalls(dictType.create);
  const form = await list.create();

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['字典名称不能为空', '字典类型不能为空']);
  expect(creations.sent).toEqual([]);
});

it('creates what was typed, with what a new record starts with, closes and says so', async () => {
  const { page, list } = await open();
  const creations = new PageCalls(dictType.create);
  const form = await list.create();

  await form.fill({ 字典名称: '季节', 字典类型: 'season' });
  await form.ok();
  await expect.poll(() => list.names()[0]).toBe('季节');
  expect(list.editing()).toBe(false);
  expect(creations.sent.map(({ body }) => body)).toEqual([{ name: '季节', type: 'season', status: 0, remark: '' }]);
  expect(await page.findByText('已保存「字典类型」')).toBeTruthy();
});

it('puts the back end’s refusal below the field that it is about, keeps what was typed, and takes another try', async () => {
  const { list } = await open();
  const form = await list.create();
  await form.fill({ 字典名称: '用户性别', 字典类型: 'another_sex', 备注: '写了很久' });

  await form.ok();
  await expect.poll(() => form.refusals()).toEqual(['已经存在该名字的字典类型']);
  expect(form.field('备注')).toHaveProperty('value', '写了很久');
  expect(document.activeElement).toBe(form.field('字典名称'));

  await form.fill({ 字典名称: '另一性别' });
  await form.ok();
  await expect.poll(() => list.names()[0]).toBe('另一性别');
});

it('keeps what was typed when the network loses the call, and sends once however often 确定 is pressed', async () => {
  const { page, list } = await open();
  const form = await list.create();
  await form.fill({ 字典名称: '天气', 字典类型: 'weather' });
  const creations = new PageCalls(dictType.create);
  creations.lose();

  await form.ok();
  expect(await page.findByText('后端接口连接异常')).toBeTruthy();
  expect(form.field('字典名称')).toHaveProperty('value', '天气');

  const release = creations.hold();
  await form.ok();
  await form.ok();
  release();
  await expect.poll(() => list.editing()).toBe(false);
  expect(creations.sent).toHaveLength(2);
});

it('asks before it drops what was typed, and does not ask when nothing was', async () => {
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
  expect(list.editing()).toBe(true);

  await list.confirm();
  await expect.poll(() => list.editing()).toBe(false);
  await expect.poll(() => page.holdsWork()).toBe(false);
});

it('opens over the record as it is now, with what is fixed once it exists', async () => {
  const { list } = await open();
  await expect.poll(() => list.names().length).toBeGreaterThan(0);
  const [name = ''] = list.names();
  const reads = new PageCalls(dictType.get);
  reads.change((record: object) => ({ ...record, name: '刚改的名字' }));

  const form = await list.edit(name);

  expect(form.field('字典名称')).toHaveProperty('value', '刚改的名字');
  expect(form.field('字典类型')).toHaveProperty('disabled', true);
});
