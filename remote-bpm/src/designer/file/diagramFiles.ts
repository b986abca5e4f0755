import type { Model } from '@zhilv/contract/bpm';
import { saveFile } from '@zhilv/platform';

const XML = 'application/xml;charset=utf-8';

/** Saves what the back end has, readable or not. */
export function saveStoredXml({ key, bpmnXml }: Pick<Model, 'key' | 'bpmnXml'>): void {
  saveFile(new Blob([bpmnXml ?? ''], { type: XML }), `${key}.bpmn`);
}

/** The kinds of file a diagram can be downloaded as. */
export const FILE_KINDS = {
  bpmn: { label: 'BPMN 文件', type: XML },
  xml: { label: 'XML 文件', type: XML },
  svg: { label: 'SVG 图片', type: 'image/svg+xml;charset=utf-8' },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

/** Saves a diagram under the key of its model. */
export function saveDiagramFile(content: string, key: string, kind: FileKind): void {
  saveFile(new Blob([content], { type: FILE_KINDS[kind].type }), `${key}.${kind}`);
}
