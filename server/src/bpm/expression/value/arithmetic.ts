import { exactInteger, toDouble, toInteger } from './coercion.ts';
import { ExpressionError } from './ExpressionError.ts';
import { shown } from './textOf.ts';
import { Double, isDouble, isNumber, numberOf, type Value } from './Value.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/**
 * Calculates. Two integers give an integer, but division always gives a double; texts are read as numbers, `+` never joins them.
 * @throws ExpressionError when an operand is no number, an integer grows too large, or an integer is divided by zero for its rest
 */
export function calculate(operator: ArithmeticOperator, left: Value, right: Value): Value {
  if (left === null && right === null) return 0;
  if (operator === '/') return new Double(toDouble(left) / toDouble(right));
  if (isFractional(left) || isFractional(right)) return new Double(result(operator, toDouble(left), toDouble(right)));
  const first = toInteger(left);
  const second = toInteger(right);
  if (operator === '%' && second === 0) throw new ExpressionError('整数不能对 0 取余');
  return exactInteger(result(operator, first, second));
}

/** @throws ExpressionError when it is no number */
export function negate(value: Value): Value {
  if (value === null) return 0;
  if (typeof value !== 'string' && !isNumber(value)) throw new ExpressionError(`${shown(value)}不是数字，不能取负`);
  if (isFractional(value)) return new Double(-toDouble(value));
  return exactInteger(-(isNumber(value) ? numberOf(value) : toInteger(value)));
}

/** A text is taken for a double where it has a point or an exponent. */
const isFractional = (value: Value): boolean => (typeof value === 'string' ? /[.eE]/.test(value) : isDouble(value));

function result(operator: Exclude<ArithmeticOperator, '/'>, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '%':
      return left % right;
  }
}
