import type * as z from 'zod/mini';
import { DEPLOY_API, DeployRefusal } from '../../deploy/deployAnswers.ts';
import { CommandError } from '../../error/CommandError.ts';
import { bytesUpTo, HELD_BYTES, TOO_LONG } from '../../files/bytesUpTo.ts';

/** A call got no answer, or one that says that there may be one later. Whether it was carried out is not known. */
export class Interrupted extends CommandError {}

/** Of its answer a call waits for so long; Node's server gives a request as much time to arrive. */
const TIMEOUT_MS = 300_000;

/** Answers of proxies and of servers that start, stop or wait for their database; by 410 a server says that an upload is gone. */
const FOR_NOW: ReadonlySet<number> = new Set([410, 502, 503, 504]);

interface DeployCall<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `DEPLOY_API`, with its query. */
  readonly path: string;
  /** JSON as a text, or the bytes of a file. */
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
  readonly answer: z.ZodMiniType<Answer>;
}

/** Makes one call of a server; gives its answer. @throws Interrupted, and CommandError for a refusal */
export type DeployCalls = <Answer>(call: DeployCall<Answer>) => Promise<Answer>;

/**
 * Makes the calls by which a server is told of releases.
 * @param server address of it, of which the origin counts
 * @throws CommandError for an address over which a token must not be sent
 */
export function deployCalls(server: string, token: string): DeployCalls {
  const origin = safeOrigin(server);
  return async ({ method, path, body, answer }) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream' }),
    };
    let response: Response;
    let text: string;
    try {
      // Wherever a redirect leads, the token is not for it.
      const request = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
      response = await fetch(`${origin}${DEPLOY_API}${path}`, { ...request, ...(body !== undefined && { body }) });
      text = await readText(response);
    } catch (error) {
      throw error instanceof CommandError ? error : new Interrupted(`${origin} gave no answer: ${reasonOf(error)}`);
    }
    if (FOR_NOW.has(response.status)) throw new Interrupted(`${origin} answers ${response.status} for now`);
    const json = jsonOf(text);
    if (response.ok) {
      const parsed = answer.safeParse(json);
      if (parsed.success) return parsed.data;
      throw unknownAnswer(origin, response.status);
    }
    const refusal = DeployRefusal.safeParse(json);
    if (!refusal.success) throw unknownAnswer(origin, response.status);
    const { message, reason } = refusal.data;
    throw new CommandError(message, reason);
  };
}

/** Whoever reads a deploy token on its way can publish, so it goes over TLS, or does not leave the machine. */
function safeOrigin(server: string): string {
  if (!URL.canParse(server))
    throw new CommandError(`${server} is no address of a server, such as https://www.example.com`, 'usage');
  const { protocol, hostname, origin } = new URL(server);
  const isHere = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'https:' || isHere) return origin;
  throw new CommandError(
    `a deploy token is sent by https only, because whoever reads it on its way could publish; ${origin} is not`,
    'usage',
  );
}

async function readText(response: Response): Promise<string> {
  const bytes = await bytesUpTo(response.body, HELD_BYTES);
  if (bytes === null) throw new CommandError(`${response.url} ${TOO_LONG}`);
  return bytes.toString('utf8');
}

/** Says why `fetch` failed: its own message says only that it did. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return (cause instanceof Error && cause.message) || code || String(cause);
}

const unknownAnswer = (origin: string, status: number): CommandError =>
  new CommandError(
    status >= 500
      ? `${origin} failed with ${status}; its log says why`
      : `${origin} takes no releases: it answers ${status}, and not as the server of this product does. Does --server name its address, and is it as new as this command?`,
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
