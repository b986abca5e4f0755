import { BpmnXml } from '@zhilv/contract/bpm';

/** Gives the reason, for people, why an XML is not passed to bpmn-js at all; null for one that is. */
export const refusedReason = (xml: string): string | null => BpmnXml.safeParse(xml).error?.issues[0]?.message ?? null;

/** Gives the reason, for people, why bpmn-js refuses to show an XML. Its own message is in English and about moddle. */
export function unreadableReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/no (diagram|plane) /.test(message)) return '这份流程只有定义，没有图形信息，无法显示';
  if (/no process or collaboration/.test(message)) return '文件中没有流程';
  return '流程图的内容不是可以识别的 BPMN';
}
