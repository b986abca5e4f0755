import { CHANGED_MEANWHILE, type Endpoint } from '@zhilv/contract';
import { ApiError, call } from '@zhilv/platform';
import { callOf, type Identified, type Resource, valueOf } from '../../resource/defineResource.ts';
import { newest } from '../../resource/newest.ts';
import { sameValue } from './sameValue.ts';

/** The outcome of saving a record: `changed` and `gone` tell what somebody else has made of it meanwhile. */
export type Saving<Row> =
  | { readonly kind: 'saved' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'changed'; readonly stored: Row };

/**
 * Saves what was typed over a record, unless somebody else has changed it since it was read (decision 0022). A back end that
 * gives records a revision compares it itself, in the same moment; from any other the record is read again before it is written.
 *
 * @param opened the record as it was when the form was opened, or when the user was last told of a change
 * @throws ApiError when the back end refuses what was typed, or does not answer
 */
export async function saveRecord<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  opened: Row,
  typed: object,
): Promise<Saving<Row>> {
  const update = callOf(resource, 'update');
  const write = async (): Promise<Saving<Row>> => {
    // The call sends the whole record, for a back end may empty what is left out (docs/protocol/bpm.md §3).
    await call(update, onlyKnown(update, { ...opened, ...typed }), { quiet: true });
    return { kind: 'saved' };
  };
  const revised = valueOf(opened, 'revision') !== undefined;
  if (resource.api.get === undefined) return write();
  if (revised) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== CHANGED_MEANWHILE) throw error;
    }
  }
  const stored = await newest(resource, opened, { quiet: true });
  if (stored === null) return { kind: 'gone' };
  // An earlier attempt was carried out, and only its answer was lost.
  if (sameContent(update, stored, { ...opened, ...typed })) return { kind: 'saved' };
  if (!sameContent(update, stored, opened)) return { kind: 'changed', stored };
  // Somebody saved it as it was; its revision is another one all the same.
  return revised ? saveRecord(resource, stored, typed) : write();
}

/** Keeps those of `values` that the call's input has a place for. */
export function onlyKnown({ input }: Endpoint, values: object): object {
  const parsed = input.safeParse(values);
  // The server says what is wrong with fields that the form does not show. An input is an object.
  return parsed.success ? (parsed.data as object) : values;
}

/** Tells whether two records are the same in all that a change of them writes. */
function sameContent(update: Endpoint, one: object, other: object): boolean {
  const [left, right] = [one, other].map((record) => ({ ...onlyKnown(update, record), revision: undefined }));
  return sameValue(left, right);
}
