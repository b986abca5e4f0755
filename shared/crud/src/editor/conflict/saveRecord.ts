import { CHANGED_MEANWHILE } from '@zhilv/contract';
import { ApiError, call } from '@zhilv/platform';
import { callOf, type Identified, type Resource, valueOf } from '../../resource/defineResource.ts';
import { newest } from '../../resource/newest.ts';
import { onlyKnown } from './onlyKnown.ts';
import { sameValue } from './sameValue.ts';

/** The outcome of saving a record: `changed` and `gone` tell what somebody else has made of it meanwhile. */
export type Saving<Row> =
  | { readonly kind: 'saved' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'changed'; readonly stored: Row };

interface SaveOptions<Row> {
  /** The record as it was when the form was opened, or when the user was last told of a change. */
  readonly opened: Row;
  readonly typed: object;
  /** The records of earlier attempts whose answers were lost; each may have been carried out. */
  readonly attempts: readonly object[];
}

/**
 * Saves what was typed over a record, unless somebody else has changed it since it was read (decision 0022). A back end that
 * gives records a revision compares it itself, in the same moment; from any other the record is read again before it is written.
 * Only a change that the user can be shown counts: whatever else is stored by now is kept as it is.
 *
 * @throws ApiError when the back end refuses what was typed, or does not answer
 */
export async function saveRecord<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  { opened, typed, attempts }: SaveOptions<Row>,
): Promise<Saving<Row>> {
  const update = callOf(resource, 'update');
  const write = async (over: Row): Promise<Saving<Row>> => {
    // The call sends the whole record, for a back end may empty what is left out (docs/protocol/bpm.md §3).
    await call(update, onlyKnown(update, { ...over, ...typed }), { quiet: true });
    return { kind: 'saved' };
  };
  const revised = valueOf(opened, 'revision') !== undefined;
  if (resource.api.get === undefined) return write(opened);
  if (revised) {
    try {
      return await write(opened);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== CHANGED_MEANWHILE) throw error;
    }
  }
  const stored = await newest(resource, opened, { quiet: true });
  if (stored === null) return { kind: 'gone' };
  const isStored = (record: object): boolean => looksTheSame(resource, stored, record);
  // An earlier attempt was carried out, and only its answer was lost.
  if (isStored({ ...opened, ...typed })) return { kind: 'saved' };
  if (![opened, ...attempts].some(isStored)) return { kind: 'changed', stored };
  // Its revision is another one all the same.
  return revised ? saveRecord(resource, { opened: stored, typed, attempts }) : write(stored);
}

/** Tells whether two records are the same in all fields that a change of them writes and that people are shown. */
function looksTheSame(resource: Resource, one: object, other: object): boolean {
  const update = callOf(resource, 'update');
  const [left, right] = [one, other].map((record) => Object.entries(onlyKnown(update, record)));
  return sameValue(shown(left), shown(right));

  function shown(entries: readonly (readonly [string, unknown])[] = []): object {
    return Object.fromEntries(entries.filter(([name]) => name in resource.fields));
  }
}
