import { elementsIn, type ModdleElement } from '../moddle/ModdleElement.ts';

/** The part of bpmn-js that puts a thing of the model into another one, or takes it out where there is no other. */
interface BpmnUpdater {
  updateSemanticParent: (object: ModdleElement, parent: ModdleElement | null | undefined, drawnIn?: ModdleElement) => void;
}

function removeInputsAndOutputs(bpmnUpdater: BpmnUpdater): void {
  const update = bpmnUpdater.updateSemanticParent.bind(bpmnUpdater);
  bpmnUpdater.updateSemanticParent = (object, parent, drawnIn) => {
    if (!parent && (object.$instanceOf('bpmn:DataInput') || object.$instanceOf('bpmn:DataOutput'))) removeData(object);
    else update(object, parent, drawnIn);
  };
}

/** Takes data that goes in or out from the list in which it stands, which bpmn-js cannot. */
function removeData(object: ModdleElement): void {
  const list = object.$parent;
  if (list === undefined) return;
  const without = (owner: ModdleElement, property: string): void =>
    owner.set(
      property,
      elementsIn(owner, property).filter((one) => one !== object),
    );
  const [data, sets, references] = object.$instanceOf('bpmn:DataInput')
    ? (['dataInputs', 'inputSets', 'dataInputRefs'] as const)
    : (['dataOutputs', 'outputSets', 'dataOutputRefs'] as const);
  without(list, data);
  for (const set of elementsIn(list, sets)) without(set, references);
  Reflect.deleteProperty(object, '$parent');
}

/** This module has bpmn-js delete what goes into a process and out of it, where by itself it ends in an error. */
export const removableData = {
  __init__: ['removableData'],
  removableData: ['type', Object.assign(removeInputsAndOutputs, { $inject: ['bpmnUpdater'] })],
};
