import { confirm, messages } from '@zhilv/platform';
import { FilePlus2 } from 'lucide-react';
import { replaceDiagram } from '../../file/replaceDiagram.ts';
import { freshDiagram } from '../../file/freshDiagram.ts';
import { DesignerTool } from '../../tool/DesignerTool.tsx';
import type { Tools } from '../../tool/Tools.ts';

/** Begins the diagram of the model anew, with nothing but a start event. */
export function RestartTool({ diagram, state, model }: Pick<Tools, 'diagram' | 'state' | 'model'>) {
  const restart = async (): Promise<void> => {
    const content =
      '重新绘制会清除现在的流程图，从一个开始事件重新开始，并且不能撤销。已保存的流程图会保留到下次保存。确定重新绘制吗？';
    if (!(await confirm({ content, danger: true, okText: '重新绘制' }))) return;
    const replaced = await replaceDiagram(diagram, model, freshDiagram(model));
    if (replaced.kind === 'refused') messages.error(`没有重新绘制：${replaced.reason}`);
  };
  return (
    <DesignerTool
      label="重新绘制"
      icon={FilePlus2}
      disabled={state.phase !== 'open' || state.simulating}
      onClick={() => void restart()}
    />
  );
}
