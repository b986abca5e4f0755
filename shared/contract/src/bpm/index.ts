export { BpmnXml, getListedModel, Model, ModelChange, ModelDraft, ModelRow, processKeyPattern, model } from './model.ts';
