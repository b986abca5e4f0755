import { Button } from '@zhilv/ui/button';
import { useSyncExternalStore } from 'react';
import { DiagramCanvas } from '../../../parts/diagram/DiagramCanvas.tsx';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import styles from './VersionView.module.css';

export interface VersionViewProps {
  label: string;
  diagram: OpenDiagram;
}

/** One of two versions, to look at. */
export function VersionView({ label, diagram }: VersionViewProps) {
  const { phase, reason } = useSyncExternalStore(diagram.subscribe, diagram.read);
  const isClosed = phase === 'unreadable' || phase === 'large';
  return (
    <section className={styles['version']} aria-label={label}>
      <h3 className={styles['label']}>{label}</h3>
      <div className={styles['place']}>
        <DiagramCanvas diagram={diagram} label={`${label}的流程图`} hidden={isClosed} />
        {isClosed && (
          <div className={styles['closed']}>
            <p>{reason}</p>
            {phase === 'large' && <Button onClick={() => void diagram.openLarge()}>仍然打开</Button>}
          </div>
        )}
      </div>
    </section>
  );
}
