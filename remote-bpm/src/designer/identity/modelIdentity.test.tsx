import { renderPart } from '@zhilv/testing/page/render-part';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { beginWith, useModelIdentity } from './modelIdentity.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function diagramWith() {
  const identity = { begin: vi.fn(), settle: vi.fn() };
  return { diagram: { service: () => identity } as unknown as OpenDiagram, ...identity }; // Nothing else of it is asked.
}

function Page({ name, diagram, drawn }: { name: string | null; diagram: OpenDiagram; drawn: boolean }) {
  useModelIdentity({ key: 'leave', name }, diagram, drawn);
  return null;
}

it('begins with what the model is called, where the diagram can be changed', () => {
  const [one, other] = [diagramWith(), diagramWith()];

  beginWith({ key: 'leave', name: '请假' }, one.diagram, true);
  beginWith({ key: 'leave', name: '请假' }, other.diagram, false);

  expect(one.begin.mock.calls).toEqual([[{ key: 'leave', name: '请假' }]]);
  expect(other.begin).not.toHaveBeenCalled();
});

it('takes over once, one second after it is drawn, what the model is called by then', () => {
  const { diagram, settle } = diagramWith();
  const part = renderPart(<Page name="请假" diagram={diagram} drawn={false} />);
  vi.advanceTimersByTime(5000);
  expect(settle).not.toHaveBeenCalled();

  part.show(<Page name="请假" diagram={diagram} drawn />);
  vi.advanceTimersByTime(999);
  part.show(<Page name="休假" diagram={diagram} drawn />);
  expect(settle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  part.show(<Page name={null} diagram={diagram} drawn />);
  vi.advanceTimersByTime(5000);

  expect(settle.mock.calls).toEqual([[{ key: 'leave', name: '休假' }]]);
});
