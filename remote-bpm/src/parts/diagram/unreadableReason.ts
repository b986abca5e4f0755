import { BpmnXml } from '@zhilv/contract/bpm';

/** Why bpmn-js is not given an XML at all, for people; null where it may have it. */
export const refusedReason = (xml: string): string | null => BpmnXml.safeParse(xml).error?.issues[0]?.message ?? null;

/** Why bpmn-js refuses to show an XML, for people. Its own words are English and speak of moddle. */
export function unreadableReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/no (diagram|plane) /.test(message)) return '这份流程只有定义，没有图形信息，无法显示';
  if (/no process or collaboration/.test(message)) return '文件中没有流程';
  return '流程图的内容不是可以识别的 BPMN';
}
