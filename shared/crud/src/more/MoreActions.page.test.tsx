import { auth, dictType } from '@zhilv/contract/system';
import { dictTypeRow, dictTypes } from '@zhilv/testing/crud/dict-types';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, vi } from 'vitest';
import { MoreActions } from './MoreActions.tsx';

const row = dictTypeRow(1, { name: '性别' });
const MORE = '「性别」的更多操作';

/** Shows the actions of one row to a user with these permissions. */
async function open(permissions: readonly string[], { unavailable }: { unavailable?: string } = {}) {
  const [reset, remove] = [vi.fn(), vi.fn()];
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));
  const Component = () => (
    <MoreActions
      resource={dictTypes}
      row={row}
      actions={[
        { label: '重置', call: dictType.update, onSelect: reset },
        { label: '删除', call: dictType.delete, danger: true, unavailable, onSelect: remove },
      ]}
    />
  );
  return { page: await renderPage({ Component }, '/system/dict'), reset, remove };
}

it('opens a menu, and does what is chosen in it', async () => {
  const { page, reset, remove } = await open(['system:dict:update', 'system:dict:delete']);

  await page.press(MORE);
  expect((await page.findByRole('dialog', { name: MORE })).textContent).toBe('重置删除');
  await page.press('重置');

  expect(reset).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('is one button where the user may do one of them', async () => {
  const { page, reset } = await open(['system:dict:update']);
  await page.press('重置「性别」');
  expect(reset).toHaveBeenCalledOnce();
});

it('is nothing where the user may do none of them', async () => {
  const { page } = await open(['system:dict:query']);

  await expect.poll(() => page.main().querySelectorAll('button').length).toBe(0);
});

it('says why something cannot be done, and does not do it', async () => {
  const { page, remove } = await open(['system:dict:update', 'system:dict:delete'], { unavailable: '不能删除自己' });

  await page.press(MORE);
  await page.press('删除');

  await page.findByText('不能删除自己');
  expect(remove).not.toHaveBeenCalled();
});
