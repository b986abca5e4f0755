import type { Role } from '@zhilv/contract/system';
import { navigation } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished, vi } from 'vitest';
import { HoldersDialog } from './HoldersDialog.lazy.tsx';

const role: Role = { id: 5, name: '店员', code: 'clerk', sort: 1, status: 0, type: 2, dataScope: 1, createTime: 0 };
const holder = (id: number, more: object = {}) => ({
  id,
  username: `user${id}`,
  nickname: `职员${id}`,
  deptName: null,
  status: 0,
  ...more,
});

/** Shows a page of these holders. */
function open(list: readonly ReturnType<typeof holder>[], total = list.length, pageNo = 1) {
  const onTurnTo = vi.fn();
  const part = renderPart(
    <HoldersDialog
      role={role}
      pageNo={pageNo}
      pageSize={2}
      answer={{ value: { list, total } }}
      onTurnTo={onTurnTo}
      onClose={() => {}}
    />,
  );
  return { ...part, onTurnTo, texts: () => part.getAllByRole('listitem').map(({ textContent }) => textContent) };
}

it('leads to the users for who has their page, and to nobody for others', () => {
  // Pages that were opened before have left their paths.
  navigation.setPaths(new Map());
  const shown = open([holder(1, { deptName: '门店' })]);
  expect(shown.texts()).toEqual(['职员1user1 · 门店']);
  expect(shown.queryByRole('link')).toBeNull();
  shown.end();

  navigation.setPaths(new Map([['system/user/index', '/system/user']]));
  onTestFinished(() => navigation.setPaths(new Map()));
  expect(
    open([holder(1)])
      .getByRole('link', { name: '职员1' })
      .getAttribute('href'),
  ).toBe('/system/user?username=user1');
});

it('turns to the other pages, as far as there are any', async () => {
  const shown = open([holder(1), holder(2)], 3);
  expect(shown.getByText('1 / 2')).toBeDefined();
  expect(shown.getByRole('button', { name: '上一页' })).toHaveProperty('disabled', true);

  await shown.user.click(shown.getByRole('button', { name: '下一页' }));

  expect(shown.onTurnTo).toHaveBeenCalledWith(2);
  shown.end();

  const last = open([holder(3)], 3, 2);
  expect(last.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', true);
  await last.user.click(last.getByRole('button', { name: '上一页' }));
  expect(last.onTurnTo).toHaveBeenCalledWith(1);
});

it('says of those whose accounts are off that they are, and of no others', async () => {
  const shown = open([holder(1), holder(2, { status: 1 })]);

  // The word comes from the product's own table, which is loaded when it is first missed.
  await expect.poll(shown.texts).toEqual(['职员1user1', '职员2user2关闭']);
});

it('has no pages for a few', () => {
  expect(open([holder(1)]).queryByRole('navigation')).toBeNull();
});
