import { renderInShadow } from '@zhilv/testing/shadow/render-in-shadow';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { DesignerFrame } from '../DesignerFrame.tsx';
import type { Save } from '../save/useSave.ts';
import { EDITING_TOOLS, LOOKING_TOOLS } from '../shortcut/diagramShortcuts.lazy.ts';
import { DesignerToolbar } from './DesignerToolbar.tsx';
import * as furtherTools from './furtherTools.lazy.ts';

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

const SERVICES: Readonly<Record<string, object>> = {
  // What is added to the canvas is tried beside its code; here is no canvas.
  grid: { _init: () => {}, toggle: () => {} },
  minimap: { toggle: () => {} },
  eventBus: { on: () => {}, off: () => {} },
  canvas: { getContainer: () => document.body },
  keyboard: {
    addListener: (_priority: number, listener: KeyListener) => listeners.add(listener),
    removeListener: (listener: KeyListener) => listeners.delete(listener),
  },
};

type KeyListener = (pressed: { keyEvent: KeyboardEvent }) => unknown;
const listeners = new Set<KeyListener>();

/** Presses `Mod+Shift+H` on the canvas. @returns whether a tool has taken it */
function pressOnCanvas(keys: string): boolean {
  const names = keys.split('+');
  const key = names.at(-1) ?? '';
  const [ctrlKey, altKey, shiftKey] = ['Mod', 'Alt', 'Shift'].map((name) => names.includes(name));
  const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`;
  const keyEvent = new KeyboardEvent('keydown', {
    code,
    ctrlKey: ctrlKey === true,
    altKey: altKey === true,
    shiftKey: shiftKey === true,
  });
  return [...listeners].some((listener) => listener({ keyEvent }) === true);
}

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
    add: () => {},
    service: (name: string) => SERVICES[name],
  };
  // The toolbar calls nothing else of it.
  const given = {
    diagram: diagram as unknown as OpenDiagram,
    state: { ...OPEN, ...state },
    model: { key: 'oa_leave', name: '请假' },
    save,
    more: { code: furtherTools, failed: false, retry: () => {} },
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

it('offers only what can be done', async () => {
  const tools = (state: Partial<DiagramState>) => toolbar(state).page;
  const disabled = (name: string, state: Partial<DiagramState>) =>
    tools(state).getByRole<HTMLButtonElement>('button', { name }).disabled;
  await tools({}).findByRole('button', { name: '打开本地文件' });

  expect(disabled('重做', {})).toBe(true);
  expect(disabled('重做', { canRedo: true })).toBe(false);
  expect(disabled('放大', { zoom: 4 })).toBe(true);
  expect(disabled('缩小', { zoom: 0.2 })).toBe(true);
  for (const name of ['下载', '预览', '打印', '重新绘制', '对齐']) {
    expect(disabled(name, { phase: 'opening' }), name).toBe(true);
    expect(disabled(name, {}), name).toBe(false);
  }
  expect(disabled('撤销', { phase: 'unreadable' })).toBe(true);
  // A file can take the place of a diagram that cannot be read.
  expect(disabled('打开本地文件', { phase: 'unreadable' })).toBe(false);
});

it('takes each key that the sheet of keys gives its tools, and no other', async () => {
  const keys = [...LOOKING_TOOLS, ...EDITING_TOOLS].flatMap((shortcut) => shortcut.keys);
  // Files are opened by a picker, which nobody could close.
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { page, diagram } = toolbar({ phase: 'opening' });
  await page.findByRole('button', { name: '打印' });

  expect(keys.filter((each) => !pressOnCanvas(each))).toEqual([]);
  expect(['Mod+L', 'Alt+L', 'A', 'Alt+Shift+A', 'Mod+Alt+A'].filter(pressOnCanvas)).toEqual([]);
  expect(diagram.fit).not.toHaveBeenCalled();
});

it('has the groups in one order', async () => {
  const { page } = toolbar();
  await page.findByRole('group', { name: '对齐' });

  const names = page.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

  expect(names.filter((name) => name !== '画布' && name !== '检查')).toEqual(['流程图工具', '文件', '历史', '缩放', '对齐']);
});

it('has those tools on a phone in a sheet for which its bar has no room; the sheet closes by a choice, Esc and a press elsewhere', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { page, diagram } = toolbar();
  const more = await page.findByRole('button', { name: '更多工具' });
  expect(page.getByRole('button', { name: '放大' })).toBeDefined();
  expect(page.queryByRole('button', { name: '适应画布' })).toBeNull();

  await page.user.click(more);
  expect(page.getByRole('dialog', { name: '更多工具' })).toBeDefined();
  for (const name of ['打开本地文件', /BPMN 文件/, /PNG 图片/, '预览 JSON', '打印', '重新绘制', '左对齐', '垂直等距分布'])
    expect(page.getByRole('button', { name }), String(name)).toBeDefined();
  await page.user.click(page.getByRole('button', { name: '适应画布' }));
  expect(diagram.fit).toHaveBeenCalledOnce();
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(more);

  await page.user.click(more);
  await page.user.keyboard('{Escape}');
  expect(more.getAttribute('aria-expanded')).toBe('false');

  await page.user.click(more);
  await page.user.click(document.body);
  expect(more.getAttribute('aria-expanded')).toBe('false');
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

it('saves of two designers on a page the one in which the key is pressed', async () => {
  const [one, other] = [partsOf(), partsOf()];
  const frame = (title: string, { shown }: ReturnType<typeof partsOf>) => <DesignerFrame title={title}>{shown}</DesignerFrame>;
  const page = renderPublic(
    <>
      {frame('请假', one)}
      {frame('报销', other)}
    </>,
  );

  page.getAllByRole('button', { name: '保存' })[1]?.focus();
  await page.user.keyboard('{Control>}s{/Control}');

  expect(one.save?.run).not.toHaveBeenCalled();
  expect(other.save?.run).toHaveBeenCalledOnce();
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
