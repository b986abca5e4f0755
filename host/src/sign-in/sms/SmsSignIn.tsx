import { ruleErrors } from '@zhilv/contract';
import { smsCode, SmsScene } from '@zhilv/contract/system';
import { signInBy } from '@zhilv/platform';
import { openWanted } from '../form/openWanted.ts';
import type { FormProps } from '../form/FormProps.ts';
import { SignInForm } from '../form/SignInForm.tsx';
import { TenantField } from '../form/TenantField.tsx';
import { useSignInForm } from '../form/useSignInForm.ts';
import { rememberTenant } from '../remember/rememberedAccount.ts';
import { SmsFields } from './SmsFields.tsx';
import { smsRefusal } from './smsRefusal.ts';
import { forgetMobile, lastMobile } from './useSentCode.ts';

const FIELDS = ['mobile', 'code'] as const;

/** The form to sign in by a code that is sent to a phone. */
export function SmsSignIn({ tenantAsked, defaultTenant }: FormProps) {
  const form = useSignInForm({ fields: FIELDS, initial: { mobile: lastMobile(), code: '' }, tenantAsked, defaultTenant });
  const { tenantName } = form;
  const typed = { mobile: form.values.mobile.trim(), code: form.values.code.trim() };

  return (
    <SignInForm
      refusal={form.refusal}
      busy={form.busy}
      button={['登录', '正在登录…']}
      onSubmit={(event) =>
        void form.submit(event, {
          mistakes: () => ruleErrors(smsCode.signIn.input, typed, FIELDS),
          send: async () => {
            await signInBy(smsCode.signIn, typed, { tenantName, username: typed.mobile });
            rememberTenant(localStorage, tenantName);
            forgetMobile();
            openWanted();
            return true;
          },
          worded: (error) => smsRefusal(error, SmsScene.signIn),
        })
      }
    >
      {tenantAsked && <TenantField {...form.field('tenantName')} />}
      <SmsFields form={form} scene={SmsScene.signIn} />
    </SignInForm>
  );
}
