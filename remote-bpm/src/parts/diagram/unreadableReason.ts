import { DeclinedBpmn } from '../bpmn/document/agreeToLarge.ts';
import { UnreadableBpmn } from '../bpmn/source/readableSource.ts';

/** Gives the reason, for people, why an XML cannot be opened. What bpmn-js itself says is in English and about its parts. */
export function unreadableReason(error: unknown): string {
  if (error instanceof UnreadableBpmn || error instanceof DeclinedBpmn) return error.message;
  // The bundler's, for code that is loaded when a diagram needs it: nothing is wrong with the diagram.
  if (error instanceof Error && error.name === 'ChunkLoadError') return '打开流程图所需的程序没有加载成功，请检查网络后刷新页面';
  return '流程图的内容不是可以识别的 BPMN';
}
