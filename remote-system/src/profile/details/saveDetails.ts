import { CHANGED_MEANWHILE } from '@zhilv/contract';
import { type Profile, profile } from '@zhilv/contract/system';
import { ApiError, call } from '@zhilv/platform';
import { changeOf, type Details, detailsOf, type DetailName, differences } from './details.ts';

export type Saving =
  | { readonly kind: 'saved' }
  /** Somebody else has changed the same details to other values. Nothing was saved. */
  | { readonly kind: 'conflict'; readonly stored: Profile; readonly names: readonly DetailName[] };

/**
 * Saves what was changed over the account as it was opened (docs/decisions/0022-two-people-edit-one-record.md). What only somebody
 * else has changed stays as that person has it.
 * @throws ApiError
 */
export async function saveDetails(typed: Details, opened: Details, revision: number | undefined): Promise<Saving> {
  const changed = differences(typed, opened);
  const send = (of: number | undefined) =>
    call(profile.update, { ...changeOf(typed, changed), ...(of !== undefined && { revision: of }) }, { quiet: true });
  if (revision !== undefined) {
    try {
      await send(revision);
      return { kind: 'saved' };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== CHANGED_MEANWHILE) throw error;
    }
  }
  // A back end without revisions is asked before each save, ours after it has refused one.
  const stored = await call(profile.get, {}, { quiet: true });
  const now = detailsOf(stored);
  const names = changed.filter((name) => now[name] !== opened[name] && now[name] !== typed[name]);
  if (names.length > 0) return { kind: 'conflict', stored, names };
  await send(stored.revision);
  return { kind: 'saved' };
}
