import { spu, type SpuTab } from '@zhilv/contract/mall';
import { listLoader } from '@zhilv/crud';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { spus } from './spu.resource.ts';

/** The number of goods in each tab; null where the back end cannot tell for now. */
export type TabCounts = Readonly<Partial<Record<SpuTab, number>>> | null;

const loadList = listLoader(spus);

/** Loads a page of goods, and beside it how many there are in each tab. */
export async function spuListLoader(args: LoaderFunctionArgs) {
  const [list, counts] = await Promise.all([loadList(args), loadCounts(args.request.signal)]);
  return { ...list, counts };
}

async function loadCounts(signal: AbortSignal): Promise<TabCounts> {
  try {
    return await call(spu.getCount, {}, { signal, quiet: true });
  } catch (error) {
    // The tabs narrow the list without numbers, too.
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
