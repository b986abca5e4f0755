import { frame } from '@zhilv/contract/operation';
import { call } from '@zhilv/platform';

/** Asks our server whether the site of a menu row refuses to be framed; false where the back end cannot tell. */
export async function refusesFrame(rowId: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await call(frame.check, { id: rowId }, { quiet: true, signal })).refused && !signal.aborted;
  } catch {
    return false;
  }
}
