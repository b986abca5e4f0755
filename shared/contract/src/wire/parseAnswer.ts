import type * as z from 'zod/mini';
import type { Endpoint, OutputOf } from './endpoint.ts';
import { isUnchangedBy } from './unchangedBy.ts';

type Issue = z.core.$ZodIssue;

/** What an answer's `data` parses to. */
export type ParsedAnswer<E extends Endpoint> =
  | { readonly data: OutputOf<E>; readonly leftOut: readonly string[] }
  /** Each fault names its place in the answer and what is wrong there, never a value. */
  | { readonly data?: undefined; readonly faults: readonly string[] };

/**
 * Parses the `data` of an answer as its endpoint declares it. Where the endpoint says so, the rows of lists that break the
 * schema are left out, each with a line in `leftOut`, and what should be a list and is none counts as an empty one.
 *
 * @param data parsed JSON, which is changed
 */
export function parseAnswer<E extends Endpoint>(endpoint: E, data: unknown): ParsedAnswer<E> {
  if (isUnchangedBy(endpoint.output, data)) return { data: data as OutputOf<E>, leftOut: [] }; // So it has the output's type.
  const parsed = endpoint.output.safeParse(data);
  // The general schema type hides this endpoint's output type, which `safeParse` has just checked.
  if (parsed.success) return { data: parsed.data as OutputOf<E>, leftOut: [] };

  const faults = parsed.error.issues;
  const leftOut = endpoint.badRowsLeftOut ? leaveOut(data, faults) : [];
  const again = leftOut.length > 0 ? endpoint.output.safeParse(data) : parsed;
  return again.success
    ? { data: again.data as OutputOf<E>, leftOut } // As above.
    : { faults: faults.map(({ path, code }) => `${path.join('.')}: ${code}`) };
}

function leaveOut(data: unknown, faults: readonly Issue[]): readonly string[] {
  const badRows = new Map<unknown[], Set<number>>();
  const lines = faults.flatMap((fault) => {
    const place = leaveOutOne(data, fault, badRows);
    return place === null ? [] : [`${place.join('.')} left out: ${fault.path.slice(place.length).join('.')} ${fault.code}`];
  });
  for (const [rows, bad] of badRows) {
    const good = rows.filter((_, index) => !bad.has(index));
    rows.length = 0;
    for (const row of good) rows.push(row);
  }
  return lines;
}

/** Empties the list that is none, or marks the innermost row around the fault. @returns its place; null where it is in no list */
function leaveOutOne(data: unknown, fault: Issue, badRows: Map<unknown[], Set<number>>): readonly PropertyKey[] | null {
  const { path } = fault;
  const around = valuesAlong(data, path);
  const holder = around.at(-2);
  const name = path.at(-1);
  if (fault.code === 'invalid_type' && fault.expected === 'array' && isRecord(holder) && name !== undefined) {
    holder[name] = [];
    return path;
  }
  const depth = around.findLastIndex((value, at) => Array.isArray(value) && at < path.length);
  const rows = around[depth];
  if (!Array.isArray(rows)) return null;
  // A fault below a list goes through one of its indices.
  badRows.set(rows, (badRows.get(rows) ?? new Set()).add(Number(path[depth])));
  return path.slice(0, depth + 1);
}

/** The values on the way to a place, the whole first. */
function valuesAlong(data: unknown, path: readonly PropertyKey[]): readonly unknown[] {
  const values = [data];
  for (const key of path) {
    const value = values.at(-1);
    values.push(Array.isArray(value) || isRecord(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined); // Both have keys.
  }
  return values;
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
