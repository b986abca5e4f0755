import { createHash } from 'node:crypto';
import { badParameter } from '../../call/apiErrors.ts';
import type { Client } from './client/findClient.ts';

interface GivenChallenge {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/**
 * Reads the challenge of PKCE (RFC 7636), which a client without a secret has to give: whoever takes its code from the address can
 * do nothing with it. The method `plain` protects nobody who reads addresses.
 * @returns null for a client with a secret that gives none
 * @throws BusinessError 400
 */
export function readChallenge(client: Client, { code_challenge: challenge, code_challenge_method: method }: GivenChallenge) {
  if (challenge === undefined) {
    if (method !== undefined) throw badParameter('code_challenge 不能为空');
    if (client.secretHash === null) throw badParameter('公开客户端须使用 PKCE，缺少 code_challenge');
    return null;
  }
  if (method !== 'S256') throw badParameter('code_challenge_method 只支持 S256');
  if (!/^[\w-]{43}$/.test(challenge)) throw badParameter('code_challenge 格式不正确');
  return challenge;
}

/** Tells whether the verifier answers the challenge. One that was never asked for is wrong, too (RFC 9700 §4.8.2). */
export function answersChallenge(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) return challenge === null && verifier === undefined;
  return /^[\w.~-]{43,128}$/.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge;
}
