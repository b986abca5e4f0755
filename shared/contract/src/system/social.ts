import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Done } from '../wire/values.ts';
import { Tokens } from './auth.ts';
import { isSocialType, OUTSIDE_SOCIAL_TYPES } from './socialType.ts';

/** A code of a provider and the state that its authorization was begun with. Providers have codes of some hundred characters. */
const text = (missing: string) =>
  z
    .string({ error: missing })
    .check(z.minLength(1, { error: missing }), z.maxLength(1024, { error: '授权信息长度不能超过 1024 个字符' }));

const SocialType = z.int({ error: '社交平台的类型不能为空' }).check(z.refine(isSocialType, { error: OUTSIDE_SOCIAL_TYPES }));

/** It has no message of its own about a missing one, which a back end names. */
const QuerySocialType = z.pipe(
  z.union([z.int(), z.string()]),
  z.pipe(
    z.transform(Number),
    z.number({ error: OUTSIDE_SOCIAL_TYPES }).check(z.refine(isSocialType, { error: OUTSIDE_SOCIAL_TYPES })),
  ),
);

/** The input of signing in by another provider (docs/protocol/system.md §1). */
export const SocialLoginRequest = z.object({ type: SocialType, code: text('授权码不能为空'), state: text('state 不能为空') });
export type SocialLoginRequest = z.infer<typeof SocialLoginRequest>;

/** An account at a provider that is bound to the caller's. */
export const SocialUser = z.object({
  type: z.int(),
  openid: z.string(),
  nickname: z.nullish(z.string()),
  avatar: z.nullish(z.string()),
});
export type SocialUser = z.infer<typeof SocialUser>;

/** Signing in by another provider, and the accounts there that are bound to the caller's (docs/protocol/system.md §1, §1.3, §5.1). */
export const social = {
  /** The provider's address that asks for consent; `redirect_uri` inside carries `:`, `/` and `?` as they are. */
  authRedirect: endpoint({
    method: 'GET',
    path: '/system/auth/social-auth-redirect',
    access: 'public',
    input: z.object({
      type: QuerySocialType,
      redirectUri: z.string().check(z.maxLength(2048, { error: '回调地址长度不能超过 2048 个字符' })),
    }),
    output: z.string(),
  }),
  login: endpoint({
    method: 'POST',
    path: '/system/auth/social-login',
    access: 'public',
    input: SocialLoginRequest,
    output: Tokens,
  }),
  /** A stock ruoyi-vue-pro refuses each call with 400 (docs/protocol/README.md §12). */
  bind: endpoint({
    method: 'POST',
    path: '/system/social-user/bind',
    access: 'signed-in',
    input: SocialLoginRequest,
    output: Done,
  }),
  unbind: endpoint({
    method: 'DELETE',
    path: '/system/social-user/unbind',
    access: 'signed-in',
    input: z.object({ type: SocialType, openid: text('社交平台的 openid 不能为空') }),
    inputIn: 'body',
    output: Done,
  }),
  /** ruoyi-vue-pro has it since 2024 only. */
  bindList: endpoint({
    method: 'GET',
    path: '/system/social-user/get-bind-list',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(SocialUser),
  }),
};

/** Codes of refusals (docs/protocol/system.md §11). */
export const SOCIAL_REFUSAL = {
  /** The account at the provider is bound to none here: signing in by password with the same code and state binds it. */
  notBound: 1_002_000_005,
  /** The code or the state is wrong, used or expired, or the account is bound to somebody else. */
  failed: 1_002_018_000,
  /** The caller has bound no such account. */
  notFound: 1_002_018_002,
} as const;
