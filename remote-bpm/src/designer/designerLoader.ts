import { type Model, model } from '@zhilv/contract/bpm';
import { ApiError, call, prepareMarkup } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDescriptor } from '../parts/bpmn/engine/descriptors/loadDescriptor.ts';

const { get } = model;

/** The model that the address of a designer names, or the reason why there is none. */
export type LoadedModel =
  | { readonly kind: 'found'; readonly model: Model }
  /** The model does not exist, or not any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Loads the model that `?modelId=` names, and what bpmn-js needs before it is made. */
export async function designerLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedModel> {
  const id = new URL(request.url).searchParams.get('modelId');
  if (id === null || id === '') return { kind: 'gone' };
  // Nearly all diagrams are the back end's own, and need this. Whoever opens one is told when it cannot be loaded.
  const descriptor = loadDescriptor('flowable').catch(() => {});
  try {
    const [model] = await Promise.all([call(get, { id }, { signal: request.signal, quiet: true }), prepareMarkup(), descriptor]);
    return model === null ? { kind: 'gone' } : { kind: 'found', model };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', error };
  }
}
