import type { Id } from '@zhilv/contract';
import { type InferSelectModel, and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creationStamp } from '../../records/stamps.ts';
import type { PayAuthor } from '../app/PayAuthor.ts';
import { walletShort } from '../app/payRefusals.ts';
import { wallets } from './wallet.table.ts';
import { walletEntries } from './walletEntry.table.ts';

/** The kinds of entries of a wallet. */
const PAYMENT = 3;
const REFUND = 4;
/** `user_type` of the accounts of the console. */
const OF_STAFF = 2;

interface Movement {
  /** In fen, more than 0. */
  readonly price: number;
  readonly no: string;
  readonly title: string;
}

/**
 * Takes the price of an attempt out of the wallet of who pays. The balance never goes below 0, however many pay at once: the condition
 * and the change are one statement.
 * @throws BusinessError when there is less in it, or no wallet
 */
export async function payFromWallet(
  tx: Database,
  author: PayAuthor & { readonly user: NonNullable<PayAuthor['user']> },
  attemptId: Id,
  { price, ...movement }: Movement,
): Promise<void> {
  const [wallet] = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} - ${price}`, totalExpense: sql`${wallets.totalExpense} + ${price}` })
    .where(
      and(
        eq(wallets.tenantId, author.tenantId),
        eq(wallets.userId, author.user.id),
        eq(wallets.userType, OF_STAFF),
        gte(wallets.balance, price),
      ),
    )
    .returning();
  if (wallet === undefined) throw walletShort();
  await enter(tx, author, wallet, { ...movement, price: -price, bizType: PAYMENT, bizId: attemptId });
}

/**
 * Gives back to the wallet that the attempt was paid from.
 * @throws Error when it was not paid from a wallet
 */
export async function refundToWallet(
  tx: Database,
  author: PayAuthor,
  { attemptId, refundId }: { readonly attemptId: Id; readonly refundId: Id },
  { price, ...movement }: Movement,
): Promise<void> {
  const paid = tx
    .select({ id: walletEntries.walletId })
    .from(walletEntries)
    .where(and(eq(walletEntries.bizType, PAYMENT), eq(walletEntries.bizId, attemptId)));
  const [wallet] = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${price}`, totalExpense: sql`${wallets.totalExpense} - ${price}` })
    .where(eq(wallets.id, paid))
    .returning();
  if (wallet === undefined) throw new Error(`The attempt ${attemptId} was not paid from a wallet.`);
  await enter(tx, author, wallet, { ...movement, price, bizType: REFUND, bizId: refundId });
}

async function enter(
  tx: Database,
  author: PayAuthor,
  { id, balance }: Pick<InferSelectModel<typeof wallets>, 'id' | 'balance'>,
  entry: Movement & { readonly bizType: number; readonly bizId: Id },
): Promise<void> {
  await tx.insert(walletEntries).values({ ...entry, walletId: id, balance, tenantId: author.tenantId, ...creationStamp(author) });
}
