import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { tabTitle } from '../tab/tabTitle.ts';

/** Tells screen readers the title of each page that takes the place of another. The document's first page they read by themselves. */
export function PageAnnouncer() {
  const tab = useAtomValue(activeTabAtom);
  const [before, setBefore] = useState(tab?.id ?? null);
  const [moves, setMoves] = useState(0);
  if (tab !== null && tab.id !== before) {
    setBefore(tab.id);
    if (before !== null) setMoves(moves + 1);
  }
  // The region exists from the start, for only additions to a region that is known are announced; a title may be the one before.
  return (
    <div role="status" className={hiddenText}>
      {tab !== null && moves > 0 && <span key={moves}>{tabTitle(tab)}</span>}
    </div>
  );
}
