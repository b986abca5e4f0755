import type { Effort } from './Effort.ts';
import { ExpressionError } from './ExpressionError.ts';

/** Values that an expression knows. A plain number is an integer if it is whole and exact, otherwise a double. */
export type Value = null | boolean | string | number | Double | ValueList | ValueMap;
export type ValueList = readonly unknown[];
export type ValueMap = Readonly<Record<string, unknown>>;

/** A result of floating-point arithmetic, which stays a double where it is whole: `4 / 2` is written `2.0`. */
export class Double {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/**
 * Takes a variable or a part of one for a value.
 * @throws ExpressionError when it is none of JSON's, such as a function that a careless scope found on a prototype
 */
export function valueOf(found: unknown): Value {
  if (found === undefined || found === null) return null;
  if (typeof found === 'boolean' || typeof found === 'string' || typeof found === 'number') return found;
  if (found instanceof Double || isList(found) || isMap(found)) return found;
  throw new ExpressionError('变量中有表达式无法使用的内容');
}

export const isList = (value: unknown): value is ValueList => Array.isArray(value);

/** Tells whether it is an object as JSON makes them: no instance of a class, and no prototype either. */
export function isMap(value: unknown): value is ValueMap {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) === null;
}

/** Gives the number of an object's own entries, which takes a look at each. */
export function sizeOf(map: ValueMap, effort: Effort): number {
  const size = Object.keys(map).length;
  effort.spend(size);
  return size;
}

export const isNumber = (value: Value): value is number | Double => typeof value === 'number' || value instanceof Double;

/** Tells a double from an integer. */
export const isDouble = (value: Value): value is number | Double =>
  value instanceof Double || (typeof value === 'number' && !Number.isSafeInteger(value));

export const numberOf = (value: number | Double): number => (value instanceof Double ? value.value : value);

/** Gives the value as JSON has it, to be kept or handed on; it no longer tells `2.0` from `2`. */
export const plainOf = (value: Value): unknown => (value instanceof Double ? value.value : value);
