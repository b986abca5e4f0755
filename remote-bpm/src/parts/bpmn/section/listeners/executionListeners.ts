import { EXECUTION_EVENTS } from '../../engine/capabilities.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import type { DocumentContext } from '../Section.ts';
import type { Listener } from './Listener.ts';
import { changeListener, readListener } from './listenerModel.ts';
import { listenerNotes } from './listenerNotes.ts';
import { listenerSection } from './listenerSection.ts';

const isFlow = (element: ModdleElement) => element.$instanceOf('bpmn:SequenceFlow');

/** The events of an element: a flow is taken, anything else starts and ends. */
export const executionEventsOf = (element: ModdleElement): readonly string[] =>
  EXECUTION_EVENTS.filter((event) => isFlow(element) === (event === 'take'));

/** What an engine calls when an element is reached, left or taken. */
export const executionListeners = listenerSection<Listener>({
  type: 'ExecutionListener',
  isFor: (element) => ['Process', 'FlowNode', 'SequenceFlow'].some((type) => element.$instanceOf(`bpmn:${type}`)),
  read: readOne,
  edit: changeListener,
  notes: listenerNotes,
});

function readOne(listener: ModdleElement, element: ModdleElement, { engine }: DocumentContext): Listener {
  const read = readListener(listener);
  // Flowable takes it for granted that a listener of a flow without an event waits for the flow to be taken.
  return read.event === '' && isFlow(element) && engine.name === 'flowable' ? { ...read, event: 'take' } : read;
}
