import { isLeftOver } from './briefSession.ts';
import { signOut } from './signOut.ts';

/** Ends a session whose last window was closed and that was to end with it, for documents that start none. */
export async function endLeftOver(): Promise<void> {
  if (await isLeftOver()) await signOut();
}
