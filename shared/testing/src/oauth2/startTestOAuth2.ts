import { createHash } from 'node:crypto';
import type { ClientTokens } from '@zhilv/contract/system';
import { oauth2Clients } from '@zhilv/server/database';
import { fillTestStaff } from '../server/fillTestStaff.ts';
import { startTestApp, type TestApp } from '../server/startTestApp.ts';

/** A verifier of PKCE, and the challenge that it answers. */
export const VERIFIER = 'a-verifier-of-more-than-forty-three-characters.~_';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

type Fields = Readonly<Record<string, string | null>>;

interface Asked {
  /** Changes of the usual fields; null leaves one out. */
  readonly fields?: Fields;
  /** Text that is put behind the fields as it stands. */
  readonly append?: string;
  /** Id and secret of a client, for HTTP basic authentication. */
  readonly basic?: string;
  readonly address?: string;
}

/** The API with clients: `app` has a secret, `spa` has none, `foreign` is of tenant 4. */
export interface TestOAuth2 extends TestApp {
  /** Asks for the consent of whoever has the token, to `app` where the fields name no other client. */
  readonly authorize: (token: string, asked?: Asked & { readonly body?: string }) => ReturnType<TestApp['answer']>;
  /** Gives the code that `authorize` sends a client. */
  readonly codeFor: (client: 'app' | 'spa', token: string, scope?: string) => Promise<string>;
  /** Posts a form of a client. */
  readonly post: (path: string, asked: Asked) => ReturnType<TestApp['answer']>;
  /** Gives tokens of `spa` with all scopes. */
  readonly tokensFor: (token: string, scope?: string) => Promise<ClientTokens>;
  /** Exchanges a code of `spa` for its tokens. */
  readonly redeem: (code: string) => ReturnType<TestApp['answer']>;
  /** Exchanges a refresh token of `spa`. */
  readonly refresh: (refreshToken: string) => ReturnType<TestApp['answer']>;
  /** Ends the authorisation of a token of `spa`, or of the client that the query names. */
  readonly revoke: (token: string, query?: string) => ReturnType<TestApp['answer']>;
  readonly check: (token: string, client?: string) => ReturnType<TestApp['answer']>;
  readonly userOf: (token: string) => ReturnType<TestApp['answer']>;
}

const ALL_SCOPES = '{"user.read":true,"user.write":true}';

/** For tests: starts the API with the test staff and clients of every kind. Close its database in the end. */
export async function startTestOAuth2(): Promise<TestOAuth2> {
  const app = await startTestApp({
    fill: async (database) => {
      await fillTestStaff(database);
      await database.db.insert(oauth2Clients).values(clients);
    },
  });

  const authorize: TestOAuth2['authorize'] = (token, { fields = {}, append = '', body = '', address } = {}) =>
    app.answer('POST', `/system/oauth2/authorize?${encoded({ ...REQUEST, ...fields })}${append}`, {
      token,
      headers: FORM,
      ...(body !== '' && { body }),
      ...(address !== undefined && { address }),
    });

  const post: TestOAuth2['post'] = (path, { fields = {}, append = '', basic, address }) =>
    app.answer('POST', `/system/oauth2/${path}`, {
      tenant: null,
      body: `${encoded(fields)}${append}`,
      headers: { ...FORM, ...(basic !== undefined && { Authorization: `Basic ${Buffer.from(basic).toString('base64')}` }) },
      ...(address !== undefined && { address }),
    });

  const codeFor: TestOAuth2['codeFor'] = async (client, token, scope = ALL_SCOPES) => {
    const { data } = await authorize(token, { fields: client === 'app' ? { scope } : { ...OF_SPA, scope } });
    return new URL(String(data)).searchParams.get('code') ?? '';
  };

  const redeem: TestOAuth2['redeem'] = (code) => post('token', { fields: { ...redemption('spa'), code } });

  return {
    ...app,
    authorize,
    codeFor,
    post,
    redeem,
    tokensFor: async (token, scope) => (await redeem(await codeFor('spa', token, scope))).data as ClientTokens,
    refresh: (token) => post('token', { fields: { grant_type: 'refresh_token', client_id: 'spa', refresh_token: token } }),
    revoke: (token, query = 'client_id=spa') =>
      app.answer('DELETE', `/system/oauth2/token?${query}&token=${token}`, { tenant: null }),
    check: (token, client = 'spa') => post('check-token', { fields: { client_id: client, token } }),
    userOf: (token) => app.answer('GET', '/system/oauth2/user/get', { token, tenant: null }),
  };
}

/** The fields with which a client asks for its tokens, but for the code. */
export const redemption = (client: 'app' | 'spa'): Fields =>
  client === 'app'
    ? { grant_type: 'authorization_code', redirect_uri: 'https://app.example/back' }
    : { grant_type: 'authorization_code', redirect_uri: 'https://spa.example/back', client_id: 'spa', code_verifier: VERIFIER };

const REQUEST: Fields = {
  response_type: 'code',
  client_id: 'app',
  redirect_uri: 'https://app.example/back',
  auto_approve: 'false',
  state: 'abc',
  scope: '{"user.read":true}',
};

/** The fields by which a request for consent is one of `spa`. */
export const OF_SPA: Fields = {
  client_id: 'spa',
  redirect_uri: 'https://spa.example/back',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const encoded = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  ).toString();

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
const withCodes = { grantTypes: ['authorization_code', 'refresh_token'], scopes: ['user.read', 'user.write'] };

const clients: (typeof oauth2Clients.$inferInsert)[] = [
  {
    ...withCodes,
    tenantId: 1,
    clientId: 'app',
    secretHash: hashed('s3cret'),
    name: '行程助手',
    logo: '/app.svg',
    redirectUris: ['https://app.example/back', 'https://app.example/back?from=zhilv'],
  },
  { ...withCodes, tenantId: 1, clientId: 'spa', name: '浏览器应用', redirectUris: ['https://spa.example/back'] },
  { ...withCodes, tenantId: 1, clientId: 'closed', name: '停用的应用', status: 1, redirectUris: ['https://app.example/back'] },
  { ...withCodes, tenantId: 4, clientId: 'foreign', name: '丁公司的应用', redirectUris: ['https://app.example/back'] },
  {
    ...withCodes,
    tenantId: 1,
    clientId: 'careless',
    name: '登记有误的应用',
    redirectUris: ['javascript:alert(1)', 'data:text/html,x', 'https://careless.example/#app'],
  },
  {
    tenantId: 1,
    clientId: 'implicit',
    name: '旧式应用',
    grantTypes: ['implicit'],
    scopes: ['user.read'],
    redirectUris: ['https://implicit.example'],
  },
];
