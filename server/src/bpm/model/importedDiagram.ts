import { BpmnXml } from '@zhilv/contract/bpm';
import { badParameter } from '../../call/apiErrors.ts';
import { readDiagram } from '../diagram/readDiagram.ts';

/**
 * Gives the XML of a file with a diagram.
 * @throws BusinessError for a file that is no BPMN, or that a model may not have
 */
export async function importedDiagram(file: File): Promise<string> {
  const xml = textOf(await file.bytes());
  const checked = BpmnXml.safeParse(xml);
  if (!checked.success) throw badParameter(checked.error.issues[0]?.message ?? '');
  if (!readDiagram(xml).isBpmn) throw badParameter('文件中的 XML 不是 BPMN 流程图');
  return xml;
}

function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw badParameter('BPMN 文件应为 UTF-8 编码的文本');
  }
}
