import { call } from '@zhilv/platform';
import { callOf, type Identified, type Resource } from '../../resource/defineResource.ts';
import { onlyKnown } from './onlyKnown.ts';
import { sameValue } from './sameValue.ts';

/**
 * Finds the record that an earlier attempt to create it has made, whose answer was lost.
 *
 * @param sent the new record as it was sent again
 * @param key the field for which the back end then refused it as taken
 * @returns null where that record is another one than what was sent
 */
export async function lostCreation<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  sent: object,
  key: Name,
): Promise<Row | null> {
  const [page, create] = [callOf(resource, 'page'), callOf(resource, 'create')];
  const query = { pageNo: 1, pageSize: 10, [key]: (sent as Readonly<Record<string, unknown>>)[key] };
  const answer = await call(page, onlyKnown(page, query), { quiet: true });
  // The rows of a resource are what its page call lists.
  return (
    (('list' in answer ? answer.list : answer) as readonly Row[]).find((row) => sameValue(onlyKnown(create, row), sent)) ?? null
  );
}
