import { type DictTypeList, renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { useTypedFilters } from './useTypedFilters.ts';

const Typed = ({ list }: { list: DictTypeList }) => {
  const { typed, type, expect: announce } = useTypedFilters(list);
  return (
    <>
      <input aria-label="名称" value={String(typed['name'] ?? '')} onChange={({ target }) => type({ name: target.value })} />
      {/* The address will say it trimmed. */}
      <button type="button" onClick={() => announce({ name: ' 性别 ' })}>
        查询
      </button>
    </>
  );
};

const start = async (address: string) => {
  const page = await renderList((list) => <Typed list={list} />, { address });
  return { ...page, input: () => page.getByLabelText<HTMLInputElement>('名称') };
};

it('starts with what the list is filtered by', async () => {
  const page = await start('/list?name=性别');

  expect(page.input().value).toBe('性别');
});

it('gives way to an address that brings other filters, such as a step back', async () => {
  const page = await start('/list?name=性别');
  await page.user.type(page.input(), '与年龄');

  await page.goTo('/list?name=状态');

  await expect.poll(() => page.input().value).toBe('状态');
});

it('keeps what is typed further while the address that it announced arrives', async () => {
  const page = await start('/list');
  await page.user.type(page.input(), '性别');

  await page.user.click(page.getByRole('button', { name: '查询' }));
  await page.user.type(page.input(), '与年龄');
  await page.goTo('/list?name=性别');

  await expect.poll(page.loads).toBe(2);
  expect(page.input().value).toBe('性别与年龄');
});

it('is not disturbed by another page of the same filters', async () => {
  const page = await start('/list?name=性别');
  await page.user.type(page.input(), '与');

  await page.goTo('/list?name=性别&pageNo=2');

  await expect.poll(page.loads).toBe(2);
  expect(page.input().value).toBe('性别与');
});
