import { spu, type SpuDetail, SpuStatus } from '@zhilv/contract/mall';
import { call } from '@zhilv/platform';
import type { SpuTyped } from '../typed/SpuTyped.ts';
import { storedAttempt } from './storedAttempt.ts';

/** What was found of new goods whose answer was lost: the goods, others of the same name that may be them, or nothing. */
export type LostSpu =
  | { readonly kind: 'found'; readonly stored: SpuDetail; readonly attempt: SpuTyped }
  | { readonly kind: 'alike'; readonly stored: SpuDetail }
  | { readonly kind: 'none' };

/** A category has hardly so many goods of one name. */
const MOST = 100;

/**
 * Looks for the goods that earlier attempts to create them have made. Names of goods may repeat, and no back end knows a request again,
 * so they are told by what they are. Goods that a back end makes only after this look are not found.
 *
 * @throws ApiError when it cannot be looked, so that nothing may be sent
 */
export async function lostSpu(attempts: readonly SpuTyped[]): Promise<LostSpu> {
  const asked = new Map(attempts.map((attempt) => [`${String(attempt.categoryId)} ${attempt.name.trim()}`, attempt]));
  let alike: SpuDetail | null = null;
  for (const { name, categoryId } of asked.values()) {
    const query = { name: name.trim(), ...(categoryId !== null && { categoryId }), pageNo: 1, pageSize: MOST };
    const { list } = await call(spu.page, query, { quiet: true });
    const named = list.filter((row) => row.name.trim() === name.trim() && row.status !== SpuStatus.recycled);
    if (named.length === 0) continue;
    for (const stored of await call(spu.list, { spuIds: named.map(({ id }) => id) }, { quiet: true })) {
      const attempt = storedAttempt(stored, attempts);
      if (attempt !== null) return { kind: 'found', stored, attempt };
      alike = stored;
    }
  }
  return alike === null ? { kind: 'none' } : { kind: 'alike', stored: alike };
}
