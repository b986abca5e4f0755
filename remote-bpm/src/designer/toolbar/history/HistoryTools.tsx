import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DesignerTool } from '../../tool/DesignerTool.tsx';
import { ToolGroup } from '../../tool/ToolGroup.tsx';
import type { Tools } from '../../tool/Tools.ts';

export interface HistoryToolsProps extends Pick<Tools, 'diagram' | 'state'> {
  /** Tools of the group whose code comes later. */
  children?: ReactNode;
}

/** Leads back and forth through what was changed. */
export function HistoryTools({ diagram, state: { phase, canUndo, canRedo }, children }: HistoryToolsProps) {
  const open = phase === 'open';
  return (
    <ToolGroup label="历史" room={3}>
      <DesignerTool label="撤销" icon={Undo2} disabled={!open || !canUndo} onClick={() => diagram.undo()} />
      <DesignerTool label="重做" icon={Redo2} disabled={!open || !canRedo} onClick={() => diagram.redo()} />
      {children}
    </ToolGroup>
  );
}
