import { ApiError } from '@zhilv/platform';
import { passTime, stopClock } from '@zhilv/testing/page/pass-time';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { type Choosable, SearchChoice, type SearchChoiceProps } from './SearchChoice.tsx';

const COLOURS: readonly Choosable[] = [
  { id: 1, name: '红' },
  { id: 2, name: '粉红' },
  { id: 3, name: '蓝' },
];

function open(more: Partial<SearchChoiceProps> = {}) {
  const find = vi.fn<SearchChoiceProps['find']>(async (text) => COLOURS.filter(({ name }) => name.includes(text)));
  const onChoose = vi.fn<(one: Choosable) => void>();
  const onDrop = vi.fn<(one: Choosable) => void>();
  const part = renderPart(
    <SearchChoice
      label="添加颜色"
      what="颜色"
      chosen={[]}
      several
      disabled={false}
      find={find}
      create={null}
      onChoose={onChoose}
      onDrop={onDrop}
      {...more}
    />,
  );
  const show = () => part.user.click(part.getByRole('button', { name: '添加颜色' }));
  return { part, find, onChoose, onDrop, show };
}

it('offers all, ticks those that are chosen, and tells what is ticked and what is not any more', async () => {
  const { part, onChoose, onDrop, show } = open({ chosen: [{ id: '1', name: '红' }] });
  await show();

  await part.user.click(await part.findByRole('checkbox', { name: '蓝' }));
  await part.user.click(part.getByRole('checkbox', { name: '红' }));

  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 3, name: '蓝' });
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ id: 1, name: '红' });
});

it('searches when somebody pauses, not for each letter', async () => {
  const { part, find, show } = open();
  await show();
  await part.findByRole('checkbox', { name: '蓝' });
  stopClock();
  part.user.type(part.getByLabelText('搜索颜色'), '粉红').catch(() => {});
  await passTime(1000);

  expect(find.mock.calls.map(([text]) => text)).toEqual(['', '粉红']);
  expect(part.queryByRole('checkbox', { name: '蓝' })).toBeNull();
  expect(part.getByRole('checkbox', { name: '粉红' })).toBeTruthy();
});

it('ends with one where one is wanted, and offers none twice', async () => {
  const { part, onChoose, show } = open({ several: false, chosen: [{ id: 1, name: '红' }] });
  await show();
  expect((await part.findByRole('button', { name: '红 已添加' })).hasAttribute('disabled')).toBe(true);

  await part.user.click(part.getByRole('button', { name: '蓝' }));

  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 3, name: '蓝' });
  expect(part.queryByRole('dialog')).toBeNull();
});

it('makes what there is not, once, and stays as it was when that fails', async () => {
  const create = vi.fn<(name: string) => Promise<Choosable>>();
  create.mockRejectedValueOnce(new ApiError('network', '后端接口连接异常'));
  create.mockImplementation(async (name) => ({ id: 9, name }));
  const { part, onChoose, show } = open({ create });
  await show();
  await part.user.type(part.getByLabelText('搜索颜色'), '紫');
  const make = await part.findByRole('button', { name: '新增「紫」' });

  await part.user.click(make);
  await expect.poll(() => make.getAttribute('aria-busy')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
  await part.user.click(part.getByRole('button', { name: '新增「紫」' }));

  await expect.poll(() => onChoose.mock.calls).toEqual([[{ id: 9, name: '紫' }]]);
  await expect.poll(() => part.getByLabelText<HTMLInputElement>('搜索颜色').value).toBe('');
});

it('forgets what was typed last when one is made before its search, and lists all again', async () => {
  const { part, find, show } = open({ create: async (name) => ({ id: 9, name }) });
  await show();
  await part.findByRole('checkbox', { name: '蓝' });
  await part.user.type(part.getByLabelText('搜索颜色'), '紫');
  const make = await part.findByRole('button', { name: '新增「紫」' });
  stopClock();
  part.user.type(part.getByLabelText('搜索颜色'), '色').catch(() => {});
  await passTime(100);
  part.user.click(make).catch(() => {});
  await passTime(1000);

  expect(part.getByLabelText('搜索颜色')).toHaveProperty('value', '');
  expect(find.mock.calls.at(-1)).toEqual(['']);
  expect(part.getByRole('checkbox', { name: '蓝' })).toBeTruthy();
});

it('tells those who may make none that there is none', async () => {
  const { part, show } = open();
  await show();
  await part.user.type(part.getByLabelText('搜索颜色'), '紫');

  await part.findByText('没有符合的颜色');
});

it('takes nothing else while one is made, which would be lost with its answer', async () => {
  let made = (_one: Choosable): void => {};
  const create = (): Promise<Choosable> => new Promise((resolve) => (made = resolve));
  const { part, onChoose, show } = open({ create });
  await show();
  await part.user.type(part.getByLabelText('搜索颜色'), '粉');
  await part.user.click(await part.findByRole('button', { name: '新增「粉」' }));

  expect(part.getByRole('checkbox', { name: '粉红' })).toHaveProperty('disabled', true);
  made({ id: 9, name: '粉' });

  await expect.poll(() => onChoose.mock.calls).toEqual([[{ id: 9, name: '粉' }]]);
  await expect.poll(() => part.getByRole('checkbox', { name: '红' })).toHaveProperty('disabled', false);
});
