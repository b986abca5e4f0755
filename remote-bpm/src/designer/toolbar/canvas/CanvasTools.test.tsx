import { messageStore } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { whenIdle } from '../../report/whenIdle.ts';
import { CanvasTools } from './CanvasTools.tsx';

const given = vi.hoisted(() => ({
  missing: false,
  asked: 0,
  shown: { grid: false, minimap: false },
  listeners: new Set<() => void>(),
}));
vi.mock('../../../parts/diagram/addOn/addOns.lazy.ts', () => ({
  addOnsOf: () => {
    given.asked += 1;
    if (given.missing) throw new Error('the code did not come');
    return {
      read: () => given.shown,
      subscribe: (listener: () => void) => (given.listeners.add(listener), () => given.listeners.delete(listener)),
      toggle: (part: 'grid' | 'minimap') => {
        given.shown = { ...given.shown, [part]: !given.shown[part] };
        for (const listener of given.listeners) listener();
      },
    };
  },
}));

const search = vi.fn<() => void>();
const keyboard = { addListener: () => {}, removeListener: () => {} };
// The tools ask for nothing else of it.
const diagram = { service: (name: string) => (name === 'keyboard' ? keyboard : { toggle: search }) } as unknown as OpenDiagram;

const tools = (phase: DiagramState['phase'] = 'open') =>
  renderPublic(<CanvasTools diagram={diagram} state={{ phase } as DiagramState} model={{ key: 'k', name: null }} editable />);

it('adds nothing to a diagram that was closed before the browser had a moment', async () => {
  const before = given.asked;
  const part = renderPart(
    <CanvasTools diagram={diagram} state={{ phase: 'open' } as DiagramState} model={{ key: 'k', name: null }} editable />,
  );

  part.end();

  await whenIdle();
  await whenIdle();
  expect(given.asked).toBe(before);
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
  given.missing = true;
  const page = tools();
  await page.user.click(page.getByRole('button', { name: '小地图' }));
  await expect.poll(() => messageStore.read().map(({ text }) => text)).toContain('画布工具没有加载成功，请重试');

  given.missing = false;
  await page.user.click(page.getByRole('button', { name: '小地图' }));
  await expect.poll(() => page.getByRole('button', { name: '小地图' }).getAttribute('aria-pressed')).toBe('true');
  vi.restoreAllMocks();
});
