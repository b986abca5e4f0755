import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Id, Instant } from '../wire/values.ts';
import { Menu } from './menu/grantedMenu.ts';
import { password } from './user/password.ts';
import { isSocialType, OUTSIDE_SOCIAL_TYPES } from './socialType.ts';

/** The input of signing in. Its messages are the back end's recorded words (docs/protocol/system.md §1). */
export const LoginRequest = z
  .object({
    username: z
      .string({ error: '登录账号不能为空' })
      .check(
        z.minLength(1, { error: '登录账号不能为空', abort: true }),
        z.minLength(4, { error: '账号长度为 4-16 位', abort: true }),
        z.maxLength(16, { error: '账号长度为 4-16 位', abort: true }),
        z.regex(/^[A-Za-z0-9]+$/, { error: '账号格式为数字以及字母' }),
      ),
    password: password(),
    /** It is required where the captcha is on. */
    captchaVerification: z.optional(z.string()),
    /** With a type, code and state of a provider's authorization come along, and its account is bound to the user who signs in. */
    socialType: z.optional(z.int().check(z.refine(isSocialType, { error: OUTSIDE_SOCIAL_TYPES }))),
    socialCode: z.optional(z.string()),
    socialState: z.optional(z.string()),
  })
  .check(
    z.refine(({ socialType, socialState }) => socialType === undefined || !!socialState, {
      error: '授权 state 不能为空',
      abort: true,
    }),
    z.refine(({ socialType, socialCode }) => socialType === undefined || !!socialCode, { error: '授权码不能为空' }),
  );
export type LoginRequest = z.infer<typeof LoginRequest>;

/** A pair of tokens; `expiresTime` is the access token's end. A header has to carry the access token (RFC 6750, appendix A). */
export const Tokens = z.object({
  userId: Id,
  accessToken: z.string().check(z.regex(/^[\x20-\x7e]+$/)),
  refreshToken: z.string(),
  expiresTime: Instant,
});
export type Tokens = z.infer<typeof Tokens>;

/** The signed-in user and what this user may do. */
export const PermissionInfo = z.object({
  user: z.object({
    id: Id,
    nickname: z.string(),
    avatar: z.nullish(z.string()),
    /** The account's name; a back end of Oct 2023 sends neither of the two. */
    userName: z.nullish(z.string()),
    username: z.nullish(z.string()),
    deptId: z.nullish(Id),
    email: z.nullish(z.string()),
  }),
  /** Role codes. */
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  menus: z.array(Menu),
});
export type PermissionInfo = z.infer<typeof PermissionInfo>;

/** Signing in and out, and what the signed-in user may do. */
export const auth = {
  login: endpoint({ method: 'POST', path: '/system/auth/login', access: 'public', input: LoginRequest, output: Tokens }),
  logout: endpoint({
    method: 'POST',
    path: '/system/auth/logout',
    access: 'public',
    input: z.object({}),
    inputIn: 'query',
    output: z.boolean(),
  }),
  /** The token travels in the query, as a real back end needs it; our server takes it in the body as well. */
  refreshToken: endpoint({
    method: 'POST',
    path: '/system/auth/refresh-token',
    access: 'public',
    input: z.object({ refreshToken: z.string() }),
    inputIn: 'query',
    output: Tokens,
  }),
  permissionInfo: endpoint({
    method: 'GET',
    path: '/system/auth/get-permission-info',
    access: 'signed-in',
    input: z.object({}),
    output: PermissionInfo,
    // Menu rows are typed by people: one that is bad must not keep anybody out.
    badRowsLeftOut: true,
  }),
};
