import type { Id } from '@zhilv/contract';
import { useEffect } from 'react';

/** The record that is being read in this document, and whose view was counted. */
let current: string | null = null;

/**
 * Tells whether a call for a record begins a reading, which counts as a view. A page that asks anew for what it shows
 * begins none. On the server every call does: the gateway counts whenever the page is sent (docs/protocol/content.md §3).
 */
export function beginsReading(id: Id): boolean {
  if (typeof document === 'undefined') return true;
  if (current === String(id)) return false;
  current = String(id);
  return true;
}

/** Ends the reading of a record that is not read any more, or could not be loaded. */
export function endReading(id: Id): void {
  if (current === String(id)) current = null;
}

/** Keeps the reading of a record until its page is left, also when the page came with its document. */
export function useReading(id: Id): void {
  useEffect(() => {
    current = String(id);
    return () => endReading(id);
  }, [id]);
}
