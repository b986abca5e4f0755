import { expressionVectors, hasExpressionVectors } from '@zhilv/testing/process/expression-vectors';
import { TestVariables } from '@zhilv/testing/process/test-variables';
import { describe, expect, it } from 'vitest';
import { evaluateTemplate, evaluateText } from './evaluateTemplate.ts';
import { parseTemplate } from './parseTemplate.ts';
import type { Template } from './syntax/Template.ts';
import { ExpressionError } from './value/ExpressionError.ts';

const { variables, rows } = expressionVectors();
const ROWS = 122;

/** Flowable runs these methods of Java's String and Object. Ours are those that a model needs, and none that leads to a class. */
const REFUSED_BY_US = new Set(['${t.toUpperCase()}', "${t.concat('b')}", '${day.substring(0, 4)}', '${t.getClass().getName()}']);

const scope = new TestVariables(variables, (name) => new ExpressionError(`变量「${name}」没有值`));

function parsed(expression: string): Template | null {
  try {
    return parseTemplate(expression);
  } catch (error) {
    expect(error).toBeInstanceOf(ExpressionError);
    return null;
  }
}

// JSON has no infinity; the recorded value is its name.
const recorded = (value: unknown): unknown => (value === Infinity ? 'Infinity' : value);

describe.skipIf(!hasExpressionVectors)('what Flowable does (skipped where the recorded expressions are missing)', () => {
  it('is known of all expressions', () => {
    expect(rows).toHaveLength(ROWS);
    expect(rows.filter(({ expression }) => REFUSED_BY_US.has(expression))).toHaveLength(REFUSED_BY_US.size);
  });

  it.each(rows)('$expression: $result', (row) => {
    const template = parsed(row.expression);

    if (row.result === 'refused at deployment' || REFUSED_BY_US.has(row.expression)) {
      expect(template).toBeNull();
      return;
    }
    if (template === null) throw new Error(`${row.expression} was refused`);
    if (row.result !== 'value') {
      expect(() => evaluateTemplate(template, scope)).toThrow(ExpressionError);
      return;
    }
    expect(recorded(evaluateTemplate(template, scope))).toEqual(row.value);
    expect(evaluateText(template, scope)).toBe(row.text);
  });
});
