import { SMS_REFUSALS, SmsScene } from '@zhilv/contract/system';
import type { ApiError } from '@zhilv/platform';
import { isMissing } from '../form/isMissing.ts';
import type { FormRefusal } from '../form/useSignInForm.ts';

const NOT_OFFERED = '当前系统未开通自助找回密码，请联系管理员重置密码。';

const WORDED: ReadonlyMap<number, FormRefusal<'mobile' | 'code'>> = new Map<number, FormRefusal<'mobile' | 'code'>>([
  [SMS_REFUSALS.unknownMobile, { field: 'mobile', text: '该手机号未绑定账号，请核对后重试' }],
  [SMS_REFUSALS.noMobile, { field: 'mobile', text: '该手机号未绑定账号，请核对后重试' }],
  [SMS_REFUSALS.dailyLimit, { field: 'mobile', text: '该手机号今天的验证码次数已用完，请明天再试' }],
  [SMS_REFUSALS.tooFrequent, { field: 'code', text: '验证码发送过于频繁，请稍后再试' }],
  [SMS_REFUSALS.codeUnknown, { field: 'code', text: '验证码不正确，请核对后重新输入' }],
  [SMS_REFUSALS.codeWrong, { field: 'code', text: '验证码不正确，请核对后重新输入' }],
  [SMS_REFUSALS.codeExpired, { field: 'code', text: '验证码已过期，请重新获取' }],
  [SMS_REFUSALS.codeUsed, { field: 'code', text: '验证码已使用，请重新获取' }],
]);

/** Words the refusal of a call about codes, and says which field it is about. */
export function smsRefusal(error: ApiError, scene: number): FormRefusal<'mobile' | 'code'> {
  const forgotten = scene === SmsScene.forgottenPassword;
  // A back end of Oct 2023 does not know the scene; the number was looked at before, by its own rule.
  if (isMissing(error) || (forgotten && error.code === 400))
    return { field: null, text: forgotten ? NOT_OFFERED : '当前系统未开通短信登录，请使用账号登录。' };
  if (error.code === SMS_REFUSALS.noTemplate)
    return { field: 'code', text: forgotten ? '短信服务未开通，请联系管理员重置密码' : '短信服务未开通，请使用账号登录' };
  if (error.code === 400) return { field: 'mobile', text: error.message };
  return WORDED.get(error.code) ?? { field: null, text: error.message };
}
