import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css';
import { useLayoutEffect, useRef } from 'react';
import styles from './DiagramCanvas.module.css';
import type { Drawing } from './Drawing.ts';

export interface DiagramCanvasProps {
  drawing: Drawing;
  label: string;
  hidden: boolean;
}

/** Where a drawing is in the document while its tab shows. */
export function DiagramCanvas({ drawing, label, hidden }: DiagramCanvasProps) {
  const place = useRef<HTMLDivElement>(null);

  // Before the browser lays the hidden tab out: an effect's clean-up would come after.
  useLayoutEffect(() => (place.current === null ? undefined : drawing.attach(place.current)), [drawing]);

  return (
    <section className={styles['canvas']} aria-label={label} hidden={hidden}>
      <div ref={place} className={styles['place']} />
    </section>
  );
}
