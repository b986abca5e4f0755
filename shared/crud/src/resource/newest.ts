import { call, type CallOptions } from '@zhilv/platform';
import type { Identified, Resource } from './defineResource.ts';

/** Gets the record of a row as the back end has it now; null when it is gone. @throws ApiError */
export async function newest<Row extends Identified>(
  { api }: Resource<Row, never> | Resource<Row>,
  row: Row,
  options: CallOptions = {},
): Promise<Row | null> {
  if (api.get === undefined) return row;
  // A record from its own call has all that its row has.
  return (await call(api.get, { id: row.id }, options)) as Row | null;
}
