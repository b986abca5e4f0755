import type EventBus from 'diagram-js/lib/core/EventBus';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { hasPrimaryModifier } from 'diagram-js/lib/util/Mouse';
import { useEffect } from 'react';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';

/** Before bpmn-js selects at 1000, and before its hand takes hold of the canvas at 1500. */
const BEFORE_SELECTION = 1001;
const BEFORE_HAND = 1600;

/** The part of an event of bpmn-js that is used. */
interface Click {
  readonly element: object;
  readonly originalEvent: MouseEvent;
  stopPropagation(): void;
}

/** Has a click with Ctrl (⌘) select several elements, as the warning of the alignment says. bpmn-js does so with
 * Shift alone, which still works; Ctrl has its hand move the canvas, now only where nothing is drawn. */
export function useControlSelection(diagram: OpenDiagram): void {
  useEffect(() => {
    const events = diagram.service<EventBus>('eventBus');
    const selection = diagram.service<Selection>('selection');
    const canvas = diagram.service<Canvas>('canvas');
    const isMeant = ({ element, originalEvent }: Click): boolean =>
      hasPrimaryModifier(originalEvent) && !originalEvent.shiftKey && element !== canvas.getRootElement();
    const press = (given: unknown): void => {
      const event = given as Click; // bpmn-js makes it for this name.
      if (!isMeant(event)) return;
      event.stopPropagation();
      // What would do so comes after the hand.
      canvas.focus();
    };
    const select = (given: unknown): void => {
      const event = given as Click; // bpmn-js makes it for this name.
      if (!isMeant(event)) return;
      event.stopPropagation();
      if (selection.isSelected(event.element)) selection.deselect(event.element);
      else selection.select(event.element, true);
    };
    events.on('element.mousedown', BEFORE_HAND, press);
    events.on('element.click', BEFORE_SELECTION, select);
    return () => {
      events.off('element.mousedown', press);
      events.off('element.click', select);
    };
  }, [diagram]);
}
