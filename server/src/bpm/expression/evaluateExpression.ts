import type { ExpressionScope } from './call/ExpressionScope.ts';
import { callMethod } from './call/methods.ts';
import { callVariableFunction, variableOrNull } from './call/variableFunctions.ts';
import type { BinaryOperator, ExecutionMethod, Expression, Step, UnaryOperator } from './syntax/Template.ts';
import { calculate, negate } from './value/arithmetic.ts';
import { toBoolean } from './value/coercion.ts';
import { areEqual, isOrdered } from './value/comparison.ts';
import type { Effort } from './value/Effort.ts';
import { ExpressionError } from './value/ExpressionError.ts';
import { propertyOf } from './value/property.ts';
import { shown } from './value/textOf.ts';
import { Double, isList, isMap, plainOf, sizeOf, type Value, valueOf } from './value/Value.ts';

/** What one evaluation goes by. */
export interface Evaluation {
  readonly scope: ExpressionScope;
  readonly effort: Effort;
}

/** @throws ExpressionError when the expression has no value over these variables */
export function evaluateExpression(expression: Expression, evaluation: Evaluation): Value {
  const evaluate = (operand: Expression): Value => evaluateExpression(operand, evaluation);
  evaluation.effort.spend(1);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'double':
      return new Double(expression.value);
    case 'variable':
      return valueOf(evaluation.scope.variable(expression.name));
    case 'path':
      return expression.steps.reduce((value, step) => follow(step, value, evaluation), evaluate(expression.base));
    case 'function':
      return callVariableFunction(
        expression.name,
        variableName(evaluate(expression.variable)),
        expression.values.map(evaluate),
        evaluation.scope,
        evaluation.effort,
      );
    case 'execution':
      return askExecution(expression.method, expression.values.map(evaluate), evaluation.scope);
    case 'unary':
      return expression.operators.reduceRight(
        (value, operator) => applyUnary(operator, value, evaluation.effort),
        evaluate(expression.operand),
      );
    case 'chain':
      return expression.rest.reduce(
        (left, { operator, operand }) => applyBinary(operator, left, evaluate(operand), evaluation.effort),
        evaluate(expression.first),
      );
    case 'and':
      return expression.operands.every((operand) => toBoolean(evaluate(operand)));
    case 'or':
      return expression.operands.some((operand) => toBoolean(evaluate(operand)));
    case 'choice':
      return evaluate(toBoolean(evaluate(expression.condition)) ? expression.yes : expression.no);
  }
}

function follow(step: Step, value: Value, evaluation: Evaluation): Value {
  evaluation.effort.spend(1);
  switch (step.kind) {
    case 'property':
      return propertyOf(value, step.name);
    case 'index':
      return value === null ? null : propertyOf(value, evaluateExpression(step.index, evaluation));
    case 'method': {
      const argument = step.argument === null ? null : evaluateExpression(step.argument, evaluation);
      return callMethod(step.name, value, argument, evaluation.effort);
    }
  }
}

function askExecution(method: ExecutionMethod, [first = null, value = null]: readonly Value[], scope: ExpressionScope): Value {
  const name = variableName(first);
  switch (method) {
    case 'getVariable':
      return variableOrNull(name, scope);
    case 'hasVariable':
      return scope.has(name);
    case 'setVariable':
      // Assigned to an object, it would change what that inherits.
      if (name === '__proto__') throw new ExpressionError(`变量不能命名为「${name}」`);
      scope.set(name, plainOf(value));
      return null;
  }
}

function variableName(value: Value): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new ExpressionError(`变量名应为文本，而不是${shown(value)}`);
}

function applyUnary(operator: UnaryOperator, value: Value, effort: Effort): Value {
  switch (operator) {
    case '-':
      return negate(value);
    case 'not':
      return !toBoolean(value);
    case 'empty':
      return isEmpty(value, effort);
  }
}

function isEmpty(value: Value, effort: Effort): boolean {
  if (value === null || value === '') return true;
  if (isList(value)) return value.length === 0;
  return isMap(value) && sizeOf(value, effort) === 0;
}

function applyBinary(operator: BinaryOperator, left: Value, right: Value, effort: Effort): Value {
  switch (operator) {
    case '==':
      return areEqual(left, right, effort);
    case '!=':
      return !areEqual(left, right, effort);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return isOrdered(operator, left, right, effort);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return calculate(operator, left, right);
  }
}
