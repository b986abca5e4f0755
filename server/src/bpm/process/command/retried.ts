/** PostgreSQL's codes (its appendix A) for a transaction that stood against another one, and may succeed when it is done anew. */
const CONFLICT_CODES: ReadonlySet<unknown> = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);

const MOST_TRIES = 4;

/** Does a transaction anew when the database gave it up for the sake of another one. */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === MOST_TRIES || !isConflict(error)) throw error;
    }
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && CONFLICT_CODES.has(error.code)) || isConflict(error.cause));
