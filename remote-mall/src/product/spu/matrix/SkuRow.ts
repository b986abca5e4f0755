import type { Id } from '@zhilv/contract';
import type { SkuDraft, SkuProperty } from '@zhilv/contract/mall';
import type { PictureEntry } from '@zhilv/crud';

type Written = Omit<SkuDraft, 'id' | 'name' | 'price' | 'stock' | 'picUrl' | 'properties'>;

/**
 * One variant of goods while it is edited: what a draft of a SKU holds, where price and stock may be missing still. It is never
 * changed, but replaced, so that a row of the table is drawn anew when it is another object.
 */
export type SkuRow = { readonly [Name in keyof Written]: Written[Name] } & {
  /** Null for one that is not stored yet. */
  readonly id: Id | null;
  /** In fen. */
  readonly price: number | null;
  readonly stock: number | null;
  /** An address, empty for one that has the picture of the goods, or a picture that is on its way. */
  readonly picUrl: PictureEntry;
  /** By which it differs from the others, one of each property that was chosen; none where goods have one variant. */
  readonly properties: readonly SkuProperty[];
};

/** A property of goods with the values of it that were chosen, in the order in which people chose them. */
export interface ChosenProperty {
  readonly propertyId: Id;
  readonly propertyName: string;
  readonly values: readonly { readonly valueId: Id; readonly valueName: string }[];
}

/** A variant of which nothing is known but what it differs by. */
export const emptySku = (properties: readonly SkuProperty[] = []): SkuRow => ({
  id: null,
  price: null,
  stock: null,
  picUrl: '',
  properties,
});

/** Names a variant by its properties, whatever order they stand in: `19:22|20:24`. Empty for the only one of its goods. */
export const skuKey = (properties: readonly Pick<SkuProperty, 'propertyId' | 'valueId'>[]): string =>
  properties
    .map(({ propertyId, valueId }) => ({ id: String(propertyId), text: `${propertyId}:${valueId}` }))
    .sort((one, other) => compareIds(one.id, other.id))
    .map(({ text }) => text)
    .join('|');

/** Ids are whole numbers, some too long for a number: a shorter text is a smaller one. */
const compareIds = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** What people call a variant: `红色 / 大`. */
export const skuLabel = ({ properties }: Pick<SkuRow, 'properties'>): string =>
  properties.map(({ valueId, valueName }) => valueName ?? `编号 ${valueId}`).join(' / ');
