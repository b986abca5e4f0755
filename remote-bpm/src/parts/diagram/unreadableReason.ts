import { UnreadableBpmn } from '../bpmn/source/readableSource.ts';

/** Gives the reason, for people, why an XML cannot be opened. What bpmn-js itself says is in English and about its parts. */
export const unreadableReason = (error: unknown): string =>
  error instanceof UnreadableBpmn ? error.message : '流程图的内容不是可以识别的 BPMN';
