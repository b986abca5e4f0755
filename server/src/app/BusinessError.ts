/**
 * A refusal the caller is told of: becomes the envelope `{ code, data: null, msg }` on HTTP 200. Codes and words are the
 * contract's (README §2.1 and the last section of each page).
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: number;
  /** HTTP headers the answer carries besides, for instance `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
}
