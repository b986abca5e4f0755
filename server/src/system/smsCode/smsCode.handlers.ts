import { smsCode, SmsScene } from '@zhilv/contract/system';
import { BusinessError } from '../../call/BusinessError.ts';
import { implement, type Implementation } from '../../call/implement.ts';
import { admit } from '../auth/admit.ts';
import { LoginType } from '../auth/loginLog.ts';
import { resetPassword } from './resetPassword.ts';
import { sendSmsCode } from './sendSmsCode.ts';
import { smsOutbox } from './smsOutbox.ts';
import { takeSmsCode } from './takeSmsCode.ts';

export const handlers: readonly Implementation[] = [
  implement(smsCode.send, sendSmsCode),
  implement(smsCode.signIn, async (call) => {
    const user = await takeSmsCode(call, { ...call.input, scene: SmsScene.signIn });
    return admit(call, user, LoginType.sms);
  }),
  implement(smsCode.resetPassword, resetPassword),
  implement(smsCode.outbox, async ({ settings, input }) => {
    if (!settings.playsSmsGateway) throw new BusinessError(501, '短信收件箱只在开发环境中提供');
    return smsOutbox.sentTo(input.mobile);
  }),
];
