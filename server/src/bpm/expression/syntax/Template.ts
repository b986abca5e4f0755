import type { MethodName } from '../call/methods.ts';
import type { ArithmeticOperator } from '../value/arithmetic.ts';
import type { Order } from '../value/comparison.ts';

/** A text with expressions in it, read once and never changed; it can be kept as JSON. One expression alone keeps its type. */
export type Template = readonly TemplatePart[];

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'expression'; readonly expression: Expression };

/** Operands of one rank stand side by side, so that a long sum is no deep tree. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: null | boolean | string | number }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'path'; readonly base: Expression; readonly steps: readonly Step[] }
  | { readonly kind: 'function'; readonly name: string; readonly variable: Expression; readonly values: readonly Expression[] }
  | { readonly kind: 'execution'; readonly method: ExecutionMethod; readonly values: readonly Expression[] }
  | { readonly kind: 'unary'; readonly operators: readonly UnaryOperator[]; readonly operand: Expression }
  | { readonly kind: 'chain'; readonly first: Expression; readonly rest: readonly Link[] }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Expression[] }
  | { readonly kind: 'choice'; readonly condition: Expression; readonly yes: Expression; readonly no: Expression };

/** The way on from a value: `.name`, `[index]` or a method's call. */
export type Step =
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: 'index'; readonly index: Expression }
  | { readonly kind: 'method'; readonly name: MethodName; readonly argument: Expression | null };

export type UnaryOperator = '-' | 'not' | 'empty';

/** A binary operator and what stands to its right. */
export interface Link {
  readonly operator: BinaryOperator;
  readonly operand: Expression;
}

export type BinaryOperator = ArithmeticOperator | Order | '==' | '!=';

/** What `execution` can be asked, and the number of arguments of each. */
export const EXECUTION_METHODS = { getVariable: 1, hasVariable: 1, setVariable: 2 } as const;

export type ExecutionMethod = keyof typeof EXECUTION_METHODS;
