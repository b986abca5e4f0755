import type { ExpressionScope } from './call/ExpressionScope.ts';
import { type Evaluation, evaluateExpression } from './evaluateExpression.ts';
import type { Template } from './syntax/Template.ts';
import { Effort } from './value/Effort.ts';
import { ExpressionError } from './value/ExpressionError.ts';
import { shown, textOf } from './value/textOf.ts';
import { plainOf, type Value } from './value/Value.ts';

/**
 * Gives what the template stands for: the value of an expression that is alone, otherwise a text. Numbers are plain ones, so that
 * they can be kept; they may be infinite or NaN, which JSON cannot hold.
 * @param effort what several evaluations may do together, here and below
 * @throws ExpressionError when it has no value over these variables
 */
export const evaluateTemplate = (template: Template, scope: ExpressionScope, effort = new Effort()): unknown =>
  plainOf(valueOfTemplate(template, { scope, effort }));

/**
 * Gives the text that people see, in which `4 / 2` is still `2.0`; null is nothing.
 * @throws ExpressionError when it has no value over these variables
 */
export function evaluateText(template: Template, scope: ExpressionScope, effort = new Effort()): string {
  const evaluation = { scope, effort };
  return textOf(valueOfTemplate(template, evaluation), evaluation.effort);
}

/**
 * Tells whether a condition holds.
 * @throws ExpressionError when it has no value over these variables, or one that is neither true nor false, as null and 'true' are
 */
export function evaluateCondition(template: Template, scope: ExpressionScope, effort = new Effort()): boolean {
  const value = valueOfTemplate(template, { scope, effort });
  if (typeof value !== 'boolean') throw new ExpressionError(`条件的结果应为真或假，而不是${shown(value)}`);
  return value;
}

function valueOfTemplate(template: Template, evaluation: Evaluation): Value {
  const [first] = template;
  if (template.length === 1 && first?.kind === 'expression') return evaluateExpression(first.expression, evaluation);
  return template
    .map((part) =>
      part.kind === 'text' ? part.text : textOf(evaluateExpression(part.expression, evaluation), evaluation.effort),
    )
    .join('');
}
