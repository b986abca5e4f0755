import { dialogStore, messageStore, session } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { Save } from '../save/useSave.ts';
import { WorkSafety } from './WorkSafety.tsx';

beforeEach(() => {
  // A page that was tested before, in the same worker, may have signed somebody in.
  const nobody = { ...session.read(), user: null };
  vi.spyOn(session, 'read').mockReturnValue(nobody);
});
afterEach(() => vi.restoreAllMocks());

const model = { id: '1', key: 'oa_leave', name: '请假', createTime: 0 };

const SAVE: Save = {
  needed: true,
  busy: false,
  run: () => {},
  stored: null,
  conflict: null,
  noteStored: () => {},
};

const diagram = (phase: 'opening' | 'open') =>
  // Nobody is signed in, for whom drafts would be kept, so nothing else of it is used.
  ({ read: () => ({ phase, dirty: true, simulating: false }) }) as OpenDiagram;

it('asks what to do about the save of somebody else, once its code has come', async () => {
  const settle = vi.fn<(replaces: boolean) => void>();
  const save: Save = { ...SAVE, conflict: { theirs: model, mine: '<mine/>', settle } };
  const part = renderPart(<WorkSafety model={model} diagram={diagram('open')} save={save} />);

  await part.user.click(await part.findByRole('button', { name: '用我的覆盖' }));

  expect(settle).toHaveBeenCalledExactlyOnceWith(true);
});

it('asks before it gives up what is drawn for their diagram where no draft can be kept of it', async () => {
  const replace = vi.fn<OpenDiagram['replace']>(async () => null);
  const settle = vi.fn<(replaces: boolean) => void>();
  const save: Save = { ...SAVE, conflict: { theirs: { ...model, bpmnXml: '<theirs/>' }, mine: '<mine/>', settle } };
  const drawn: OpenDiagram = Object.assign(diagram('open'), { replace, markSaved: () => () => {} });
  const part = renderPart(<WorkSafety model={model} diagram={drawn} save={save} />);
  const answer = async (agreed: boolean): Promise<void> => {
    await part.user.click(await part.findByRole('button', { name: '用对方的' }));
    await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true }]);
    for (const { id } of dialogStore.read()) dialogStore.settle(id, agreed);
  };

  await answer(false);
  expect(replace).not.toHaveBeenCalled();

  await answer(true);
  await expect.poll(() => settle.mock.calls).toEqual([[false]]);
  expect(replace).toHaveBeenCalledOnce();
});

it('shows nothing while there is nothing to say', () => {
  const part = renderPart(<WorkSafety model={model} diagram={diagram('opening')} save={SAVE} />);

  expect(part.queryByRole('dialog')).toBeNull();
  expect(part.queryByText(/没有保存的修改/)).toBeNull();
});

it('tells nothing of a page that was left while their diagram was being opened', async () => {
  const settle = vi.fn<(replaces: boolean) => void>();
  const save: Save = { ...SAVE, conflict: { theirs: { ...model, bpmnXml: '<theirs/>' }, mine: '<mine/>', settle } };
  const drawn: OpenDiagram = Object.assign(diagram('open'), {
    replace: async () => {
      Object.assign(drawn, { ended: true });
      return '没有打开';
    },
  });
  const before = messageStore.read().length;
  const part = renderPart(<WorkSafety model={model} diagram={drawn} save={save} />);
  await part.user.click(await part.findByRole('button', { name: '用对方的' }));
  await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true }]);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, true);

  await expect.poll(() => drawn.ended).toBe(true);

  expect(messageStore.read()).toHaveLength(before);
  expect(settle).not.toHaveBeenCalled();
});
