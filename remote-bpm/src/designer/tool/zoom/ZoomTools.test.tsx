import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { ZoomTools, type ZoomToolsProps } from './ZoomTools.tsx';

function tools(
  zoom: number,
  { phase = 'open', parts }: Partial<Pick<DiagramState, 'phase'> & Pick<ZoomToolsProps, 'parts'>> = {},
) {
  const diagram = { zoomTo: vi.fn<(zoom: number) => void>(), fit: vi.fn<() => void>() };
  const page = renderPublic(
    // The tools ask for nothing else of them.
    <ZoomTools
      diagram={diagram as unknown as OpenDiagram}
      state={{ phase, zoom } as DiagramState}
      {...(parts !== undefined && { parts })}
    />,
  );
  const names = () => page.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  const button = (name: string) => page.getByRole<HTMLButtonElement>('button', { name });
  return { diagram, page, button, names };
}

it('goes a step smaller and larger, back to 100 % and to the whole', async () => {
  const { diagram, page, button } = tools(1.25);

  await page.user.click(button('缩小'));
  await page.user.click(button('放大'));
  await page.user.click(button('缩放 125%，恢复到 100%'));
  await page.user.click(button('适应画布'));

  expect(diagram.zoomTo.mock.calls).toEqual([[1.15], [1.35], [1]]);
  expect(diagram.fit).toHaveBeenCalledOnce();
});

it('stops at the smallest and at the largest', () => {
  const smallest = tools(0.2);
  expect([smallest.button('缩小').disabled, smallest.button('放大').disabled]).toEqual([true, false]);

  const largest = tools(4);
  expect([largest.button('缩小').disabled, largest.button('放大').disabled]).toEqual([false, true]);
});

it('offers nothing before the diagram is open', () => {
  const { page } = tools(1, { phase: 'opening' });

  expect(page.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
});

it('gives a phone the steps in the bar and the rest in the sheet, each once', () => {
  const all = tools(1).names();
  const [steps, rest] = [tools(1, { parts: 'steps' }).names(), tools(1, { parts: 'rest' }).names()];

  expect(steps).toEqual(['缩小', '放大']);
  expect(new Set([...steps, ...rest])).toEqual(new Set(all));
  expect(steps.length + rest.length).toBe(all.length);
});
