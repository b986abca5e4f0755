import { DrizzleQueryError } from 'drizzle-orm';

/** What fits into a message that somebody reads; the reason of a failure is kept with the state of its instance. */
const MOST_CHARACTERS = 500;

/** Says what went wrong. Of a statement it gives the words of the database, for its own are the whole statement with all that it was to keep. */
export function briefly(error: unknown): string {
  const told = error instanceof DrizzleQueryError ? (error.cause ?? 'Failed query') : error;
  const text = Array.from(told instanceof Error ? told.message : String(told));
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).join('')}…` : text.join('');
}
