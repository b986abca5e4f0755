import { FilePlus2 } from 'lucide-react';
import { restartDiagram } from '../../file/restartDiagram.ts';
import { DesignerTool } from '../../tool/DesignerTool.tsx';
import type { Tools } from '../../tool/Tools.ts';

const QUESTION =
  '重新绘制会清除现在的流程图，从一个开始事件重新开始，并且不能撤销。已保存的流程图会保留到下次保存。确定重新绘制吗？';

/** Begins the diagram of the model anew. */
export function RestartTool({ diagram, state, model }: Pick<Tools, 'diagram' | 'state' | 'model'>) {
  return (
    <DesignerTool
      label="重新绘制"
      icon={FilePlus2}
      disabled={state.phase !== 'open' || state.simulating}
      onClick={() => void restartDiagram(diagram, model, QUESTION)}
    />
  );
}
