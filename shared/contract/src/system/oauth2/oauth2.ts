import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { queryBoolean } from '../../wire/query.ts';
import { Id } from '../../wire/values.ts';

/** What a client may be allowed; whoever is signed in decides for each (docs/protocol/system.md §4). */
export const OAUTH2_SCOPES = ['user.read', 'user.write'] as const;
export type OAuth2Scope = (typeof OAUTH2_SCOPES)[number];

const SCOPE_TEXTS: Readonly<Record<OAuth2Scope, string>> = {
  'user.read': '读取您的个人信息',
  'user.write': '修改您的个人信息',
};

/** Says what a scope allows; one of another back end is shown by its name. */
export const scopeText = (scope: string): string =>
  // Any text may come here, and only own properties are texts.
  Object.hasOwn(SCOPE_TEXTS, scope) ? SCOPE_TEXTS[scope as OAuth2Scope] : scope;

const name = z.string().check(z.maxLength(64, { error: '参数过长' }));
const address = z.string().check(z.maxLength(1024, { error: '参数过长' }));

/** The client names itself here, or by HTTP basic authentication. A public one has no secret. */
const clientFields = { client_id: z.optional(name), client_secret: z.optional(address) };

/** A pair of tokens as a client gets it; `expires_in` is the seconds that the access token lasts. */
export const ClientTokens = z.object({
  scope: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.string(),
  expires_in: z.int(),
});
export type ClientTokens = z.infer<typeof ClientTokens>;

/** The person behind a client's token. */
export const ClientUser = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  email: z.nullish(z.string()),
  mobile: z.nullish(z.string()),
  sex: z.nullish(z.int()),
  avatar: z.nullish(z.string()),
  dept: z.nullish(z.object({ id: Id, name: z.string() })),
});
export type ClientUser = z.infer<typeof ClientUser>;

/** Lets other applications sign people in by their account here (OAuth 2.0, RFC 6749), in the words of the back end. */
export const oauth2 = {
  /** The client that asks, and which of its scopes the caller has approved. */
  info: endpoint({
    method: 'GET',
    path: '/system/oauth2/authorize',
    access: 'signed-in',
    input: z.object({ clientId: name }),
    output: z.object({
      client: z.object({ name: z.string(), logo: z.nullish(z.string()) }),
      scopes: z.array(z.object({ key: z.string(), value: z.boolean() })),
    }),
  }),
  /** Gives the address to go to, or null where nothing may be approved without asking. */
  authorize: endpoint({
    method: 'POST',
    path: '/system/oauth2/authorize',
    access: 'signed-in',
    input: z.object({
      response_type: name,
      client_id: name,
      redirect_uri: address,
      auto_approve: queryBoolean,
      state: z.optional(address),
      /** JSON text of a map from scopes to whether they are approved. */
      scope: z.optional(address),
      code_challenge: z.optional(address),
      code_challenge_method: z.optional(name),
    }),
    inputIn: 'query',
    isForm: true,
    output: z.nullable(z.string()),
  }),
  /** Gives tokens for a code, or for a refresh token, which is replaced. */
  token: endpoint({
    method: 'POST',
    path: '/system/oauth2/token',
    access: 'public',
    tenant: false,
    input: z.object({
      ...clientFields,
      grant_type: name,
      code: z.optional(address),
      redirect_uri: z.optional(address),
      code_verifier: z.optional(address),
      refresh_token: z.optional(address),
    }),
    inputIn: 'query',
    isForm: true,
    crossOrigin: true,
    output: ClientTokens,
  }),
  /** Ends an authorisation by one of its tokens; tells whether there was one. */
  revoke: endpoint({
    method: 'DELETE',
    path: '/system/oauth2/token',
    access: 'public',
    tenant: false,
    input: z.object({ ...clientFields, token: address }),
    isForm: true,
    crossOrigin: true,
    output: z.boolean(),
  }),
  checkToken: endpoint({
    method: 'POST',
    path: '/system/oauth2/check-token',
    access: 'public',
    tenant: false,
    input: z.object({ ...clientFields, token: address }),
    inputIn: 'query',
    isForm: true,
    crossOrigin: true,
    output: z.object({
      scopes: z.array(z.string()),
      /** The end, in seconds since 1970. */
      exp: z.int(),
      user_id: Id,
      user_type: z.int(),
      tenant_id: Id,
      client_id: z.string(),
      access_token: z.string(),
    }),
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/system/oauth2/user/get',
    access: { scope: 'user.read' },
    crossOrigin: true,
    input: z.object({}),
    output: ClientUser,
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/system/oauth2/user/update',
    access: { scope: 'user.write' },
    crossOrigin: true,
    input: z.object({
      nickname: z.optional(
        z.string().check(
          z.refine((text) => text.trim() !== '', { error: '用户昵称不能为空' }),
          z.maxLength(30, { error: '用户昵称长度不能超过 30 个字符' }),
        ),
      ),
      sex: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
    }),
    output: z.boolean(),
  }),
};
