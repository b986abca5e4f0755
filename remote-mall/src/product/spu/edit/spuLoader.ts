import { idOf } from '@zhilv/contract';
import { spu, SPU_REFUSALS, type SpuDetail } from '@zhilv/contract/mall';
import { ApiError, call, prepareMarkup } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { prepareSpuFields } from '../fields/spuFields.ts';

/** What the editor is about, or why it has nothing to show. */
export type LoadedSpu =
  | { readonly kind: 'new' }
  | { readonly kind: 'found'; readonly detail: SpuDetail }
  /** The goods do not exist, or not any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Loads the goods that the address names, none for new ones, and what their form and its editor of text need. */
export async function spuLoader({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<LoadedSpu> {
  const { spuId } = params;
  const ready = Promise.all([prepareSpuFields(), prepareMarkup()]);
  try {
    const detail = spuId === undefined ? null : call(spu.getDetail, { id: idOf(spuId) }, { signal: request.signal, quiet: true });
    const [found] = await Promise.all([detail, ready]);
    return found === null ? { kind: 'new' } : { kind: 'found', detail: found };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === SPU_REFUSALS.missing ? { kind: 'gone' } : { kind: 'failed', error };
  }
}
