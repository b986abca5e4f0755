import { useEffect, useRef } from 'react';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { type PropertiesEntry, propertiesEntry } from './PropertiesEntry.ts';

/** The diagrams that have the entry already. */
const known = new WeakSet<OpenDiagram>();

/** Puts an entry beside the selected element by which people come to its properties. @param show shows them; null for no entry */
export function usePropertiesEntry(diagram: OpenDiagram, show: (() => void) | null): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const offered = show !== null;
  useEffect(() => {
    if (!offered) return undefined;
    if (!known.has(diagram)) diagram.add(propertiesEntry);
    known.add(diagram);
    const entry = diagram.service<PropertiesEntry>('propertiesEntry');
    entry.offer(() => latest.current?.());
    return () => entry.offer(null);
  }, [diagram, offered]);
}
