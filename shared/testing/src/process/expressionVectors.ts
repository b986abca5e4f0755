import { readFileSync } from 'node:fs';
import path from 'node:path';
import { referenceData } from '../reference/referenceData.ts';

/*
 * For tests only. What a real engine makes of expressions is kept outside the repository, on the machines that check releases. Where it
 * is missing, the tests that need it are skipped.
 */

const folder = referenceData('process-vectors');

/** Whether this machine has the expressions. */
export const hasExpressionVectors = folder !== null;

/** What Flowable made of an expression: its value and its text, or that it was refused. */
export type ExpressionVector = { readonly expression: string } & (
  | { readonly result: 'value'; readonly value: unknown; readonly text: string }
  | { readonly result: 'refused at deployment' | 'refused when evaluated' }
);

interface ExpressionVectors {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly rows: readonly ExpressionVector[];
}

/** Gives all expressions and the variables that they were evaluated over; none where they are missing. */
export function expressionVectors(): ExpressionVectors {
  if (folder === null) return { variables: {}, rows: [] };
  // Its shape is described beside it.
  return JSON.parse(readFileSync(path.join(folder, 'juel.json'), 'utf8')) as ExpressionVectors;
}
