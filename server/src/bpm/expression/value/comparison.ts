import { toBoolean, toDouble, toInteger } from './coercion.ts';
import type { Effort } from './Effort.ts';
import { ExpressionError } from './ExpressionError.ts';
import { shown, textOf } from './textOf.ts';
import { isDouble, isList, isMap, isNumber, numberOf, sizeOf, type Value, valueOf } from './Value.ts';

export type Order = '<' | '<=' | '>' | '>=';

/** Variables that people send are not that deep. */
const MOST_LEVELS = 100;

/**
 * The operator `==`: with a number both are numbers, with a boolean both are booleans, with a text both are texts.
 * @throws ExpressionError when one cannot be converted, as in `true == 1`
 */
export function areEqual(left: Value, right: Value, effort: Effort): boolean {
  if (left === right) return true;
  if (left === null || right === null) return false;
  // As `Double.equals` of Java, for which NaN is NaN and the two zeros differ.
  if (isDouble(left) || isDouble(right)) return Object.is(toDouble(left), toDouble(right));
  if (isNumber(left) || isNumber(right)) return toInteger(left) === toInteger(right);
  if (typeof left === 'boolean' || typeof right === 'boolean') return toBoolean(left) === toBoolean(right);
  if (typeof left === 'string' || typeof right === 'string') return comparedText(left, effort) === comparedText(right, effort);
  return areSame(left, right, effort);
}

/**
 * The operators `<`, `<=`, `>` and `>=`. Nothing is less or greater than null.
 * @throws ExpressionError when the two cannot be compared, as in `true > 0`
 */
export function isOrdered(order: Order, left: Value, right: Value, effort: Effort): boolean {
  const orEqual = order === '<=' || order === '>=';
  if (left === right) return orEqual;
  if (left === null || right === null) return false;
  if (order === '<') return isLess(left, right, effort);
  if (order === '>') return isLess(right, left, effort);
  // So Java's engine does it: whatever is not greater is less or equal, NaN too.
  return order === '<=' ? !isLess(right, left, effort) : !isLess(left, right, effort);
}

/**
 * Tells whether the two have the same type and content, all the way down. Integers are compared by value, where Java tells
 * those of 32 and of 64 bits apart.
 */
export function areSame(left: Value, right: Value, effort: Effort, level = 0): boolean {
  effort.spend(1);
  if (level > MOST_LEVELS) throw new ExpressionError(`变量的嵌套超过 ${MOST_LEVELS} 层，不能比较`);
  if (left === null || right === null) return left === right;
  if (isNumber(left) && isNumber(right)) {
    return isDouble(left) === isDouble(right) && Object.is(numberOf(left) + 0, numberOf(right) + 0);
  }
  if (isList(left) && isList(right)) {
    return (
      left.length === right.length &&
      left.every((item, index) => areSame(valueOf(item), valueOf(right[index]), effort, level + 1))
    );
  }
  if (isMap(left) && isMap(right)) {
    return (
      sizeOf(left, effort) === sizeOf(right, effort) &&
      Object.keys(left).every(
        (key) => Object.hasOwn(right, key) && areSame(valueOf(left[key]), valueOf(right[key]), effort, level + 1),
      )
    );
  }
  return left === right;
}

function isLess(left: Value, right: Value, effort: Effort): boolean {
  if (isDouble(left) || isDouble(right)) return toDouble(left) < toDouble(right);
  if (isNumber(left) || isNumber(right)) return toInteger(left) < toInteger(right);
  if (typeof left === 'string' || typeof right === 'string') return comparedText(left, effort) < comparedText(right, effort);
  if (typeof left === 'boolean' && typeof right === 'boolean') return !left && right;
  throw new ExpressionError(`${shown(left)}和${shown(right)}不能比较大小`);
}

/** Texts are compared far faster than they are written. */
function comparedText(value: Value, effort: Effort): string {
  if (typeof value !== 'string') return textOf(value, effort);
  effort.spend(Math.ceil(value.length / 100));
  return value;
}
