import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import { everyElement } from './everyElement.ts';
import type { FreeIds } from './FreeIds.ts';

/** The types of what is drawn, with what bpmn-js begins their ids with. */
const DRAWN: readonly (readonly [type: string, prefix: string])[] = [
  ['bpmn:SequenceFlow', 'Flow'],
  ['bpmn:MessageFlow', 'Flow'],
  ['bpmn:Activity', 'Activity'],
  ['bpmn:Event', 'Event'],
  ['bpmn:Gateway', 'Gateway'],
  ['bpmn:Participant', 'Participant'],
  ['bpmn:Lane', 'Lane'],
  ['bpmn:DataObjectReference', 'DataObjectReference'],
  ['bpmn:DataStoreReference', 'DataStoreReference'],
  ['bpmn:DataAssociation', 'DataAssociation'],
  ['bpmn:Artifact', 'Artifact'],
  ['bpmn:Process', 'Process'],
  ['bpmn:Collaboration', 'Collaboration'],
];

/**
 * Gives an id to everything that is to be drawn and has none: a diagram names what it draws by its id.
 * @returns how many were given
 */
export function giveIds(definitions: ModdleElement, ids: FreeIds): number {
  let count = 0;
  for (const element of elementsIn(definitions, 'rootElements').flatMap(everyElement)) {
    if (element['id'] !== undefined) continue;
    const prefix = DRAWN.find(([type]) => element.$instanceOf(type))?.[1];
    if (prefix === undefined) continue;
    element.set('id', ids.next(`${prefix}_1`));
    count += 1;
  }
  return count;
}
