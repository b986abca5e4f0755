/** An expression of a process model was refused; the message tells people why. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  /** The number of characters before the place that cannot be read; null where the expression is well formed and has no value. */
  readonly position: number | null;

  constructor(message: string, position: number | null = null) {
    super(message);
    this.position = position;
  }
}
