import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BpmnDocument } from '../../../parts/bpmn/document/BpmnDocument.ts';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { whenIdle } from '../../idle/whenIdle.ts';
import type { Difference } from '../compare/Difference.ts';
import { differencesOf } from '../compare/differencesOf.ts';

/** The differences once both diagrams are drawn; `failed` when they could not be found out. */
export type Comparison =
  | { readonly phase: 'pending' | 'failed' }
  | { readonly phase: 'known'; readonly differences: readonly Difference[] };

/** Compares two diagrams that are shown. */
export function useComparison(before: OpenDiagram, after: OpenDiagram): Comparison {
  const { source: old } = useSyncExternalStore(before.subscribe, before.read);
  const { source: now } = useSyncExternalStore(after.subscribe, after.read);
  const [comparison, setComparison] = useState<Comparison>({ phase: 'pending' });

  useEffect(() => {
    if (old === null || now === null) return undefined;
    let shown = true;
    const compareLater = async (): Promise<void> => {
      await whenIdle();
      if (shown) setComparison(compare({ xml: old, diagram: before }, { xml: now, diagram: after }));
    };
    void compareLater();
    return () => {
      shown = false;
    };
  }, [before, after, old, now]);

  return comparison;
}

interface Shown {
  readonly xml: string;
  readonly diagram: OpenDiagram;
}

function compare(before: Shown, after: Shown): Comparison {
  try {
    return { phase: 'known', differences: differencesOf(versionOf(before), versionOf(after)) };
  } catch (error) {
    // oxlint-disable-next-line no-console -- the reason why diagrams cannot be compared helps only developers
    console.error(error);
    return { phase: 'failed' };
  }
}

const versionOf = ({ xml, diagram }: Shown) => ({ xml, definitions: diagram.service<BpmnDocument>('bpmnDocument').definitions });
