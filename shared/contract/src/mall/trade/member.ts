import * as z from 'zod/mini';
import { Id } from '../../wire/values.ts';

/** A buyer, as orders and after-sale cases name the buyer they belong to. Names and pictures may be missing or empty. */
export const Member = z.object({ id: Id, nickname: z.nullish(z.string()), avatar: z.nullish(z.string()) });
export type Member = z.infer<typeof Member>;

/** A buyer whom staff place an order for, with the address that the last order went to. */
export const KnownMember = z.extend(Member, {
  mobile: z.string(),
  receiverName: z.nullish(z.string()),
  receiverMobile: z.nullish(z.string()),
  receiverAreaId: z.nullish(z.int()),
  receiverDetailAddress: z.nullish(z.string()),
});
export type KnownMember = z.infer<typeof KnownMember>;
