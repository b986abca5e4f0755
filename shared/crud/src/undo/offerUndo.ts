import { ApiError, call, messages, offer } from '@zhilv/platform';
import type { List } from '../list/useList.ts';
import { callOf, type Identified, nameOf, type Resource } from '../resource/defineResource.ts';

interface Deletion<Row extends Identified, Name extends string> {
  readonly resource: Resource<Row, Name>;
  /** The row that was deleted. */
  readonly row: Row;
  /** Brings the list up to date when the row is back. */
  readonly reload: List<Row, Name>['reload'];
  /** The page is closed, so that nothing can be sent for it. */
  readonly gone: AbortSignal;
}

/** Tells that a record was deleted, and offers for eight seconds to bring it back. */
export function offerUndo<Row extends Identified, Name extends string>(deletion: Deletion<Row, Name>): void {
  const { resource, row, gone } = deletion;
  offer(`已删除「${nameOf(resource, row)}」`, {
    text: '撤销',
    perform: () => void restore(deletion),
    until: gone,
  });
}

async function restore<Row extends Identified, Name extends string>({ resource, row, reload }: Deletion<Row, Name>) {
  try {
    await call(callOf(resource, 'restore'), { id: row.id });
  } catch (error) {
    // `call` has told the user why it stays deleted.
    if (!(error instanceof ApiError)) throw error;
    return;
  }
  messages.success(`已恢复「${nameOf(resource, row)}」`);
  await reload({ saved: row.id });
}
