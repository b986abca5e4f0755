import { ExpressionError } from './ExpressionError.ts';
import { shown } from './textOf.ts';
import { isNumber, numberOf, type Value } from './Value.ts';

const INTEGER = /^[+-]?\d+$/;
/** Texts that Java reads as doubles, but for hexadecimal ones. */
const DOUBLE = /^\s*([+-]?(?:(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|NaN|Infinity))[dDfF]?\s*$/;
/** A number is shorter; the pattern above would look at the whole text. */
const MOST_DIGITS = 1_000;

/**
 * The conversions of the expression language (JSR 245, chapter 1.18): null and empty text are false and 0, texts are read.
 * @throws ExpressionError when there is no such conversion
 */
export function toBoolean(value: Value): boolean {
  if (value === null) return false;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.toLowerCase() === 'true';
  throw new ExpressionError(`${shown(value)}不是真或假`);
}

/** @throws ExpressionError when it is no whole number, or one that is not exact */
export function toInteger(value: Value): number {
  if (value === null || value === '') return 0;
  if (isNumber(value)) return exactInteger(Math.trunc(numberOf(value)));
  if (typeof value === 'string' && value.length <= MOST_DIGITS && INTEGER.test(value)) return exactInteger(Number(value));
  throw new ExpressionError(`${shown(value)}不是整数`);
}

/** @throws ExpressionError when it is no number */
export function toDouble(value: Value): number {
  if (value === null || value === '') return 0;
  if (isNumber(value)) return numberOf(value);
  if (typeof value === 'string' && value.length <= MOST_DIGITS) {
    const [, digits] = DOUBLE.exec(value) ?? [];
    if (digits !== undefined) return Number(digits);
  }
  throw new ExpressionError(`${shown(value)}不是数字`);
}

/**
 * Gives an integer without a negative zero. Java's integers have 64 bits; beyond 53 ours would be wrong without a word.
 * @throws ExpressionError when it is not exact
 */
export function exactInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new ExpressionError('整数过大，无法精确计算');
  return value + 0;
}
