import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './DiagramCanvas.module.css';
import look from './look/DiagramLook.module.css';
import { markPointer } from './markPointer.ts';
import type { OpenDiagram } from './OpenDiagram.ts';

export interface DiagramCanvasProps {
  diagram: OpenDiagram;
  label: string;
  hidden: boolean;
}

/** The place of a diagram in the document while its tab shows. */
export function DiagramCanvas({ diagram, label, hidden }: DiagramCanvasProps) {
  const place = useRef<HTMLDivElement>(null);

  // A layout effect cleans up before the browser lays the hidden tab out; a plain one would come after.
  useLayoutEffect(() => (place.current === null ? undefined : diagram.attach(place.current)), [diagram]);
  useEffect(() => (place.current === null ? undefined : markPointer(place.current)), []);

  return (
    <section className={styles['canvas']} aria-label={label} hidden={hidden}>
      <div ref={place} className={`${styles['place']} ${look['look']}`} />
    </section>
  );
}
