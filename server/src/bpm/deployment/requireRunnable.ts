import { badParameter } from '../../call/apiErrors.ts';
import { type Model, ModelError, readModels } from '../engine/index.ts';
import { keyDiffers, nameDiffers } from './deployRefusals.ts';
import type { StoredModel } from './lockedModel.ts';

/** Whoever repairs a diagram does not read more of them at once. */
const SHOWN_PROBLEMS = 5;

/**
 * Lets the interpreter read a diagram.
 * @throws BusinessError when there is something in it that cannot run, which it names with the element, or its process is another than that
 * of the model
 */
export async function requireRunnable({ key, name }: Pick<StoredModel, 'key' | 'name'>, bpmnXml: string): Promise<void> {
  const processes = await readProcesses(bpmnXml);
  const own = processes.find((process) => process.key === key);
  if (own === undefined) throw keyDiffers(key, processes.map((process) => process.key).join('、'));
  if (own.name !== name.trim()) throw nameDiffers(name, own.name ?? '');
  if (!own.starts.some(({ trigger }) => trigger === null))
    throw badParameter(
      `元素「${own.starts.map(({ id }) => id).join('、')}」：开始事件都要等定时、消息或信号，没有人可以发起这个流程`,
    );
}

async function readProcesses(bpmnXml: string): Promise<readonly Model[]> {
  try {
    return await readModels(bpmnXml);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw badParameter(wordsOf(error));
  }
}

function wordsOf({ problems }: ModelError): string {
  const shown = new ModelError(problems.slice(0, SHOWN_PROBLEMS)).message;
  return problems.length > SHOWN_PROBLEMS ? `${shown}；共 ${problems.length} 处` : shown;
}
