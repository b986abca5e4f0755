import { ApiError } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import type { LoaderFunctionArgs } from 'react-router';
import { signedInUser } from '../page/signedInUser.ts';
import { sideCode } from './sideCode.ts';

/** A tree that was loaded for the side of a list. */
export interface LoadedSide {
  readonly nodes: readonly TreeListNode[];
  readonly failure: ApiError | null;
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/** A tree is asked for anew after this many milliseconds at the latest. */
const KEPT_MS = 60_000;

/**
 * Loads a list and the tree beside it. Another page or filter of the list does not load the tree anew; the same address does, which is
 * loaded again after a change and by 刷新.
 *
 * @param load gives the tree, and says nothing to the user: an `ApiError` of it stands in the tree's place
 */
export function sideLoader<Loaded extends object>(
  loader: (args: LoaderArgs) => Promise<Loaded>,
  load: (signal: AbortSignal) => Promise<readonly TreeListNode[]>,
) {
  let kept: { readonly user: string | null; readonly url: string; readonly at: number; readonly side: LoadedSide } | null = null;

  const sideOf = async ({ url, signal }: Request): Promise<LoadedSide> => {
    const now = Date.now();
    const user = signedInUser();
    if (kept !== null && kept.user === user && kept.url !== url && now - kept.at < KEPT_MS) {
      kept = { ...kept, url };
      return kept.side;
    }
    try {
      const side = { nodes: await load(signal), failure: null };
      kept = { user, url, at: now, side };
      return side;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      kept = null;
      return { nodes: [], failure: error };
    }
  };

  return async (args: LoaderArgs): Promise<Loaded & { readonly side: LoadedSide }> => {
    // The side says when its code is missing, and the list is there all the same.
    const [list, side] = await Promise.all([loader(args), sideOf(args.request), sideCode.load().catch(() => null)]);
    return { ...list, side };
  };
}
