import { bytesUpTo } from '@zhilv/release/bytes-up-to';
import type * as z from 'zod/mini';
import type { Clock } from '../../call/Clock.ts';
import type { Database } from '../../db/database.ts';
import { EVERYWHERE } from '../../response/securityHeaders.ts';
import { DeployRefused } from './DeployRefused.ts';

export interface DeployContext {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  readonly db: Database;
  readonly clock: Clock;
}

/** A request below `DEPLOY_API`. */
export interface DeployCall {
  readonly request: Request;
  /** The rest of its path. */
  readonly path: string;
  /** The caller's address. */
  readonly address: string;
}

/** Bodies of commands are names and a message. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** Reads the JSON of a command. @throws DeployRefused for anything else */
export async function bodyOf<Body>({ request }: DeployCall, schema: z.ZodMiniType<Body>): Promise<Body> {
  const body = await bytesUpTo(request.body, BODY_LIMIT_BYTES);
  if (body === null) throw new DeployRefused(413, 'the body is too long');
  const parsed = schema.safeParse(jsonOf(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DeployRefused(400, `the body is not that of this call (${issue?.path.join(' → ')}: ${issue?.message})`, {
    reason: 'usage',
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** An answer that nobody keeps. */
export const deployAnswer = (body: object, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...EVERYWHERE, 'cache-control': 'no-store', ...headers } });
