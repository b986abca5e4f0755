import type { Id } from '@zhilv/contract';
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { columnInfoRows } from './columnInfo.table.ts';
import { contentTextRows } from './contentText.table.ts';
import { plainText } from './text/plainText.ts';
import { sanitisedText, TextTooComplex } from './text/sanitisedText.ts';
import { searchedText, soughtWords, termsOf } from './text/searchTerms.ts';

/** The number of the rules by which texts are prepared. Whoever changes them raises it, and all texts are prepared anew. */
export const TEXT_RULES = 1;

type Row = typeof columnInfoRows.$inferSelect;
type Texts = Pick<Row, 'id' | 'title' | 'summary' | 'content'>;

const prepared = and(eq(contentTextRows.id, columnInfoRows.id), eq(contentTextRows.rules, TEXT_RULES));

/** Finds one row whose content has no harm in it. Text that was written past the server is sanitised now, and stays so. */
export async function findContent(db: Database, where: SQL | undefined): Promise<Row | null> {
  const [found] = await db
    .select({ row: columnInfoRows, prepared: contentTextRows.id })
    .from(columnInfoRows)
    .leftJoin(contentTextRows, prepared)
    .where(where);
  if (found === undefined) return null;
  const { row } = found;
  return found.prepared === null ? { ...row, content: await prepareText(db, row) } : row;
}

/** Prepares the texts of a row whose content was sanitised before it was written. */
export async function prepareSanitised(db: Database, id: Id, sanitised: string): Promise<void> {
  const [row] = await db
    .select(TEXTS)
    .from(columnInfoRows)
    .leftJoin(contentTextRows, prepared)
    .where(and(eq(columnInfoRows.id, id), isNull(contentTextRows.id)));
  if (row) await prepareText(db, row, row.content === sanitised ? sanitised : undefined);
}

/** Prepares the texts of all rows that need it. */
export function prepareTexts(db: Database): Promise<void> {
  const running = preparing.get(db) ?? prepareAll(db).finally(() => preparing.delete(db));
  preparing.set(db, running);
  return running;
}

/** The preparations under way, so that several searches wait for one. */
const preparing = new WeakMap<Database, Promise<void>>();

/** Searches look for rows that were written past the server after so many milliseconds. */
const LOOKED_FOR_MS = 2000;
const lookedFor = new WeakMap<Database, number>();

/** Prepares what somebody wrote past the server, if nobody has looked for that just now. */
export async function prepareStrangers(db: Database): Promise<void> {
  const now = performance.now();
  if (now - (lookedFor.get(db) ?? -Infinity) < LOOKED_FOR_MS) return preparing.get(db);
  lookedFor.set(db, now);
  await prepareTexts(db);
}

async function prepareAll(db: Database): Promise<void> {
  const missing = await db
    .select({ id: columnInfoRows.id })
    .from(columnInfoRows)
    .leftJoin(contentTextRows, prepared)
    .where(and(eq(columnInfoRows.deleted, false), isNull(contentTextRows.id)));
  for (const { id } of missing) {
    const [row] = await db.select(TEXTS).from(columnInfoRows).where(eq(columnInfoRows.id, id));
    if (row) await prepareText(db, row).catch(unlessTooComplex);
  }
}

/** One text that somebody wrote past the server keeps nobody from searching the others. */
function unlessTooComplex(failure: unknown): void {
  if (!(failure instanceof TextTooComplex)) throw failure;
}

/**
 * Matches rows with the words in title, summary or text. `prepareStrangers` comes before.
 *
 * A function of the database finds them, once, in its index: the planner would read all rows, because it does not know that their
 * terms are stored elsewhere, and would do so for each row of content.
 */
export function mentions(typed: string): SQL {
  const { words, terms, isExact } = soughtWords(typed);
  const sought = sql.param([...terms], contentTextRows.terms);
  return sql`${columnInfoRows.id} = any(array(select cjy_content_found(${sought}, ${isExact ? null : words})))`;
}

const { id, title, summary, content } = columnInfoRows;
const TEXTS = { id, title, summary, content };

/** Gives the sanitised content of a row, and keeps what is worked out of its texts unless they change meanwhile. */
async function prepareText(db: Database, row: Texts, sanitised?: string): Promise<string> {
  const clean = sanitised ?? (await sanitisedText(row.content));
  const searched = searchedText([row.title, row.summary, plainText(clean)]);
  const made = { rules: TEXT_RULES, searched, terms: [...termsOf(searched)] };
  const unchanged = and(
    eq(id, row.id),
    eq(title, row.title),
    sql`${summary} is not distinct from ${row.summary}`,
    eq(content, row.content),
  );
  await db.transaction(async (transaction) => {
    const still =
      clean === row.content
        ? await transaction.select({ id }).from(columnInfoRows).where(unchanged).for('update')
        : await transaction.update(columnInfoRows).set({ content: clean }).where(unchanged).returning({ id });
    if (still.length === 0) return;
    await transaction
      .insert(contentTextRows)
      .values({ id: row.id, ...made })
      .onConflictDoUpdate({ target: contentTextRows.id, set: made });
  });
  return clean;
}
