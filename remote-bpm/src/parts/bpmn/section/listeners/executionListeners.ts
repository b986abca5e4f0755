import { EXECUTION_EVENTS } from '../../engine/capabilities.ts';
import { isAnyOf } from '../../moddle/isAnyOf.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import type { DocumentContext } from '../Section.ts';
import type { Listener } from './Listener.ts';
import { changeListener, readListener } from './listenerModel.ts';
import { listenerNotes } from './listenerNotes.ts';
import { listenerSection } from './listenerSection.ts';

const isFlow = (element: ModdleElement) => element.$instanceOf('bpmn:SequenceFlow');

/** The events at which engines call listeners of an element: a flow is taken, a process and what flows lead to start and end. */
export const executionEventsOf = (element: ModdleElement): readonly string[] =>
  isAnyOf(element, 'Process', 'FlowNode', 'SequenceFlow')
    ? EXECUTION_EVENTS.filter((event) => isFlow(element) === (event === 'take'))
    : [];

/** What an engine calls when an element is reached, left or taken. */
export const executionListeners = listenerSection<Listener>({
  type: 'ExecutionListener',
  isFor: () => true,
  eventsOf: executionEventsOf,
  read: readOne,
  edit: changeListener,
  notes: listenerNotes,
});

function readOne(listener: ModdleElement, element: ModdleElement, document: DocumentContext): Listener {
  const read = readListener(listener, document);
  // Flowable takes it for granted that a listener of a flow without an event waits for the flow to be taken.
  return read.event === '' && isFlow(element) && document.engine.name === 'flowable' ? { ...read, event: 'take' } : read;
}
