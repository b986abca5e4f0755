import { isApple } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useMedia } from '@zhilv/ui/media';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { type Save, useSaveKey } from '../save/useSave.ts';
import styles from './DesignerToolbar.module.css';
import { HistoryTools } from './history/HistoryTools.tsx';
import { DesignerTool } from '../tool/DesignerTool.tsx';
import { ToolGroup } from '../tool/ToolGroup.tsx';
import type { Tools } from '../tool/Tools.ts';
import type { FurtherTools } from './useFurtherTools.ts';
import { ZoomTools } from '../tool/zoom/ZoomTools.tsx';

export interface DesignerToolbarProps extends Omit<Tools, 'editable'> {
  /** Null for those who may only look. */
  save: Save | null;
  /** Those of no use before the diagram is drawn. */
  more: FurtherTools;
}

/**
 * The tools above a diagram, in groups: files, history, zoom, alignment, canvas, checks, saving. Those of use while the diagram is being drawn are
 * here at once. A phone has room for those that are used all the time; the others are in a sheet.
 */
export function DesignerToolbar({ save, more, ...given }: DesignerToolbarProps) {
  const place = useRef<HTMLDivElement>(null);
  useSaveKey(save, place);
  const narrow = useMedia('(max-width: 767.98px)');
  const { code: further } = more;
  const tools = { ...given, editable: save !== null };
  return (
    <div ref={place} className={styles['toolbar']} role="group" aria-label="流程图工具">
      {!narrow &&
        (further === null ? (
          <ToolGroup label="文件" room={4}>
            {null}
          </ToolGroup>
        ) : (
          <further.FileTools {...tools} stored={save?.stored ?? null} />
        ))}
      {save !== null && (
        <HistoryTools {...tools}>{further !== null && !narrow && <further.RestartTool {...tools} />}</HistoryTools>
      )}
      <ZoomTools {...tools} parts={narrow ? 'steps' : 'all'} />
      {further !== null && <further.ZoomKeys {...tools} />}
      {further !== null && !narrow && (
        <>
          {save !== null && <further.AlignTool {...tools} />}
          <further.CanvasTools {...tools} />
          <further.CheckTools {...tools} />
        </>
      )}
      {further !== null && narrow && (
        <further.ToolSheet>
          <ZoomTools {...tools} parts="rest" />
          <further.FileTools {...tools} stored={save?.stored ?? null} />
          {save !== null && (
            <>
              <ToolGroup label="历史">
                <further.RestartTool {...tools} />
              </ToolGroup>
              <further.AlignTool {...tools} />
            </>
          )}
          <further.CanvasTools {...tools} />
          <further.CheckTools {...tools} />
        </further.ToolSheet>
      )}
      {more.failed && (
        <ToolGroup label="更多工具">
          <DesignerTool label="更多工具没有加载成功，重试" icon={RefreshCw} onClick={more.retry} />
        </ToolGroup>
      )}
      {save !== null && (
        <div className={styles['save']}>
          <Button
            kind="primary"
            busy={save.busy}
            disabled={!save.needed && !given.state.simulating}
            title={isApple() ? '⌘S' : 'Ctrl+S'}
            unavailable={given.state.simulating ? '模拟时不能保存，请先结束模拟' : undefined}
            onClick={save.run}
          >
            保存
          </Button>
        </div>
      )}
    </div>
  );
}
