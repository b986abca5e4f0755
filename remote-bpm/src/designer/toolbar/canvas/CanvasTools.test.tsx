import { messageStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { beforeAll, expect, it, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { whenIdle } from '../../idle/whenIdle.ts';
import { CanvasTools } from './CanvasTools.tsx';

// Its code comes late, and a page waits for it no longer than a second.
beforeAll(() => import('../../../parts/diagram/addOn/addOns.lazy.ts'));

const search = vi.fn<() => void>();
const SERVICES: Readonly<Record<string, object>> = {
  keyboard: { addListener: () => {}, removeListener: () => {} },
  searchPad: { toggle: search },
  contextPad: { _current: null },
  canvas: { getContainer: () => document.createElement('div') },
  eventBus: { on: () => {} },
  grid: { _init: () => {}, toggle: () => {}, _centerGridAroundViewbox: () => {} },
  minimap: { toggle: () => {} },
};

/** @param add what a diagram does with what is added to it */
function toolsFor(phase: DiagramState['phase'] = 'open', add: () => void = () => {}, ended = false) {
  localStorage.clear();
  // The tools ask for nothing else of it.
  const diagram = { add, ended, service: (name: string) => SERVICES[name] } as unknown as OpenDiagram;
  return <CanvasTools diagram={diagram} state={{ phase } as DiagramState} model={{ key: 'k', name: null }} editable />;
}

const tools = (...given: Parameters<typeof toolsFor>) => renderPublic(toolsFor(...given));

it('adds nothing to a diagram that ended before the code came', async () => {
  const add = vi.fn<() => void>();
  const page = renderPublic(toolsFor('open', add, true));

  await whenIdle();
  await page.user.click(page.getByRole('button', { name: '小地图' }));

  await whenIdle();
  expect(add).not.toHaveBeenCalled();
  expect(messageStore.read()).toEqual([]);
});

it('shows and hides grid and minimap, and says which of them shows', async () => {
  const page = tools();
  const grid = page.getByRole('button', { name: '网格' });

  await page.user.click(grid);
  await expect.poll(() => grid.getAttribute('aria-pressed')).toBe('true');
  expect(page.getByRole('button', { name: '小地图' }).getAttribute('aria-pressed')).toBe('false');
  await page.user.click(grid);
  await expect.poll(() => grid.getAttribute('aria-pressed')).toBe('false');
});

it('opens the search, which a click that goes on to the document would close', async () => {
  const page = tools();
  const clicked = vi.fn<() => void>();
  document.addEventListener('click', clicked, { once: true });
  await page.user.click(page.getByRole('button', { name: '在流程图中查找' }));
  await expect.poll(() => search).toHaveBeenCalledOnce();
  expect(clicked).not.toHaveBeenCalled();
  document.removeEventListener('click', clicked);
});

it('does nothing before the diagram is open', () => {
  for (const button of tools('opening').getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
});

it('says so when its code does not come, and asks for it again at the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let missing = true;
  const page = tools('open', () => {
    if (missing) throw new Error('the code did not come');
  });
  await page.user.click(page.getByRole('button', { name: '小地图' }));
  await expect.poll(() => messageStore.read().map(({ text }) => text)).toContain('画布工具没有加载成功，请重试');

  missing = false;
  await page.user.click(page.getByRole('button', { name: '小地图' }));
  await expect.poll(() => page.getByRole('button', { name: '小地图' }).getAttribute('aria-pressed')).toBe('true');
  vi.restoreAllMocks();
});
