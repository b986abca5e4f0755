import type { ActivityRow, StepResult } from '@zhilv/server/process-engine';

/** Puts what a step opened and closed into the history so far, which has its rows by their numbers. */
export function keepRows(rows: Map<number, ActivityRow>, { opened, closed }: StepResult): void {
  for (const row of opened) rows.set(row.ref, row);
  for (const { ref, end, reason } of closed) {
    const row = rows.get(ref);
    if (row !== undefined) rows.set(ref, { ...row, end, reason });
  }
}
