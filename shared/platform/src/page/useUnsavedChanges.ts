import { useEffect, useInsertionEffect, useState } from 'react';
import { type PageHandle, usePage } from './PageContext.ts';

const unsavedByPage = new WeakMap<PageHandle, Set<symbol>>();

/**
 * Tells the shell that the calling component holds unsaved work; the shell then asks before the page is left.
 * @param losing what leaving would do, where that is not to lose changes: 支付还没有完成，离开后要重新发起
 */
export function useUnsavedChanges(dirty: boolean, losing?: string): void {
  const page = usePage();
  const [holder] = useState(() => Symbol('unsaved changes'));

  useEffect(() => mark(page, holder, dirty, losing), [page, holder, dirty, losing]);

  // An effect's clean-up would run for a hidden tab too, whose work is still unsaved. Insertion effects are cleaned up
  // only when the component goes; they must not update state, hence the microtask.
  useInsertionEffect(() => () => queueMicrotask(() => mark(page, holder, false)), [page, holder]);
}

function mark(page: PageHandle, holder: symbol, dirty: boolean, losing?: string): void {
  const holders = unsavedByPage.get(page) ?? new Set();
  unsavedByPage.set(page, holders);
  const before = holders.size > 0;

  if (dirty) holders.add(holder);
  else holders.delete(holder);

  const after = holders.size > 0;
  if (after === before) return;
  if (losing === undefined) page.setDirty(after);
  else page.setDirty(after, losing);
}
