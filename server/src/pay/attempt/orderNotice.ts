import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderNotice } from '@zhilv/contract/pay';

/** A notice before it is signed. */
export type UnsignedNotice = Omit<OrderNotice, 'sign'>;

/** Signs a notice as the provider of a channel does. */
export const signedNotice = (notice: UnsignedNotice, key: string): OrderNotice => ({ ...notice, sign: signature(notice, key) });

/** Tells whether the notice is from who has the key, and nobody changed it since. */
export function isSigned({ sign, ...notice }: OrderNotice, key: string): boolean {
  const [given, right] = [Buffer.from(sign), Buffer.from(signature(notice, key))];
  // The comparison takes texts of one length only.
  return given.length === right.length && timingSafeEqual(given, right);
}

/** `name=value` lines of all fields that there are, in the order of their names (docs/protocol/pay.md §6). */
const signature = (notice: UnsignedNotice, key: string): string =>
  createHmac('sha256', key)
    .update(
      Object.entries(notice)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => `${name}=${value}`)
        .sort()
        .join('\n'),
    )
    .digest('hex');
