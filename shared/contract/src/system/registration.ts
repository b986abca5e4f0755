import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { requiredText } from '../wire/values.ts';
import { LoginRequest, Tokens } from './auth.ts';
import { password } from './user/password.ts';

/** A name that is taken is refused with this code. */
export const USERNAME_TAKEN = 1_002_003_000;
/** A newer back end refuses with this code where people may not register; ours answers 501. */
export const REGISTRATION_OFF = 1_002_003_011;

const { username, captchaVerification } = LoginRequest.shape;

/** Making an account of one's own. A back end of Oct 2023 lacks it. */
export const registration = {
  /** Names have the length that signing in takes: a newer back end registers longer ones, which the sign-in form refuses. */
  register: endpoint({
    method: 'POST',
    path: '/system/auth/register',
    access: 'public',
    input: z.object({ username, nickname: requiredText('用户昵称', 30), password: password(), captchaVerification }),
    output: Tokens,
  }),
};
