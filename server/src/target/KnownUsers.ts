import { createHash } from 'node:crypto';
import { Id } from '@zhilv/contract';
import { auth } from '@zhilv/contract/system';
import * as z from 'zod/mini';
import { envelopeOf } from '../response/envelope.ts';

/** Sessions of a day in a large company. Whoever is forgotten is known again after the next start of a session. */
const MOST = 10_000;

/** Only the target knows whose a token is. It says so with tokens, and with what their user may do. */
const WithTokens = z.object({ userId: Id, accessToken: z.string() });
const OfCaller = z.object({ user: z.object({ id: Id }) });

/** Remembers, for the log, whom the target has named as the user of a token. It keeps the tokens as hashes. */
export class KnownUsers {
  readonly #users = new Map<string, Id>();

  /** Gives the user of a request; null where the target has not named one. */
  of(headers: Headers): Id | null {
    const token = bearerOf(headers);
    return token === null ? null : (this.#users.get(hashOf(token)) ?? null);
  }

  /** Looks through the target's answer to a call. */
  learn(path: string, headers: Headers, body: Buffer): void {
    if (!path.startsWith('/admin-api/system/auth/')) return;
    const data = envelopeOf(body.toString('utf8'))?.data;
    const tokens = WithTokens.safeParse(data);
    if (tokens.success) this.#keep(tokens.data.accessToken, tokens.data.userId);
    const token = bearerOf(headers);
    if (path !== `/admin-api${auth.permissionInfo.path}` || token === null) return;
    const caller = OfCaller.safeParse(data);
    if (caller.success) this.#keep(token, caller.data.user.id);
  }

  #keep(token: string, user: Id): void {
    const hash = hashOf(token);
    // It is set anew behind all others, so that the first is the one that was seen longest ago.
    this.#users.delete(hash);
    this.#users.set(hash, user);
    const [oldest] = this.#users.keys();
    if (this.#users.size > MOST && oldest !== undefined) this.#users.delete(oldest);
  }
}

const bearerOf = (headers: Headers): string | null => /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
