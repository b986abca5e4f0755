import { ExpressionError } from './ExpressionError.ts';

/** An honest expression needs a few dozen; all of this takes less than a second. */
const MOST = 1_000_000;

/**
 * What one evaluation may still do, in characters written and elements looked at. A short expression can name a long variable a
 * thousand times.
 */
export class Effort {
  #left = MOST;

  /** @throws ExpressionError when nothing is left */
  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new ExpressionError('表达式的计算量过大，请简化表达式或减少变量的内容');
  }
}
