import { Button } from '@zhilv/ui/button';
import { useRef } from 'react';
import { Fullscreen, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { DesignerTool } from './DesignerTool.tsx';
import styles from './DesignerToolbar.module.css';
import { DownloadTool } from './DownloadTool.tsx';
import type { OpenDiagram, DiagramState } from '../../parts/diagram/OpenDiagram.ts';
import { type Save, useSaveKey } from '../save/useSave.ts';
import { nextZoom, zoomText } from '../../parts/diagram/zoomSteps.ts';

export interface DesignerToolbarProps {
  diagram: OpenDiagram;
  state: DiagramState;
  /** Names the files. */
  modelKey: string;
  /** Null for those who may only look. */
  save: Save | null;
}

/** The tools above a diagram. */
export function DesignerToolbar({ diagram, state, modelKey, save }: DesignerToolbarProps) {
  const place = useRef<HTMLDivElement>(null);
  useSaveKey(save, place);
  const open = state.phase === 'open';
  const smaller = nextZoom(state.zoom, 'out');
  const larger = nextZoom(state.zoom, 'in');
  return (
    <div ref={place} className={styles['toolbar']} role="group" aria-label="流程图工具">
      {save !== null && (
        <div className={styles['group']}>
          <DesignerTool label="撤销" icon={Undo2} disabled={!open || !state.canUndo} onClick={() => diagram.undo()} />
          <DesignerTool label="重做" icon={Redo2} disabled={!open || !state.canRedo} onClick={() => diagram.redo()} />
        </div>
      )}
      <div className={`${styles['group']} ${styles['zooms']}`}>
        <DesignerTool
          label="缩小"
          icon={ZoomOut}
          disabled={!open || smaller === null}
          onClick={() => smaller !== null && diagram.zoomTo(smaller)}
        />
        <DesignerTool label={`缩放 ${zoomText(state.zoom)}，恢复到 100%`} disabled={!open} onClick={() => diagram.zoomTo(1)}>
          <span className={styles['zoom']}>{zoomText(state.zoom)}</span>
        </DesignerTool>
        <DesignerTool
          label="放大"
          icon={ZoomIn}
          disabled={!open || larger === null}
          onClick={() => larger !== null && diagram.zoomTo(larger)}
        />
        <DesignerTool label="适应画布" icon={Fullscreen} disabled={!open} onClick={() => diagram.fit()} />
      </div>
      <div className={styles['group']}>
        <DownloadTool diagram={diagram} modelKey={modelKey} disabled={!open} />
      </div>
      {save !== null && (
        <div className={styles['save']}>
          <Button kind="primary" busy={save.busy} disabled={!save.needed} title="Ctrl+S" onClick={save.run}>
            保存
          </Button>
        </div>
      )}
    </div>
  );
}
