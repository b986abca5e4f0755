import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { useControlSelection } from './useControlSelection.ts';

type Click = { element: string; originalEvent: MouseEvent; stopPropagation: () => void };

/** A diagram in which `a` is selected. @returns what a click does */
function clicks() {
  const listeners = new Map<string, (event: Click) => void>();
  const focus = vi.fn<() => void>();
  const selection = { isSelected: (element: string) => element === 'a', select: vi.fn(), deselect: vi.fn() };
  const services: Readonly<Record<string, object>> = {
    eventBus: {
      on: (name: string, _priority: number, listen: (event: Click) => void) => listeners.set(name, listen),
      off: () => {},
    },
    canvas: { getRootElement: () => 'root', focus },
    selection,
  };
  const diagram = { service: (name: string) => services[name] } as unknown as OpenDiagram; // It uses nothing else.
  const Listening = () => {
    useControlSelection(diagram);
    return null;
  };
  renderPublic(<Listening />);
  /** @returns what of it bpmn-js does not see any more */
  const click = (element: string, keys: MouseEventInit): readonly string[] =>
    [...listeners].flatMap(([name, listen]) => {
      const stopPropagation = vi.fn<() => void>();
      listen({ element, originalEvent: new MouseEvent('click', keys), stopPropagation });
      return stopPropagation.mock.calls.map(() => name);
    });
  return { click, selection, focus };
}

it('adds to the selection, and takes from it, by a click with Ctrl', () => {
  const { click, selection, focus } = clicks();

  expect(click('b', { ctrlKey: true })).toEqual(['element.mousedown', 'element.click']);
  expect(click('a', { ctrlKey: true })).toEqual(['element.mousedown', 'element.click']);

  expect(focus).toHaveBeenCalledTimes(2);
  expect(selection.select.mock.calls).toEqual([['b', true]]);
  expect(selection.deselect.mock.calls).toEqual([['a']]);
});

it('leaves all other clicks to bpmn-js', () => {
  const { click, selection } = clicks();

  expect(click('b', {})).toEqual([]);
  expect(click('b', { shiftKey: true })).toEqual([]);
  expect(click('root', { ctrlKey: true })).toEqual([]);

  expect(selection.select).not.toHaveBeenCalled();
});
