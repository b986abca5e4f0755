import { Fullscreen, ZoomIn, ZoomOut } from 'lucide-react';
import { DesignerTool } from '../DesignerTool.tsx';
import { ToolGroup } from '../ToolGroup.tsx';
import type { Tools } from '../Tools.ts';
import styles from './ZoomTools.module.css';
import { nextZoom, zoomText } from '../../../parts/diagram/zoomSteps.ts';

export interface ZoomToolsProps extends Pick<Tools, 'diagram' | 'state'> {
  /** On a phone the steps show in the bar, and the rest in the sheet. */
  parts?: 'all' | 'steps' | 'rest';
  /** Shows the whole diagram; the diagram does so itself where nothing is said. */
  onFit?: () => void;
}

/** Shows the diagram larger, smaller, at 100 % and whole. */
export function ZoomTools({ diagram, state: { phase, zoom }, parts = 'all', onFit }: ZoomToolsProps) {
  const open = phase === 'open';
  const step = (direction: 'in' | 'out') => {
    const next = nextZoom(zoom, direction);
    return { disabled: !open || next === null, onClick: () => next !== null && diagram.zoomTo(next) };
  };
  return (
    <ToolGroup label="缩放">
      {parts !== 'rest' && <DesignerTool label="缩小" icon={ZoomOut} {...step('out')} />}
      {parts !== 'steps' && (
        <DesignerTool
          label={`缩放 ${zoomText(zoom)}，恢复到 100%`}
          disabled={!open}
          onClick={() => diagram.zoomTo(1)}
          {...(parts === 'rest' && { icon: ZoomIn })}
        >
          <span className={styles['zoom']}>{zoomText(zoom)}</span>
        </DesignerTool>
      )}
      {parts !== 'rest' && <DesignerTool label="放大" icon={ZoomIn} {...step('in')} />}
      {parts !== 'steps' && (
        <DesignerTool label="适应画布" icon={Fullscreen} disabled={!open} onClick={onFit ?? (() => diagram.fit())} />
      )}
    </ToolGroup>
  );
}
