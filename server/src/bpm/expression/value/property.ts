import { toInteger } from './coercion.ts';
import { ExpressionError } from './ExpressionError.ts';
import { shown } from './textOf.ts';
import { isList, isMap, isNumber, numberOf, type Value, valueOf } from './Value.ts';

/**
 * Reads `of.key` or `of[key]`: only what the object itself has, never what it inherits. What is missing is null, and so is every
 * property of null.
 * @throws ExpressionError when texts, numbers and booleans are asked for one, or a list for something that is no place in it
 */
export function propertyOf(of: Value, key: Value): Value {
  if (of === null || key === null) return null;
  // Java's maps of texts have nothing under a number.
  if (isMap(of)) return typeof key === 'string' && Object.hasOwn(of, key) ? valueOf(of[key]) : null;
  if (isList(of)) return valueOf(of[placeIn(key)]);
  throw new ExpressionError(`${shown(of)}没有属性${shown(key)}`);
}

function placeIn(key: Value): number {
  if (isNumber(key)) return Math.trunc(numberOf(key));
  if (typeof key === 'boolean') return Number(key);
  if (key === '') throw new ExpressionError('列表的序号不能为空');
  return toInteger(key);
}
