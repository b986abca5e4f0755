import { CHANGED_MEANWHILE, type Id, type InputOf } from '@zhilv/contract';
import { SKU_REFUSALS, spu, SPU_REFUSALS, type SpuDetail, SpuStatus } from '@zhilv/contract/mall';
import { ApiError, call } from '@zhilv/platform';
import { skuKey, type SkuRow } from '../matrix/SkuRow.ts';
import { draftOf } from '../typed/draftOf.ts';
import type { SpuTyped } from '../typed/SpuTyped.ts';
import { typedOf } from '../typed/typedOf.ts';
import { type LostSpu, lostSpu } from './lostSpu.ts';
import { storedAttempt, typedOver } from './storedAttempt.ts';

/**
 * What came of saving: `changed` and `gone` tell what somebody else has made of the goods meanwhile; `alike` that nothing was created,
 * because goods of the same name may be those of an earlier attempt.
 */
export type SpuSaving =
  | { readonly kind: 'saved'; readonly id: Id }
  | { readonly kind: 'gone' }
  | { readonly kind: 'alike'; readonly stored: SpuDetail }
  | { readonly kind: 'changed'; readonly stored: SpuDetail };

export interface SpuSave {
  readonly typed: SpuTyped;
  /** The goods as they were when they were opened; null for new ones. */
  readonly opened: SpuDetail | null;
  /** Whether they are to be on sale afterwards; new ones that are not stand in the warehouse. */
  readonly onSale: boolean;
  /** What was sent before without an answer: each may have been carried out. */
  readonly attempts: readonly SpuTyped[];
}

/**
 * Saves goods, unless somebody else has changed them since they were opened (decision 0022). Our server compares the revision in the
 * moment of the change and adds the difference of stocks; for one without revisions the goods are read again before, and what was bought
 * meanwhile is taken into account here. Goods that an attempt without an answer has stored are gone on with.
 *
 * @throws ApiError when what was typed is refused, or no answer came
 */
export const saveSpu = (save: SpuSave): Promise<SpuSaving> =>
  save.opened === null ? createSpu(save) : updateSpu(save, save.opened);

/** Saves what was typed over what somebody else has made of the goods. Variants that were removed there begin anew. */
export async function saveSpuOver({ typed, ...save }: SpuSave, stored: SpuDetail): Promise<SpuSaving> {
  const left = new Set((stored.skus ?? []).map(({ id }) => String(id)));
  const skus = typed.skus.map((sku) => (sku.id === null || left.has(String(sku.id)) ? sku : { ...withoutRead(sku), id: null }));
  return updateSpu({ ...save, typed: { ...typed, skus } }, stored);
}

async function createSpu(save: SpuSave): Promise<SpuSaving> {
  const { typed, onSale, attempts } = save;
  const lost: LostSpu = attempts.length === 0 ? { kind: 'none' } : await lostSpu(attempts);
  if (lost.kind === 'alike') return lost;
  if (lost.kind === 'found') {
    const { stored, attempt } = lost;
    const saved = await updateSpu({ ...save, typed: typedOver(typed, attempt, stored) }, stored);
    if (saved.kind === 'saved' && !onSale) await takeOffSale(saved.id);
    return saved;
  }
  const status = onSale ? SpuStatus.onSale : SpuStatus.offSale;
  const id = await call(spu.create, { ...draftOf(typed, null), status }, { quiet: true });
  // Back ends that take no status with new goods put them on sale.
  if (!onSale) await takeOffSale(id);
  return { kind: 'saved', id };
}

async function takeOffSale(id: Id): Promise<void> {
  try {
    const { status } = await call(spu.getDetail, { id }, { quiet: true });
    if (status === SpuStatus.onSale) await call(spu.updateStatus, { id, status: SpuStatus.offSale }, { quiet: true });
  } catch (error) {
    // The goods are created; the list shows where they stand.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** With these codes a change is refused when somebody else has made one, removed variants or removed the goods. */
const TELL_OF_OTHERS: ReadonlySet<number> = new Set([CHANGED_MEANWHILE, SKU_REFUSALS.missing, SPU_REFUSALS.missing]);

async function updateSpu(save: SpuSave, opened: SpuDetail): Promise<SpuSaving> {
  const { typed, onSale } = save;
  const { id, revision } = opened;
  const change = {
    ...draftOf(typed, opened),
    id,
    ...(revision !== undefined && { revision }),
    ...(onSale && { status: SpuStatus.onSale }),
  };
  if (revision !== undefined) {
    try {
      await call(spu.update, change, { quiet: true });
      return { kind: 'saved', id };
    } catch (error) {
      if (!(error instanceof ApiError) || !TELL_OF_OTHERS.has(error.code)) throw error;
      const stored = await storedNow(id);
      if (stored === null) return { kind: 'gone' };
      // Variants may be missing for another reason, which the user has to be told.
      if (error.code !== CHANGED_MEANWHILE && stored.revision === revision) throw error;
      return changedMeanwhile(save, stored);
    }
  }
  const stored = await storedNow(id);
  if (stored === null) return { kind: 'gone' };
  if (comparable(stored) !== comparable(opened)) return changedMeanwhile(save, stored);
  await call(spu.update, { ...change, skus: withStocksOf(stored, typed, change) }, { quiet: true });
  if (onSale && stored.status !== SpuStatus.onSale)
    await call(spu.updateStatus, { id, status: SpuStatus.onSale }, { quiet: true });
  return { kind: 'saved', id };
}

/** Goes on with goods that an earlier attempt has changed; any other change is somebody else's. */
async function changedMeanwhile(save: SpuSave, stored: SpuDetail): Promise<SpuSaving> {
  const attempt = storedAttempt(stored, save.attempts);
  return attempt === null
    ? { kind: 'changed', stored }
    : updateSpu({ ...save, typed: typedOver(save.typed, attempt, stored) }, stored);
}

async function storedNow(id: Id): Promise<SpuDetail | null> {
  try {
    return await call(spu.getDetail, { id }, { quiet: true });
  } catch (error) {
    if (error instanceof ApiError && error.code === SPU_REFUSALS.missing) return null;
    throw error;
  }
}

/** What people change of goods, as text. Stocks change by themselves. */
const comparable = (detail: SpuDetail): string => {
  const typed = typedOf(detail);
  const skus = typed.skus
    .map((sku) => ({ ...withoutRead(sku), stock: null }))
    .sort((one, other) => (skuKey(one.properties) < skuKey(other.properties) ? -1 : 1));
  return JSON.stringify([draftOf({ ...typed, skus }, detail), detail.status]);
};

type Sent = Pick<InputOf<typeof spu.update>, 'skus'>;

/** Adds to each stock that is there what was typed more or less than was read. */
function withStocksOf({ skus: stored }: SpuDetail, typed: SpuTyped, { skus }: Sent): Sent['skus'] {
  const stocks = new Map((stored ?? []).map(({ id, stock }) => [String(id), stock]));
  return (skus ?? []).map((sku, at) => {
    const { id, stock, stockRead } = typed.skus[at] ?? {};
    const now = id === null || id === undefined ? undefined : stocks.get(String(id));
    if (now === undefined || stock === null || stock === undefined || typeof stockRead !== 'number') return sku;
    return { ...sku, stock: Math.max(0, now + stock - stockRead) };
  });
}

const withoutRead = ({ stockRead: _, ...sku }: SkuRow): SkuRow => sku;
