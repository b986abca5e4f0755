import { session } from '@zhilv/platform';
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

it('shows nothing while there is nothing to say', () => {
  const part = renderPart(<WorkSafety model={model} diagram={diagram('opening')} save={SAVE} />);

  expect(part.queryByRole('dialog')).toBeNull();
  expect(part.queryByText(/没有保存的修改/)).toBeNull();
});
