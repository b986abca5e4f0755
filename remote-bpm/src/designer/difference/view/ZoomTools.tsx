import { Fullscreen, ZoomIn, ZoomOut } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { nextZoom } from '../../../parts/diagram/zoomSteps.ts';
import { DesignerTool } from '../../tool/DesignerTool.tsx';
import styles from './ZoomTools.module.css';

export interface ZoomToolsProps {
  /** The other version follows it. */
  diagram: OpenDiagram;
  onFit: () => void;
}

/** Zooms both versions. */
export function ZoomTools({ diagram, onFit }: ZoomToolsProps) {
  const { phase, zoom } = useSyncExternalStore(diagram.subscribe, diagram.read);
  const [smaller, larger] = [nextZoom(zoom, 'out'), nextZoom(zoom, 'in')];
  const isOpen = phase === 'open';
  return (
    <div className={styles['tools']} role="group" aria-label="缩放">
      <DesignerTool
        label="缩小"
        icon={ZoomOut}
        disabled={!isOpen || smaller === null}
        onClick={() => smaller !== null && diagram.zoomTo(smaller)}
      />
      <DesignerTool
        label="放大"
        icon={ZoomIn}
        disabled={!isOpen || larger === null}
        onClick={() => larger !== null && diagram.zoomTo(larger)}
      />
      <DesignerTool label="适应画布" icon={Fullscreen} disabled={!isOpen} onClick={onFit} />
    </div>
  );
}
