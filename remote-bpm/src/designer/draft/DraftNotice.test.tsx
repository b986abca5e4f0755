import { dialogStore, messageStore } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { Draft } from './Draft.ts';
import { DraftNotice } from './DraftNotice.tsx';

const model = { key: 'oa_leave', name: '请假' };

const draft = (change: Partial<Draft> = {}): Draft => ({
  id: 'a',
  owner: 'o',
  modelId: '1',
  base: '<stored/>',
  xml: '<mine/>',
  savedAt: Date.now() - 5 * 60_000,
  ...change,
});

function notice(left: readonly Draft[], { dirty = false, elsewhere = false } = {}) {
  const drafts = {
    read: () => state,
    subscribe: () => () => {},
    restore: vi.fn<(draft: Draft) => Promise<string | null>>(async () => null),
    discard: vi.fn<(draft: Draft) => Promise<void>>(async () => {}),
  };
  const state = { left, elsewhere };
  const onCompare = vi.fn<(draft: Draft) => void>();
  const page = renderPart(
    <DraftNotice model={model} drafts={drafts} stored="<stored/>" dirty={dirty} disabled={false} onCompare={onCompare} />,
  );
  const press = (name: string) => page.user.click(page.getByRole('button', { name }));
  const answer = async (agreed: boolean) => {
    await expect.poll(() => dialogStore.read()).toHaveLength(1);
    for (const { id } of dialogStore.read()) dialogStore.settle(id, agreed);
  };
  return { page, drafts, onCompare, press, answer };
}

it('offers what was left behind, and restores it without a question', async () => {
  const mine = draft();
  const { page, drafts, onCompare, press } = notice([mine]);
  expect(page.getByText(/没有保存的修改/).textContent).toBe('发现没有保存的修改（5 分钟前）。');

  await press('查看差异');
  expect(onCompare).toHaveBeenCalledExactlyOnceWith(mine);
  await press('恢复');

  expect(drafts.restore).toHaveBeenCalledExactlyOnceWith(mine);
  expect(dialogStore.read()).toEqual([]);
});

it('discards only after it was confirmed', async () => {
  const { drafts, press, answer } = notice([draft()]);

  await press('丢弃');
  await answer(false);
  expect(drafts.discard).not.toHaveBeenCalled();

  await press('丢弃');
  await answer(true);
  await expect.poll(() => drafts.discard.mock.calls.length).toBe(1);
});

it.each([
  ['was made of another version', draft({ base: '<older/>' }), false, '这份修改是在较早的版本上做的'],
  ['would replace what is drawn', draft(), true, '现在画布上没有保存的修改会被替换'],
])('asks before it restores what %s', async (_, mine, dirty, question) => {
  const { drafts, press, answer } = notice([mine], { dirty });

  await press('恢复');
  await expect.poll(() => dialogStore.read()).toMatchObject([{ content: expect.stringContaining(question), danger: true }]);
  await answer(false);

  expect(drafts.restore).not.toHaveBeenCalled();
});

it('says that there is a newer version, and how many drafts there are besides', () => {
  const { page } = notice([draft({ base: '<older/>' }), draft({ id: 'b' })]);

  expect(page.getByText(/没有保存的修改/).textContent).toContain('（5 分钟前，另有 1 份更早的），此后保存的流程图又有了新版本。');
});

it('says why a draft cannot be restored', async () => {
  const { drafts, press } = notice([draft()]);
  drafts.restore.mockResolvedValue('文件不是 XML');

  await press('恢复');

  await expect.poll(() => messageStore.read().map(({ text }) => text)).toEqual(['没有恢复：文件不是 XML']);
});

it.each([true, false])('tells of another window only where there is one (%s)', (elsewhere) => {
  expect(notice([], { elsewhere }).page.queryAllByText(/另一个窗口/)).toHaveLength(elsewhere ? 1 : 0);
});
