import { isLabel } from 'bpmn-js/lib/util/LabelUtil';
import { is } from 'bpmn-js/lib/util/ModelUtil';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type { Connection, Label, Shape } from 'bpmn-js/lib/model/Types';

/** As far as bpmn-js itself moves labels away from their elements; its strokes are two to four pixels wide. */
const DISTANCE = 5;

/** Before the canvas draws it. */
const EARLY = 1500;

/** Has a label of which nobody said where it stands begin below its circle, and not upon its line, as bpmn-js has it. */
function keepDistance(eventBus: EventBus): void {
  eventBus.on<{ element: Shape }>('shape.add', EARLY, ({ element }) => {
    if (!isLabel(element)) return;
    const target = (element as Label).labelTarget as Shape | Connection | undefined; // bpmn-js's own elements.
    if (target === undefined || 'waypoints' in target || is(target, 'bpmn:Group')) return;
    const bottom = target.y + target.height;
    if (element.y >= bottom && element.y < bottom + DISTANCE) element.y = bottom + DISTANCE;
  });
}

/** This module of bpmn-js keeps labels off the lines of events and gateways. */
export const labelDistance = {
  __init__: ['labelDistance'],
  labelDistance: ['type', Object.assign(keepDistance, { $inject: ['eventBus'] })],
};
