export {
  BpmnXml,
  ProcessModel,
  ProcessModelChange,
  ProcessModelDraft,
  ProcessModelRow,
  processKeyPattern,
  processModel,
} from './model.ts';
