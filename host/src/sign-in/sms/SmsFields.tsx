import { Mobile, SMS_REFUSALS, smsCode, type SmsScene } from '@zhilv/contract/system';
import { ApiError, callBeforeSignIn } from '@zhilv/platform';
import { PlainField } from '@zhilv/ui/plain/field';
import { useRef, useState } from 'react';
import { missingTenant } from '../form/tenantName.ts';
import type { SignInForm } from '../form/useSignInForm.ts';
import styles from './SmsFields.module.css';
import { smsRefusal } from './smsRefusal.ts';
import { useSentCode } from './useSentCode.ts';

interface SmsFieldsProps {
  form: Pick<SignInForm<'mobile' | 'code'>, 'field' | 'focus' | 'showFailure' | 'showErrors' | 'tenantName' | 'tenantAsked'> & {
    readonly values: Readonly<Record<'mobile' | 'code', string>>;
  };
  /** The purpose of the code (docs/protocol/system.md §1.2). */
  scene: (typeof SmsScene)[keyof typeof SmsScene];
}

/** The number of a phone and the code that is sent to it, with the button that sends one. */
export function SmsFields({ form, scene }: SmsFieldsProps) {
  const mobile = form.values.mobile.trim();
  const { seconds, begin } = useSentCode(mobile);
  const [busy, setBusy] = useState(false);
  // A state would change only with the next render, too late for a second press.
  const sending = useRef(false);

  async function send(): Promise<void> {
    if (sending.current) return;
    const tenantName = missingTenant(form.tenantAsked, form.tenantName);
    if (form.showErrors({ tenantName, mobile: Mobile.safeParse(mobile).error?.issues[0]?.message })) return;
    sending.current = true;
    setBusy(true);
    try {
      await callBeforeSignIn(smsCode.send, { mobile, scene }, form.tenantName);
      begin();
      form.focus('code');
    } catch (error) {
      if (error instanceof ApiError && error.code === SMS_REFUSALS.tooFrequent) begin();
      form.showFailure(error, (failure) => smsRefusal(failure, scene));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return (
    <>
      <PlainField
        {...form.field('mobile')}
        label="手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <PlainField
        {...form.field('code')}
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        hint={seconds > 0 ? `验证码已发送至 ${mobile.slice(0, 3)}****${mobile.slice(-4)}，10 分钟内有效` : undefined}
        action={
          <button
            type="button"
            className={styles['send']}
            aria-disabled={seconds > 0 || undefined}
            aria-busy={busy || undefined}
            onClick={seconds > 0 ? undefined : () => void send()}
          >
            {busy ? '正在发送…' : seconds > 0 ? `${seconds} 秒后重发` : '获取验证码'}
          </button>
        }
      />
    </>
  );
}
