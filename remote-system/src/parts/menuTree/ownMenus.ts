import { permission } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import { isLacking } from '../lacking/isLacking.ts';

/** Gives the ids of the menu rows that the user has; null where the back end does not say it, and refuses nothing for it. */
export async function ownMenus(): Promise<ReadonlySet<string> | null> {
  try {
    return new Set((await call(permission.listOwnMenus, {}, { quiet: true })).map(String));
  } catch (error) {
    if (!isLacking(error)) throw error;
    return null;
  }
}
