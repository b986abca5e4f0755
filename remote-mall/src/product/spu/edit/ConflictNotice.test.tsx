import { dialogStore } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { ConflictNotice } from './ConflictNotice.tsx';

function open(busy = false) {
  const onTakeStored = vi.fn<() => void>();
  const onSaveOver = vi.fn<() => void>();
  const part = renderPart(<ConflictNotice busy={busy} onTakeStored={onTakeStored} onSaveOver={onSaveOver} />);
  return { part, onTakeStored, onSaveOver };
}

it('asks before it gives up what is typed', async () => {
  const { part, onTakeStored } = open();
  const answer = async (agreed: boolean): Promise<void> => {
    await part.user.click(part.getByRole('button', { name: '载入最新' }));
    await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true, okText: '载入' }]);
    for (const { id } of dialogStore.read()) dialogStore.settle(id, agreed);
  };

  await answer(false);
  expect(onTakeStored).not.toHaveBeenCalled();
  await answer(true);
  await expect.poll(() => onTakeStored.mock.calls.length).toBe(1);
});

it('saves over it at once, for it says what that does, and not while it saves', async () => {
  const { part, onSaveOver } = open();
  await part.user.click(part.getByRole('button', { name: '仍然保存' }));
  expect(onSaveOver).toHaveBeenCalledOnce();

  expect(open(true).part.getAllByRole('button', { name: '仍然保存' }).at(-1)?.hasAttribute('disabled')).toBe(true);
});
