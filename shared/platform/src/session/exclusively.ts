import { platform } from '../configuration/configuration.ts';

const LOCK = 'zhilv.session';

/**
 * Makes a change of the stored session while no other window makes one. Windows are processes of their own: without this one of
 * them may find storage as it was, and store a renewed token, while another is signing somebody else in. The change goes ahead
 * without the lock where browsers have none, as on plain-http addresses, and when it is not to be had in time.
 */
export async function exclusively<Result>(change: () => Result): Promise<Result> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>; // Absent outside of secure contexts.
  if (locks === undefined) return change();
  const making: { made?: Promise<Result> } = {};
  const make = (): Promise<Result> => (making.made = (async () => change())());
  try {
    await locks.request(LOCK, { signal: AbortSignal.timeout(platform().environment.sessionTimeoutMs) }, make);
  } catch {
    // Either the lock was not to be had, or the change failed: its own promise says so.
  }
  return making.made ?? change();
}
