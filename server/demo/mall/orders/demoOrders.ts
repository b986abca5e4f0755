import { demoMembers } from '../members.ts';
import { demoGoods, skuRowsOf } from '../spus.ts';

/** What became of an order. */
export type Fate = 'waiting' | 'expired' | 'cancelled' | 'toDeliver' | 'delivered' | 'completed';

/** An order of the demonstration. */
export interface DemoOrder {
  readonly id: number;
  readonly memberId: number;
  /** SKUs, and how many of each. */
  readonly lines: readonly (readonly [skuId: number, count: number])[];
  readonly fate: Fate;
  readonly hoursAgo: number;
  readonly storeId?: number;
  /** In fen. */
  readonly adjustPrice?: number;
  readonly userRemark?: string;
  readonly remark?: string;
}

const DAY = 24;

/** Orders with the ids of recorded answers, which can be asked for again that way. */
const recorded: readonly DemoOrder[] = [
  { id: 8, memberId: 250, lines: [[100, 2]], fate: 'completed', hoursAgo: 14 * DAY, adjustPrice: -100, userRemark: '请快点' },
  { id: 9, memberId: 250, lines: [[9, 1], [8, 1]], fate: 'completed', hoursAgo: 13.8 * DAY, userRemark: '丝巾要大号' }, // prettier-ignore
  { id: 10, memberId: 251, lines: [[300, 2]], fate: 'delivered', hoursAgo: 13.5 * DAY },
  { id: 11, memberId: 252, lines: [[8, 2]], fate: 'toDeliver', hoursAgo: 13.2 * DAY },
  { id: 12, memberId: 250, lines: [[1600, 3]], fate: 'cancelled', hoursAgo: 13 * DAY },
  { id: 13, memberId: 253, lines: [[600, 2]], fate: 'completed', hoursAgo: 12.7 * DAY, storeId: 2 },
  { id: 14, memberId: 254, lines: [[1300, 4], [1900, 1]], fate: 'completed', hoursAgo: 12.4 * DAY, remark: '已赠书签' }, // prettier-ignore
];

/** What people buy most, by SKU. */
const SOLD = [100, 200, 8, 1300, 400, 9, 1900, 300, 500, 102, 1401, 1500, 201, 10, 2200, 1901, 1100, 900, 401, 2300];

/** A letter for each of the orders of the days since, oldest first. */
const FATES: Readonly<Record<string, { readonly fate: Fate; readonly storeId?: number }>> = {
  c: { fate: 'completed' },
  d: { fate: 'delivered' },
  p: { fate: 'toDeliver' },
  w: { fate: 'waiting' },
  e: { fate: 'expired' },
  x: { fate: 'cancelled' },
  F: { fate: 'completed', storeId: 2 },
  f: { fate: 'toDeliver', storeId: 3 },
};
const LATER = 'ccxcFccecccdcFccdcexcddcddfdpdpfpdppwpwp';

/** The last of them are of today, so that there is something to do. */
const hoursBefore = (place: number): number => {
  const left = LATER.length - 1 - place;
  return left < 5 ? 0.1 + left * 0.35 : left * 7.2 - 30;
};

const later: readonly DemoOrder[] = Array.from(LATER, (letter, place): DemoOrder => {
  const chosen = (step: number) => SOLD[(place * 7 + step) % SOLD.length] ?? 100;
  const member = demoMembers[(place * 3) % demoMembers.length] ?? demoMembers[0];
  const lines: readonly (readonly [number, number])[] =
    place % 4 === 1 ? [[chosen(0), 1 + (place % 3)], [chosen(3), 1]] : [[chosen(0), 1 + (place % 3)]]; // prettier-ignore
  return {
    id: 15 + place,
    memberId: member.id,
    lines,
    ...(FATES[letter] ?? { fate: 'completed' }),
    hoursAgo: hoursBefore(place),
    ...(place % 9 === 4 && { userRemark: '送人，请不要放价格单' }),
  };
});

/** The orders of the shop: a few of two weeks ago, and what came day by day since. */
export const demoOrders: readonly DemoOrder[] = [...recorded, ...later];

/** The goods and the SKU of an id. */
export const soldAs = new Map(
  demoGoods.flatMap((goods) => skuRowsOf(goods).map((sku) => [Number(sku.id), { goods, sku }] as const)),
);
