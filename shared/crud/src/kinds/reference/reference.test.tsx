import { ApiError } from '@zhilv/platform';
import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { references, treeReference } from './reference.tsx';

const departments = async () => [
  { key: '1', label: '总公司', children: [{ key: '2', label: '产品部' }] },
  { key: '9007199254740993', label: '分公司' },
];

const item = (part: ReturnType<typeof renderInput>, name: string) =>
  part.findByRole('treeitem', { name: new RegExp(`^${name}`) });

it('chooses one record in a tree, gives its id, and closes', async () => {
  const part = renderInput(treeReference('部门', departments));
  const field = part.getByRole('combobox', { name: '部门' });
  expect(field.textContent).toBe('请选择');

  await part.user.click(field);
  await part.user.click(await item(part, '产品部'));

  expect(part.value()).toBe(2);
  expect(field.textContent).toBe('产品部');
  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
});

it('tells the form that it was left when its panel closes, so that a rule is told then', async () => {
  const onBlur = vi.fn<() => void>();
  const part = renderInput(treeReference('部门', departments), { onBlur });
  await part.user.click(part.getByRole('combobox', { name: '部门' }));
  await item(part, '产品部');
  expect(onBlur).not.toHaveBeenCalled();

  await part.user.keyboard('{Escape}');

  await expect.poll(() => onBlur.mock.calls.length).toBe(1);
});

it('keeps an id that no number can hold as text', async () => {
  const part = renderInput(treeReference('部门', departments));

  await part.user.click(part.getByRole('combobox'));
  await part.user.click(await item(part, '分公司'));

  expect(part.value()).toBe('9007199254740993');
});

it('is emptied by a second press, unless it must have a value', async () => {
  const free = renderInput(treeReference('部门', departments), { value: 2 });
  await free.user.click(free.getByRole('combobox'));
  await free.user.click(await item(free, '产品部'));
  expect(free.value()).toBeNull();
  free.end();

  const required = renderInput(treeReference('部门', departments), { value: 2, required: true });
  await required.user.click(required.getByRole('combobox'));
  await required.user.click(await item(required, '产品部'));
  expect(required.given()).toEqual([]);
});

it('gives text to a filter bar, and offers all there', async () => {
  const part = renderInput(treeReference('部门', departments), { filtering: true });
  expect(part.getByRole('combobox').textContent).toBe('全部');

  await part.user.click(part.getByRole('combobox'));
  await part.user.click(await item(part, '总公司'));

  expect(part.value()).toBe('1');
});

it('chooses several records, each for itself, and finds them by their names', async () => {
  const part = renderInput(references('部门', departments));
  await part.user.click(part.getByRole('combobox'));

  await part.user.click(await item(part, '总公司'));
  await part.user.type(part.getByRole('textbox', { name: '搜索部门' }), '产品');
  await part.user.click(await item(part, '产品部'));

  expect(part.value()).toEqual([1, 2]);
  await part.user.keyboard('{Escape}');
  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
  expect(part.getByRole('combobox').textContent).toBe('总公司、产品部');
});

it('keeps what it holds that is not offered any more, until somebody takes it away', async () => {
  const part = renderInput(references('部门', departments), { value: [1, 7] });
  const field = part.getByRole('combobox');
  await part.user.click(field);

  await part.user.type(await part.findByRole('textbox', { name: '搜索部门' }), '产品');
  await part.user.click(await item(part, '产品部'));
  expect(part.value()).toEqual([1, 7, 2]);
  expect(field.textContent).toBe('总公司、编号 7、产品部');

  await part.user.clear(part.getByRole('textbox', { name: '搜索部门' }));
  await part.user.click(await item(part, '编号 7'));
  expect(part.value()).toEqual([1, 2]);
  await part.user.click(await item(part, '编号 7'));
  expect(part.value()).toEqual([1, 2, 7]);
});

it('opens nothing when the records do not come, and asks again with the next press', async () => {
  let online = false;
  const part = renderInput(
    treeReference('部门', async () => {
      if (!online) throw new ApiError('network', '后端接口连接异常');
      return departments();
    }),
  );

  await part.user.click(part.getByRole('combobox'));
  await expect.poll(() => part.getByRole('combobox').getAttribute('aria-busy')).toBeNull();
  expect(part.queryByRole('dialog')).toBeNull();

  online = true;
  await part.user.click(part.getByRole('combobox'));
  await item(part, '总公司');
});

it('shows names once they are known, ids before that and for what is gone, and a dash for nothing', async () => {
  const field = references('部门', departments);
  const row = { id: 1 };
  expect(field.show([2, 7], row)).toBe('2、7');

  await field.prepare?.();

  expect(field.show([2, 7], row)).toBe('产品部、7');
  expect(renderPart(field.show([], row)).getByLabelText('无')).toBeTruthy();
});

it('opens a form although the records do not come', async () => {
  const field = treeReference('部门', () => Promise.reject(new ApiError('network', '后端接口连接异常')));

  await expect(field.prepare?.()).resolves.toBeUndefined();
});
