import type EventBus from 'diagram-js/lib/core/EventBus';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { hasPrimaryModifier } from 'diagram-js/lib/util/Mouse';
import { useEffect } from 'react';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';

/** Before bpmn-js, whose priority is 1000. */
const EARLY = 1001;

/** The part of an event of bpmn-js that is used. */
interface Click {
  readonly element: object;
  readonly originalEvent: MouseEvent;
  stopPropagation(): void;
}

/** Has a click with Ctrl (⌘) select several elements, as the warning of the alignment says. bpmn-js does so with Shift alone, which still works. */
export function useControlSelection(diagram: OpenDiagram): void {
  useEffect(() => {
    const events = diagram.service<EventBus>('eventBus');
    const selection = diagram.service<Selection>('selection');
    const canvas = diagram.service<Canvas>('canvas');
    const select = (given: unknown): void => {
      const event = given as Click; // bpmn-js makes it for this name.
      const { element, originalEvent } = event;
      if (!hasPrimaryModifier(originalEvent) || originalEvent.shiftKey || element === canvas.getRootElement()) return;
      event.stopPropagation();
      if (selection.isSelected(element)) selection.deselect(element);
      else selection.select(element, true);
    };
    events.on('element.click', EARLY, select);
    return () => events.off('element.click', select);
  }, [diagram]);
}
