import { type smsCode, SmsScene } from '@zhilv/contract/system';
import type { Call } from '../../call/implement.ts';
import { forgiveWrong } from '../../session/signInAttempts.ts';
import { changePasswordOf } from '../user/changePassword.ts';
import { takeSmsCode } from './takeSmsCode.ts';

/** Sets a new password for the account of a phone and ends its sign-ins, those of whoever knew the old one among them. */
export async function resetPassword(call: Call<typeof smsCode.resetPassword>): Promise<boolean> {
  const { db, tenantId, input, request } = call;
  const { mobile, code, password } = input;
  const user = await takeSmsCode(call, { mobile, code, scene: SmsScene.forgottenPassword });
  await changePasswordOf(db, user.id, password);
  // The wrong passwords that led here must not keep its owner waiting.
  await forgiveWrong(call, { tenantId, username: user.username, address: request.address }, false);
  return true;
}
