import '@bpmn-io/properties-panel/dist/assets/properties-panel.css';
import { Button } from '@zhilv/ui/button';
import { Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import styles from './ExpertPanel.module.css';
import { showExpertPanel } from './stock/showExpertPanel.ts';

export interface ExpertPanelProps {
  diagram: OpenDiagram;
  modelKey: string;
  onLeave: () => void;
}

/** The panel of bpmn-io in place of the plain one. */
export function ExpertPanel({ diagram, modelKey, onLeave }: ExpertPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (place.current === null ? undefined : showExpertPanel(diagram, modelKey, place.current)),
    [diagram, modelKey],
  );
  return (
    <section className={styles['expert']} aria-label="专家模式">
      <p className={styles['word']}>
        <span>专家模式与普通面板编辑同一份流程图，修改可以照常撤销。</span>
        <Button kind="text" icon={<Undo2 size={14} strokeWidth={1.5} />} onClick={onLeave}>
          返回普通面板
        </Button>
      </p>
      <div ref={place} className={styles['place']} />
    </section>
  );
}
