import { elementsIn, type ModdleElement } from './ModdleElement.ts';

/** Gives what an event waits for or causes; nothing for what is no event. */
export const eventDefinitionsOf = (element: ModdleElement): readonly ModdleElement[] =>
  element.$instanceOf('bpmn:Event') && 'eventDefinitions' in element ? elementsIn(element, 'eventDefinitions') : [];
