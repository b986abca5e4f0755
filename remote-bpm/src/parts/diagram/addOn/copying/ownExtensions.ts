import type EventBus from 'diagram-js/lib/core/EventBus';
import type { BpmnDocument } from '../../../bpmn/document/BpmnDocument.ts';
import type { Moddle, ModdleElement } from '../../../bpmn/moddle/ModdleElement.ts';
import { copyForeignAttributes } from './foreignAttributes.ts';
import { foreignCopy, isForeign } from './foreignCopy.ts';

/** Extension elements that the engines read of some elements only, by their names in small letters. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  assignee: ['bpmn:UserTask'],
  button: ['bpmn:UserTask'],
  condition: ['bpmn:SequenceFlow'],
  connector: ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:BusinessRuleTask', 'bpmn:MessageEventDefinition'],
  field: ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:BusinessRuleTask', 'bpmn:MessageEventDefinition'],
  formdata: ['bpmn:UserTask', 'bpmn:StartEvent'],
  formproperty: ['bpmn:UserTask', 'bpmn:StartEvent'],
  in: ['bpmn:CallActivity', 'bpmn:ServiceTask', 'bpmn:SignalEventDefinition'],
  out: ['bpmn:CallActivity', 'bpmn:ServiceTask', 'bpmn:SignalEventDefinition'],
  potentialstarter: ['bpmn:Process'],
  tasklistener: ['bpmn:UserTask'],
};

/** Before bpmn-js, which leaves out all that no descriptor knows. */
const EARLY = 1500;

/** What bpmn-js copies: a value, and the copy that is to hold it. */
interface Copying {
  readonly parent: ModdleElement;
  readonly property: unknown;
}

/** What bpmn-js is about to copy the properties of. */
interface CopyingAll {
  readonly sourceElement: ModdleElement;
  readonly targetElement: ModdleElement;
  readonly clone: boolean;
}

/**
 * Has copies keep their extension elements and attributes: bpmn-js drops those that no descriptor knows. What is turned into an element of another type loses
 * those that stand for nothing there, such as a task's listeners on a service task; bpmn-js asks none of them where it may stand.
 */
function copyOwn(eventBus: EventBus, moddle: Moddle, bpmnDocument: BpmnDocument): void {
  eventBus.on<Copying>('moddleCopy.canCopyProperty', EARLY, ({ parent, property }) => {
    if (!isElement(property)) return undefined;
    if (isExtensions(parent) && !mayStand(property, parent)) return false;
    return isForeign(property) ? foreignCopy(property, moddle) : undefined;
  });
  eventBus.on<CopyingAll>('moddleCopy.canCopyProperties', EARLY, ({ sourceElement, targetElement, clone }) => {
    copyForeignAttributes({ source: sourceElement, copy: targetElement, definitions: bpmnDocument.definitions }, clone);
  });
}

function mayStand(extension: ModdleElement, copies: ModdleElement): boolean {
  const from = extension.$parent?.$parent;
  const to = copies.$parent;
  if (to === undefined || from?.$type === to.$type) return true;
  const [, name = ''] = /:(.*)/.exec(extension.$type) ?? [];
  return PLACES[name.toLowerCase()]?.some((type) => to.$instanceOf(type)) ?? true;
}

const isElement = (value: unknown): value is ModdleElement => typeof value === 'object' && value !== null && '$type' in value;

const isExtensions = (value: unknown): value is ModdleElement => isElement(value) && value.$type === 'bpmn:ExtensionElements';

/** This module of bpmn-js copies extension elements to where they belong, and attributes that nobody knows. */
export const ownExtensions = {
  __init__: ['ownExtensions'],
  ownExtensions: ['type', Object.assign(copyOwn, { $inject: ['eventBus', 'moddle', 'bpmnDocument'] })],
};
