import type { Id } from '@zhilv/contract';
import { useEffect } from 'react';

/** The record that is being read in this document, and whose view was counted. */
let current: string | null = null;

/**
 * Whether asking for a record now is the beginning of a reading, which counts as a view: not when its page asks anew
 * for what it shows. Always on the server: the gateway takes it from there and counts whenever the page is sent
 * (contract cjy.md §3).
 */
export function beginsReading(id: Id): boolean {
  if (typeof document === 'undefined') return true;
  if (current === String(id)) return false;
  current = String(id);
  return true;
}

/** The record is not read any more, or could not be had. */
export function endReading(id: Id): void {
  if (current === String(id)) current = null;
}

/** In a record's page: the reading lasts until the page is left, also when the page came with its document. */
export function useReading(id: Id): void {
  useEffect(() => {
    current = String(id);
    return () => endReading(id);
  }, [id]);
}
