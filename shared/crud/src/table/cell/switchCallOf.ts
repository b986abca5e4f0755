import type { Operation } from '@zhilv/contract';
import type { ResourceApi } from '../../resource/defineResource.ts';

/** Gives the call that switches a field of a record in its list; undefined where the back end has none. */
export const switchCallOf = (api: ResourceApi, name: string): Operation | undefined =>
  (name === 'status' ? api.updateStatus : undefined) ?? api.update;
