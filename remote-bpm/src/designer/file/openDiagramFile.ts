import type { Model } from '@zhilv/contract/bpm';
import { confirm, messages } from '@zhilv/platform';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { unreadableReason } from '../../parts/diagram/unreadableReason.ts';
import { readDiagramFile } from './readDiagramFile.ts';
import { replaceDiagram } from './replaceDiagram.ts';

/** Opens a file of the user's in the place of a diagram, and says what became of it. What is open stays unless the file can be opened. */
export async function openDiagramFile(file: File, diagram: OpenDiagram, model: Pick<Model, 'key' | 'name'>): Promise<void> {
  let xml: string;
  try {
    xml = await readDiagramFile(file);
  } catch (error) {
    refuse(file, unreadableReason(error));
    return;
  }
  if (diagram.read().dirty && !(await confirmLosing(file))) return;
  const replaced = await replaceDiagram(diagram, model, xml);
  if (replaced.kind === 'refused') refuse(file, replaced.reason);
  if (replaced.kind === 'replaced') messages.success(`已打开「${file.name}」，保存后才会成为这个模型的流程图`);
}

const refuse = (file: File, reason: string): void => messages.error(`「${file.name}」没有打开：${reason}`);

const confirmLosing = (file: File): Promise<boolean> =>
  confirm({
    content: `现在的流程图有未保存的修改，打开「${file.name}」后这些修改会丢失。确定打开吗？`,
    danger: true,
    okText: '打开',
  });
