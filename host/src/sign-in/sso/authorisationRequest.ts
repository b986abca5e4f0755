import { parsedUrl } from '@zhilv/site/parsed-url';
import { LONGEST_PATH } from '@zhilv/site/own-path';

/** What another application asks for, as its address says (docs/protocol/system.md §4). */
export interface AuthorisationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType: 'code' | 'token';
  readonly state: string | undefined;
  /** The scopes that are asked for; empty where the application leaves them to its registration. */
  readonly scopes: readonly string[];
  readonly challenge: string | undefined;
  readonly challengeMethod: string | undefined;
}

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'scope',
  'code_challenge',
  'code_challenge_method',
] as const;

/** Reads the request in an address, or says in Chinese what is wrong with it. The server checks all of it once more. */
export function readRequest({ pathname, search }: Pick<Location, 'pathname' | 'search'>): AuthorisationRequest | string {
  if (pathname.length + search.length > LONGEST_PATH) return '请求的地址过长。';
  const query = new URLSearchParams(search);
  // Of two values the server and this page might each take another one.
  const repeated = NAMES.find((name) => query.getAll(name).length > 1);
  if (repeated !== undefined) return `参数 ${repeated} 出现了多次。`;
  const of = (name: (typeof NAMES)[number]): string | undefined => query.get(name) || undefined;

  const [clientId, redirectUri, responseType] = [of('client_id'), of('redirect_uri'), of('response_type')];
  if (clientId === undefined) return '缺少参数 client_id，无法确定是哪个应用。';
  if (redirectUri === undefined) return '缺少参数 redirect_uri，授权后无法返回应用。';
  if (!isWebAddress(redirectUri)) return '参数 redirect_uri 不是有效的网址。';
  if (responseType !== 'code' && responseType !== 'token') return '参数 response_type 只能是 code 或 token。';
  return {
    clientId,
    redirectUri,
    responseType,
    state: of('state'),
    scopes: [...new Set((of('scope') ?? '').split(' ').filter((scope) => scope !== ''))],
    challenge: of('code_challenge'),
    challengeMethod: of('code_challenge_method'),
  };
}

/**
 * Tells whether the address that the server gives is the one that the request named, with an answer added. A back end that compares
 * less strictly than ours sends nobody to another place by this page.
 */
export function leadsBack(target: string, { redirectUri }: Pick<AuthorisationRequest, 'redirectUri'>): boolean {
  if (!isWebAddress(target)) return false;
  const [given, named] = [new URL(target), new URL(redirectUri)];
  return given.origin === named.origin && given.pathname === named.pathname && given.username === named.username;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && parsedUrl(text) !== null;
