import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { useControlSelection } from './useControlSelection.ts';

type Click = { element: string; originalEvent: MouseEvent; stopPropagation: () => void };

/** A diagram in which `a` is selected. @returns what a click does */
function clicks() {
  const listeners: ((event: Click) => void)[] = [];
  const selection = { isSelected: (element: string) => element === 'a', select: vi.fn(), deselect: vi.fn() };
  const services: Readonly<Record<string, object>> = {
    eventBus: { on: (_name: string, _priority: number, listen: (event: Click) => void) => listeners.push(listen), off: () => {} },
    canvas: { getRootElement: () => 'root' },
    selection,
  };
  const diagram = { service: (name: string) => services[name] } as unknown as OpenDiagram; // It uses nothing else.
  const Listening = () => {
    useControlSelection(diagram);
    return null;
  };
  renderPublic(<Listening />);
  const click = (element: string, keys: MouseEventInit): boolean => {
    const stopPropagation = vi.fn<() => void>();
    for (const listen of listeners) listen({ element, originalEvent: new MouseEvent('click', keys), stopPropagation });
    return stopPropagation.mock.calls.length > 0;
  };
  return { click, selection };
}

it('adds to the selection, and takes from it, by a click with Ctrl', () => {
  const { click, selection } = clicks();

  expect(click('b', { ctrlKey: true })).toBe(true);
  expect(click('a', { ctrlKey: true })).toBe(true);

  expect(selection.select.mock.calls).toEqual([['b', true]]);
  expect(selection.deselect.mock.calls).toEqual([['a']]);
});

it('leaves all other clicks to bpmn-js', () => {
  const { click, selection } = clicks();

  expect(click('b', {})).toBe(false);
  expect(click('b', { shiftKey: true })).toBe(false);
  expect(click('root', { ctrlKey: true })).toBe(false);

  expect(selection.select).not.toHaveBeenCalled();
});
