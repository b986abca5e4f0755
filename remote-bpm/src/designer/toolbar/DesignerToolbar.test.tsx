import { renderInShadow } from '@zhilv/testing/shadow/render-in-shadow';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { Save } from '../save/useSave.ts';
import { DesignerToolbar } from './DesignerToolbar.tsx';

const OPEN: DiagramState = {
  phase: 'open',
  reason: null,
  source: '<definitions/>',
  repairs: [],
  zoom: 1,
  canUndo: true,
  canRedo: false,
  dirty: true,
  simulating: false,
};

const SAVE = (): Save => ({
  needed: true,
  busy: false,
  run: vi.fn<() => void>(),
  stored: '<definitions/>',
  conflict: null,
  noteStored: () => {},
});

function partsOf(state: Partial<DiagramState> = {}, save: Save | null = SAVE()) {
  const diagram = {
    undo: vi.fn<() => void>(),
    redo: vi.fn<() => void>(),
    zoomTo: vi.fn<(zoom: number) => void>(),
    fit: vi.fn<() => void>(),
  };
  // The toolbar calls nothing else of it.
  const given = {
    diagram: diagram as unknown as OpenDiagram,
    state: { ...OPEN, ...state },
    model: { key: 'oa_leave', name: '请假' },
    save,
  };
  return { shown: <DesignerToolbar {...given} />, diagram, save };
}

function toolbar(...given: Parameters<typeof partsOf>) {
  const { shown, ...parts } = partsOf(...given);
  return { page: renderPublic(shown), ...parts };
}

it('undoes, fits, and zooms by one step or back to 100 %', async () => {
  const { page, diagram } = toolbar({ zoom: 1.5 });

  await page.user.click(page.getByRole('button', { name: '撤销' }));
  await page.user.click(page.getByRole('button', { name: '放大' }));
  await page.user.click(page.getByRole('button', { name: '缩小' }));
  await page.user.click(page.getByRole('button', { name: '缩放 150%，恢复到 100%' }));
  await page.user.click(page.getByRole('button', { name: '适应画布' }));

  expect(diagram.undo).toHaveBeenCalledOnce();
  expect(diagram.zoomTo.mock.calls).toEqual([[1.6], [1.4], [1]]);
  expect(diagram.fit).toHaveBeenCalledOnce();
});

it('offers only what can be done', () => {
  const disabled = (name: string, state: Partial<DiagramState>) =>
    toolbar(state).page.getByRole<HTMLButtonElement>('button', { name }).disabled;

  expect(disabled('重做', {})).toBe(true);
  expect(disabled('重做', { canRedo: true })).toBe(false);
  expect(disabled('放大', { zoom: 4 })).toBe(true);
  expect(disabled('缩小', { zoom: 0.2 })).toBe(true);
  expect(disabled('下载', { phase: 'opening' })).toBe(true);
  expect(disabled('撤销', { phase: 'unreadable' })).toBe(true);
});

it('neither changes nor saves for those who may only look', () => {
  const { page } = toolbar({}, null);

  expect(page.queryByRole('button', { name: '撤销' })).toBeNull();
  expect(page.queryByRole('button', { name: '保存' })).toBeNull();
  expect(page.getByRole('button', { name: '放大' })).toBeDefined();
});

it('saves by its button and by Ctrl+S, and by no other keys', async () => {
  const { page, save } = toolbar();

  await page.user.click(page.getByRole('button', { name: '保存' }));
  expect(save?.run).toHaveBeenCalledTimes(1);

  await page.user.keyboard('{Control>}s{/Control}');
  expect(save?.run).toHaveBeenCalledTimes(2);

  await page.user.keyboard('s{Control>}{Shift>}s{/Shift}{/Control}');
  expect(save?.run).toHaveBeenCalledTimes(2);
});

it('leaves the keys of a page of others to that page, and takes those that are pressed in its place', async () => {
  const { shown, save } = partsOf();
  const { user, inside } = renderInShadow(shown);

  await user.keyboard('{Control>}s{/Control}');
  expect(save?.run).not.toHaveBeenCalled();

  inside.getByRole('button', { name: '保存' }).focus();
  await user.keyboard('{Control>}s{/Control}');
  expect(save?.run).toHaveBeenCalledTimes(1);
});
