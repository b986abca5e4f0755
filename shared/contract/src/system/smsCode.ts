import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Done, Instant } from '../wire/values.ts';
import { Tokens } from './auth.ts';
import { Mobile } from './user/mobile.ts';
import { password } from './user/password.ts';

/** The purposes that codes are sent for (docs/protocol/system.md §1.2). A code serves the purpose that it was sent for alone. */
export const SmsScene = { signIn: 21, forgottenPassword: 23 } as const;

/** A back end knows these, whether it sends anything for them or not. */
const SCENES = [1, 2, 3, 4, 21, 22, 23] as const;

// A real back end sends four digits, ours six; what is longer cannot be one.
const Code = z
  .string({ error: '验证码不能为空' })
  .check(z.minLength(1, { error: '验证码不能为空', abort: true }), z.regex(/^\d{4,6}$/, { error: '验证码为 4-6 位数字' }));

/** Signing in, and getting in again, by a code that is sent to a phone. */
export const smsCode = {
  /** Refused by the codes of {@link SMS_REFUSALS}. */
  send: endpoint({
    method: 'POST',
    path: '/system/auth/send-sms-code',
    access: 'public',
    input: z.object({
      mobile: Mobile,
      scene: z.literal(SCENES, { error: `必须在指定范围 [${SCENES.join(', ')}]` }),
    }),
    output: Done,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/system/auth/sms-login',
    access: 'public',
    input: z.object({ mobile: Mobile, code: Code }),
    output: Tokens,
  }),
  /** Sets a new password and ends all sign-ins of the account. A back end of Oct 2023 lacks it. */
  resetPassword: endpoint({
    method: 'POST',
    path: '/system/auth/reset-password',
    access: 'public',
    input: z.object({ mobile: Mobile, code: Code, password: password() }),
    output: Done,
  }),
  /**
   * The messages to a number that no gateway has sent, the newest first: our server alone has it, and only while it plays the
   * gateway; 501 elsewhere.
   */
  outbox: endpoint({
    method: 'GET',
    path: '/system/sms-code/outbox',
    access: 'public',
    tenant: false,
    input: z.object({ mobile: Mobile }),
    output: z.array(z.object({ mobile: z.string(), scene: z.int(), code: z.string(), createTime: Instant })),
  }),
};

/** The codes by which a back end refuses to send a code or to take one (docs/protocol/system.md §11). */
export const SMS_REFUSALS = {
  unknownMobile: 1_002_000_007,
  noMobile: 1_002_013_000,
  noTemplate: 1_002_013_002,
  codeUnknown: 1_002_014_000,
  codeExpired: 1_002_014_001,
  codeUsed: 1_002_014_002,
  codeWrong: 1_002_014_003,
  dailyLimit: 1_002_014_004,
  tooFrequent: 1_002_014_005,
} as const;
