import { dialogStore, messageStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { AlignTool } from './AlignTool.tsx';

type Press = (event: { readonly keyEvent: KeyboardEvent }) => true | undefined;

/** The tool for a diagram in which three elements are selected. @returns also what keys on the canvas do */
function tool(state: Partial<DiagramState> = {}) {
  const listeners = new Set<Press>();
  const selected = ['a', 'b', 'c'];
  const [align, distribute] = [vi.fn(), vi.fn()];
  const services: Readonly<Record<string, object>> = {
    keyboard: {
      addListener: (_priority: number, listener: Press) => listeners.add(listener),
      removeListener: (listener: Press) => listeners.delete(listener),
    },
    eventBus: { on: () => {}, off: () => {} },
    canvas: {},
    selection: { get: () => selected },
    rules: { allowed: () => selected },
    alignElements: { trigger: align },
    distributeElements: { trigger: distribute },
  };
  const diagram = { service: (name: string) => services[name] } as unknown as OpenDiagram; // It asks for nothing else.
  const page = renderPublic(
    <AlignTool diagram={diagram} state={{ phase: 'open', simulating: false, ...state } as DiagramState} />,
  );
  const press = (code: string, keys: KeyboardEventInit): readonly (true | undefined)[] =>
    [...listeners].map((listener) => listener({ keyEvent: new KeyboardEvent('keydown', { code, ...keys }) }));
  return { page, press, align, distribute };
}

/** Agrees to what is asked. */
async function agree(): Promise<void> {
  await expect.poll(() => dialogStore.read()).toHaveLength(1);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, true);
}

it.each([
  ['左对齐', 'left'],
  ['右对齐', 'right'],
  ['顶端对齐', 'top'],
  ['底端对齐', 'bottom'],
  ['水平居中', 'center'],
  ['垂直居中', 'middle'],
])('does by %s what it says', async (name, alignment) => {
  const { page, align } = tool();

  await page.user.click(page.getByRole('button', { name: '对齐' }));
  await page.user.click(page.getByRole('button', { name }));
  await agree();

  await expect.poll(() => align.mock.calls).toEqual([[['a', 'b', 'c'], alignment]]);
});

it('distributes by its keys, too, and keeps them from the browser', async () => {
  const { press, distribute } = tool();

  expect(press('KeyV', { altKey: true, shiftKey: true })).toEqual([true]);
  await agree();

  await expect.poll(() => distribute.mock.calls).toEqual([[['a', 'b', 'c'], 'vertical']]);
  expect(press('KeyV', {})).toEqual([undefined]);
});

it.each([{ simulating: true }, { phase: 'opening' as const }])('does nothing while %j', (state) => {
  const { page, press } = tool(state);

  press('KeyA', { altKey: true });

  expect(page.getByRole<HTMLButtonElement>('button', { name: '对齐' }).disabled).toBe(true);
  expect([dialogStore.read(), messageStore.read()]).toEqual([[], []]);
});
