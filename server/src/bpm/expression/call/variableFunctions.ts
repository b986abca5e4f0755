import { areSame, isOrdered, type Order } from '../value/comparison.ts';
import type { Effort } from '../value/Effort.ts';
import { ExpressionError } from '../value/ExpressionError.ts';
import { shown } from '../value/textOf.ts';
import { isList, isMap, isNumber, numberOf, type Value, valueOf } from '../value/Value.ts';
import type { ExpressionScope } from './ExpressionScope.ts';
import { containsText } from './methods.ts';

/** `vars:`, in its three spellings. */
export const FUNCTION_PREFIXES: ReadonlySet<string> = new Set(['vars', 'variables', 'var']);

interface VariableFunction {
  /** How many arguments follow the variable's name; null for any number. */
  readonly parameters: number | null;
  /** A variable that is unset comes as null. */
  readonly call: (variable: Value, values: readonly Value[], effort: Effort) => Value;
}

const compares = (order: Order): VariableFunction => ({
  parameters: 1,
  call: (variable, [value = null], effort) =>
    isComparable(variable) && isComparable(value) && inOrder(order, variable, value, effort),
});

const equals: VariableFunction = { parameters: 1, call: (variable, [value = null], effort) => areAlike(variable, value, effort) };
/** A variable without a value differs from nothing. */
const differs: VariableFunction = {
  parameters: 1,
  call: (variable, [value = null], effort) => variable !== null && !areAlike(variable, value, effort),
};
const present: VariableFunction = { parameters: 0, call: (variable) => variable !== null };
const empty: VariableFunction = { parameters: 0, call: (variable) => isEmpty(variable) };
const filled: VariableFunction = { parameters: 0, call: (variable) => !isEmpty(variable) };
const lower = compares('<');
const lowerOrEqual = compares('<=');
const greater = compares('>');
const greaterOrEqual = compares('>=');

/**
 * Functions that look at a variable by its name and take one that is unset for null
 * ([Flowable: expression functions](https://www.flowable.com/open-source/docs/bpmn/ch04-API#expression-functions)).
 */
const FUNCTIONS = new Map<string, VariableFunction>([
  ['get', { parameters: 0, call: (variable) => variable }],
  ['getOrDefault', { parameters: 1, call: (variable, [value = null]) => variable ?? value }],
  ['exists', present],
  ['exist', present],
  ['isEmpty', empty],
  ['empty', empty],
  ['isNotEmpty', filled],
  ['notEmpty', filled],
  ['equals', equals],
  ['eq', equals],
  ['notEquals', differs],
  ['ne', differs],
  ['lowerThan', lower],
  ['lessThan', lower],
  ['lt', lower],
  ['lowerThanOrEquals', lowerOrEqual],
  ['lessThanOrEquals', lowerOrEqual],
  ['lte', lowerOrEqual],
  ['greaterThan', greater],
  ['gt', greater],
  ['greaterThanOrEquals', greaterOrEqual],
  ['gte', greaterOrEqual],
  [
    'contains',
    { parameters: null, call: (variable, values, effort) => values.every((value) => contains(variable, value, effort)) },
  ],
  [
    'containsAny',
    { parameters: null, call: (variable, values, effort) => values.some((value) => contains(variable, value, effort)) },
  ],
]);

/** Gives the number of arguments after the variable's name, null for any; undefined for a function that there is not. */
export const functionParameters = (name: string): number | null | undefined => FUNCTIONS.get(name)?.parameters;

/** @throws ExpressionError when the values do not fit together */
export function callVariableFunction(
  name: string,
  variable: string,
  values: readonly Value[],
  scope: ExpressionScope,
  effort: Effort,
): Value {
  const found = FUNCTIONS.get(name);
  if (found === undefined) throw new ExpressionError(`没有函数 vars:${name}()`);
  return found.call(variableOrNull(variable, scope), values, effort);
}

/** Gives a variable's value, null where it is unset. */
export const variableOrNull = (name: string, scope: ExpressionScope): Value =>
  scope.has(name) ? valueOf(scope.variable(name)) : null;

const isComparable = (value: Value): boolean => value !== null && !isList(value) && !isMap(value);

function inOrder(order: Order, variable: Value, value: Value, effort: Effort): boolean {
  const alike = (isNumber(variable) && isNumber(value)) || typeof variable === typeof value;
  if (!alike) throw new ExpressionError(`${shown(variable)}和${shown(value)}不能比较大小`);
  return isOrdered(order, variable, value, effort);
}

/** Numbers are alike by their value, an integer and a double too. */
function areAlike(one: Value, other: Value, effort: Effort): boolean {
  effort.spend(1);
  return isNumber(one) && isNumber(other) ? numberOf(one) === numberOf(other) : areSame(one, other, effort);
}

const isEmpty = (value: Value): boolean => value === null || ((typeof value === 'string' || isList(value)) && value.length === 0);

function contains(variable: Value, value: Value, effort: Effort): boolean {
  if (isList(variable)) return variable.some((item) => areAlike(valueOf(item), value, effort));
  if (typeof variable !== 'string' || value === null) return false;
  if (typeof value !== 'string') throw new ExpressionError(`文本中只能查找文本，而不是${shown(value)}`);
  return containsText(variable, value, effort);
}
