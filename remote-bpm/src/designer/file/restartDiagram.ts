import type { Model } from '@zhilv/contract/bpm';
import { confirm, messages } from '@zhilv/platform';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { freshDiagram } from './freshDiagram.ts';
import { replaceDiagram } from './replaceDiagram.ts';

/** Begins the diagram of a model anew, with nothing but a start event, when the user agrees. @param question says what is lost */
export async function restartDiagram(diagram: OpenDiagram, model: Pick<Model, 'key' | 'name'>, question: string): Promise<void> {
  if (!(await confirm({ content: question, danger: true, okText: '重新绘制' }))) return;
  const replaced = await replaceDiagram(diagram, model, freshDiagram(model));
  if (replaced.kind === 'refused') messages.error(`没有重新绘制：${replaced.reason}`);
}
