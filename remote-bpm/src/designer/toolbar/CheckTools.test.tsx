import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { CheckTools } from './CheckTools.tsx';

function tools(state: Pick<DiagramState, 'phase' | 'simulating'>) {
  // The tools ask no more of a diagram before they are pressed.
  const diagram = { service: () => ({ on: () => {} }) } as unknown as OpenDiagram;
  const page = renderPublic(<CheckTools diagram={diagram} state={state as DiagramState} />);
  return (name: string) => page.getByRole<HTMLButtonElement>('button', { name });
}

it('offers to simulate and to lint a diagram that is open', () => {
  const tool = tools({ phase: 'open', simulating: false });

  expect([tool('模拟').disabled, tool('流程检查').disabled]).toEqual([false, false]);
  expect(tool('模拟').getAttribute('aria-pressed')).toBe('false');
});

it('offers only to end a simulation that runs', () => {
  const running = tools({ phase: 'open', simulating: true });

  expect([running('模拟').disabled, running('流程检查').disabled]).toEqual([false, true]);
  expect(running('模拟').getAttribute('aria-pressed')).toBe('true');
});

it('offers nothing before a diagram is open', () => {
  const tool = tools({ phase: 'opening', simulating: false });

  expect([tool('模拟').disabled, tool('流程检查').disabled]).toEqual([true, true]);
});
