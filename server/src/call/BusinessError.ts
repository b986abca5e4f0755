/**
 * A refusal that the caller is told of. It becomes the envelope `{ code, data: null, msg }` on HTTP 200, with codes and words
 * of the protocol (docs/protocol/README.md §2.1 and the last section of each page).
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
