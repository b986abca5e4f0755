import { messages } from '@zhilv/platform';
import { Printer } from 'lucide-react';
import { ownSvg } from '../../file/picture/ownSvg.ts';
import { printPicture } from '../../file/picture/printPicture.ts';
import { useCanvasKeys } from '../../shortcut/useCanvasKeys.ts';
import { DesignerTool } from '../../tool/DesignerTool.tsx';
import type { Tools } from '../../tool/Tools.ts';

/** Prints the diagram, and nothing of the page around it. */
export function PrintTool({ diagram, state, model }: Pick<Tools, 'diagram' | 'state' | 'model'>) {
  const open = state.phase === 'open';
  const print = async (): Promise<void> => {
    if (!open) return;
    try {
      await printPicture(ownSvg(await diagram.toSvg()), `${model.name ?? model.key} - 流程图`);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the reason why a diagram cannot be printed helps only developers
      console.error(error);
      messages.error('流程图没有打印成功，请重试');
    }
  };
  useCanvasKeys(diagram, { 'Mod+P': () => void print() });
  return <DesignerTool label="打印" icon={Printer} disabled={!open} onClick={() => void print()} />;
}
