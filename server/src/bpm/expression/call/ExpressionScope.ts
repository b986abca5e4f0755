/**
 * The variables that an expression sees. Names come from models and may be `constructor` or `__proto__`: like all others, these are
 * unset until someone sets them.
 */
export interface ExpressionScope {
  /** @throws ExpressionError when the variable is unset */
  variable(name: string): unknown;
  has(name: string): boolean;
  set(name: string, value: unknown): void;
}
