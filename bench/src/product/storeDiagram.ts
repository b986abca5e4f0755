import { model } from '@zhilv/contract/bpm';
import type { Product } from '@zhilv/e2e/product';
import { accessToken, callApi } from '@zhilv/e2e/staff';
import { diagramOf } from './diagramOf.ts';

/** Makes a model with a process of so many user tasks. @param key of the model @returns the model's id */
export async function storeDiagram({ url }: Product, key: string, tasks: number): Promise<string> {
  const token = await accessToken(url, 'admin');
  const name = '大型流程';
  const id = await callApi(url, model.create, { key, name }, token);
  await callApi(url, model.update, { id, name, bpmnXml: diagramOf(key, tasks) }, token);
  return id;
}
