import type { Model } from '@zhilv/contract/bpm';
import { saveFile } from '@zhilv/platform';

/** Saves what the back end has, readable or not. */
export function saveStoredXml({ key, bpmnXml }: Pick<Model, 'key' | 'bpmnXml'>): void {
  saveFile(new Blob([bpmnXml ?? ''], { type: 'application/xml;charset=utf-8' }), `${key}.bpmn`);
}
