import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { ConflictDialog } from './ConflictDialog.tsx';

const theirs = { id: '1', key: 'oa_leave', name: '请假', createTime: 0 };

function dialog(revision?: number) {
  const ways = {
    onMine: vi.fn<() => void>(),
    onTheirs: vi.fn<() => void>(),
    onCompare: vi.fn<() => void>(),
    onCancel: vi.fn<() => void>(),
  };
  const conflict = { theirs: { ...theirs, ...(revision !== undefined && { revision }) } };
  return { page: renderPart(<ConflictDialog conflict={conflict} busy={false} {...ways} />), ways };
}

it('says when the model was changed, where the back end tells', () => {
  expect(dialog(Date.UTC(2026, 0, 2, 1, 2, 3)).page.getByText(/模型最后修改于 2026-01-02 09:02:03/)).toBeDefined();
});

it('says nothing of a time that the back end does not tell', () => {
  expect(dialog().page.queryByText(/最后修改于/)).toBeNull();
});

it.each([
  ['用我的覆盖', 'onMine'],
  ['用对方的', 'onTheirs'],
  ['查看差异', 'onCompare'],
  ['取消', 'onCancel'],
] as const)('offers %s', async (name, way) => {
  const { page, ways } = dialog();

  await page.user.click(page.getByRole('button', { name }));

  for (const [each, called] of Object.entries(ways)) expect(called.mock.calls.length, each).toBe(each === way ? 1 : 0);
});
