import { ExpressionError } from '../value/ExpressionError.ts';
import type { Token } from './tokens.ts';

/** Goes through the tokens of one expression, of which the last is the closing brace. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #place = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Gives the next token, or one some places further on; the last one at the end. */
  peek(ahead = 0): Token {
    const token = this.#tokens[this.#place + ahead] ?? this.#tokens.at(-1);
    if (token === undefined) throw new Error('an expression has at least the brace that ends it');
    return token;
  }

  take(): Token {
    const token = this.peek();
    this.#place += 1;
    return token;
  }

  /** Tells whether the next token, or one further on, is this sign or word. */
  sees(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return (token.kind === 'sign' || token.kind === 'word') && token.text === text;
  }

  /** Takes the sign or word if it is next. */
  takes(text: string): boolean {
    const seen = this.sees(text);
    if (seen) this.#place += 1;
    return seen;
  }

  /** @throws ExpressionError when something else is next */
  expect(sign: string): void {
    if (!this.takes(sign)) this.refuse(`缺少「${sign}」`);
  }

  /** @throws ExpressionError always, at the next token or the given one */
  refuse(reason: string, token = this.peek()): never {
    throw new ExpressionError(reason, token.start);
  }
}
