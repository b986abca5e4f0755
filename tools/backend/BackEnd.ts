import { auth } from '@zhilv/contract/system';
import { bytesUpTo, HELD_BYTES, TOO_LONG } from '@zhilv/release/bytes-up-to';

/** A page waits so long for an answer (docs/protocol/README.md §1). */
const TIMEOUT_MS = 30_000;

/** The answer to a call. */
export interface BackEndAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The parsed body; undefined where it is no JSON. */
  readonly body: unknown;
}

/** The query of a call; a list is repeated. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

/** Says why a back end cannot be looked at, and what to do. */
export class BackEndError extends Error {
  override readonly name = 'BackEndError';
}

interface Account {
  readonly username: string;
  readonly password: string;
}

/** A ruoyi-vue-pro at an address, called as our client calls it. */
export class BackEnd {
  /** The address that stands before `/system/…`. */
  readonly address: string;
  readonly #tenant: string;
  #token: string | null;

  /**
   * @param address with or without `/admin-api` at its end
   * @param token of somebody who signed in elsewhere
   */
  constructor(address: string, tenant: string, token: string | null) {
    this.address = `${address.replace(/\/+$/, '').replace(/\/admin-api$/, '')}/admin-api`;
    this.#tenant = tenant;
    this.#token = token;
  }

  /** @throws BackEndError when it cannot be reached or refuses the account */
  async signIn({ username, password }: Account): Promise<void> {
    const { status, body } = await this.#send(auth.login.method, auth.login.path, JSON.stringify({ username, password }));
    const tokens = auth.login.output.safeParse(envelopeOf(body)?.data);
    if (!tokens.success)
      throw new BackEndError(
        `${this.address} does not sign ${username} in: ${wordsOf({ status, body })}\n` +
          'Give --user, --password and --tenant. Where it asks for a captcha, sign in with a browser and run this with MFE_TOKEN=<access token>.',
      );
    this.#token = tokens.data.accessToken;
  }

  /** @throws BackEndError when nothing answers */
  async read(path: string, query: Query = {}): Promise<BackEndAnswer> {
    const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));
    const search = new URLSearchParams(pairs).toString();
    return this.#send('GET', search === '' ? path : `${path}?${search}`);
  }

  async #send(method: string, path: string, body?: string): Promise<BackEndAnswer> {
    const headers = {
      'tenant-id': this.#tenant,
      'content-type': 'application/json;charset=utf-8',
      ...(this.#token !== null && { authorization: `Bearer ${this.#token}` }),
    };
    let answer: Response;
    let bytes: Buffer | null;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const init = { method, headers, signal, ...(body !== undefined && { body }) };
      answer = await fetch(`${this.address}${path}`, init);
      bytes = await bytesUpTo(answer.body, HELD_BYTES);
    } catch (error) {
      // The message of `fetch` says only that it failed; the cause says why.
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new BackEndError(`${this.address} cannot be reached: ${reason instanceof Error ? reason.message : String(reason)}`);
    }
    if (bytes === null) throw new BackEndError(`${this.address}${path} ${TOO_LONG}`);
    return { status: answer.status, body: jsonOf(bytes.toString('utf8')) };
  }
}

/**
 * Reads code, data and message of an answer; null where it has no envelope. An absent code is success
 * (docs/protocol/README.md §2).
 */
export function envelopeOf(body: unknown): { code: number; data: unknown; msg: string } | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const code = 'code' in body ? Number(body.code ?? 0) : 0;
  return { code: code === 200 ? 0 : code, data: body.data, msg: 'msg' in body ? String(body.msg ?? '') : '' };
}

/** Words an answer for people. */
export function wordsOf({ status, body }: BackEndAnswer): string {
  const envelope = envelopeOf(body);
  return envelope === null ? `HTTP ${status} without an envelope` : `code ${envelope.code} ${envelope.msg}`.trim();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
