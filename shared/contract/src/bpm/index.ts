export { BpmnXml, Model, ModelChange, ModelDraft, ModelRow, processKeyPattern, model } from './model.ts';
