import { groupBy } from '../grouping/groupBy.ts';
import { elementsIn, type ModdleElement, textOf } from '../moddle/ModdleElement.ts';
import { boundsOf } from './boundsOf.ts';
import type { Repair } from './Repair.ts';

/**
 * Says of each shape of a sub-process that shows what is in it that it does. Tools of Activiti and Flowable leave it out, and
 * bpmn-js takes such a shape for a closed one and moves away what is in it.
 */
export function expandSubProcesses(plane: ModdleElement): readonly Repair[] {
  const shapes = elementsIn(plane, 'planeElement').filter((shape) => shape.$instanceOf('bpmndi:BPMNShape'));
  const drawnIn = groupBy(shapes, (shape) => elementsIn(shape, 'bpmnElement')[0]?.$parent);
  return shapes.flatMap((shape): readonly Repair[] => {
    const [element] = elementsIn(shape, 'bpmnElement');
    if (!element?.$instanceOf('bpmn:SubProcess') || shape.get('isExpanded') !== undefined) return [];
    if (!(drawnIn.get(element) ?? []).some((child) => contains(shape, child))) return [];
    shape.set('isExpanded', true);
    const id = textOf(element, 'id') ?? null;
    return [{ kind: 'expanded', element: id, text: `子流程「${textOf(element, 'name') ?? id}」画有内容，已标为展开` }];
  });
}

/** Whether the middle of one shape is in another. */
function contains(outer: ModdleElement, inner: ModdleElement): boolean {
  const [out, of] = [boundsOf(outer), boundsOf(inner)];
  if (out === null || of === null) return false;
  const [x, y] = [of.x + of.width / 2, of.y + of.height / 2];
  return out.x <= x && x <= out.x + out.width && out.y <= y && y <= out.y + out.height;
}
