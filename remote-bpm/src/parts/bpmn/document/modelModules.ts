import { labelIds } from '../command/labelIds.ts';
import { modelChanges } from '../command/modelChanges.ts';
import { removableData } from '../data/removableData.ts';
import { exactUndo } from '../history/exactUndo.ts';
import { keptOrder } from '../order/keptOrder.ts';
import { bpmnDocument } from './BpmnDocument.ts';
import { keptMarkers } from './keptMarkers.ts';

/** What bpmn-js needs to show a document. */
export const READING = [bpmnDocument];

/** What it needs to change one. */
export const WRITING = [bpmnDocument, exactUndo, keptMarkers, keptOrder, labelIds, modelChanges, removableData];
