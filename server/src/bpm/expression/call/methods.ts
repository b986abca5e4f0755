import { exactInteger } from '../value/coercion.ts';
import { areSame } from '../value/comparison.ts';
import type { Effort } from '../value/Effort.ts';
import { ExpressionError } from '../value/ExpressionError.ts';
import { shown } from '../value/textOf.ts';
import { isList, isMap, isNumber, numberOf, sizeOf, type Value, valueOf } from '../value/Value.ts';

interface Method {
  readonly parameters: 0 | 1;
  /** Gives the answer; undefined where values of this type have no such method. */
  readonly call: (on: Value, argument: Value, effort: Effort) => Value | undefined;
}

/** Methods that only look at a value: of the hundreds that Java has, no others can be called. */
export const METHODS = {
  size: { parameters: 0, call: (on, _argument, effort) => (typeof on === 'string' ? undefined : lengthOf(on, effort)) },
  length: { parameters: 0, call: (on) => (typeof on === 'string' ? on.length : undefined) },
  isEmpty: {
    parameters: 0,
    call: (on, _argument, effort) => {
      const length = lengthOf(on, effort);
      return length === undefined ? undefined : length === 0;
    },
  },
  contains: {
    parameters: 1,
    call: (on, argument, effort) => {
      if (typeof on === 'string') return containsText(on, textArgument(argument), effort);
      return isList(on) ? on.some((item) => areSame(valueOf(item), argument, effort)) : undefined;
    },
  },
  equals: { parameters: 1, call: (on, argument, effort) => areSame(on, argument, effort) },
  startsWith: {
    parameters: 1,
    call: (on, argument, effort) => (typeof on === 'string' ? on.startsWith(endArgument(argument, effort)) : undefined),
  },
  endsWith: {
    parameters: 1,
    call: (on, argument, effort) => (typeof on === 'string' ? on.endsWith(endArgument(argument, effort)) : undefined),
  },
  containsKey: {
    parameters: 1,
    call: (on, argument) => (isMap(on) ? typeof argument === 'string' && Object.hasOwn(on, argument) : undefined),
  },
  get: {
    parameters: 1,
    call: (on, argument) => {
      if (isMap(on)) return typeof argument === 'string' && Object.hasOwn(on, argument) ? valueOf(on[argument]) : null;
      return isList(on) ? itemOf(on, argument) : undefined;
    },
  },
} as const satisfies Readonly<Record<string, Method>>;

export type MethodName = keyof typeof METHODS;

export const isMethodName = (name: string): name is MethodName => Object.hasOwn(METHODS, name);

/** @throws ExpressionError when the value has no such method, or the argument does not fit */
export function callMethod(name: MethodName, on: Value, argument: Value, effort: Effort): Value {
  if (on === null) throw new ExpressionError(`值为空，不能调用方法 ${name}()`);
  const method: Method = METHODS[name];
  const answer = method.call(on, argument, effort);
  if (answer === undefined) throw new ExpressionError(`${shown(on)}没有方法 ${name}()`);
  return answer;
}

/** Tells whether the text has the part; the two may be of any length. */
export function containsText(text: string, part: string, effort: Effort): boolean {
  // The search looks at each pair of characters at worst, a thousand of them as fast as it writes one.
  effort.spend(Math.ceil((text.length * part.length) / 1_000));
  return text.includes(part);
}

function lengthOf(value: Value, effort: Effort): number | undefined {
  if (typeof value === 'string' || isList(value)) return value.length;
  return isMap(value) ? sizeOf(value, effort) : undefined;
}

function textArgument(value: Value): string {
  if (typeof value !== 'string') throw new ExpressionError(`方法的参数应为文本，而不是${shown(value)}`);
  return value;
}

/** Gives a text to be compared with the beginning or the end of another, which is far faster than writing it. */
function endArgument(value: Value, effort: Effort): string {
  const text = textArgument(value);
  effort.spend(Math.ceil(text.length / 100));
  return text;
}

function itemOf(list: readonly unknown[], place: Value): Value {
  if (!isNumber(place)) throw new ExpressionError(`列表的序号应为整数，而不是${shown(place)}`);
  const index = exactInteger(Math.trunc(numberOf(place)));
  if (index < 0 || index >= list.length) throw new ExpressionError(`列表有 ${list.length} 项，没有序号 ${index}`);
  return valueOf(list[index]);
}
