import type { SocialLoginRequest } from '@zhilv/contract/system';
import { PlainButton } from '@zhilv/ui/plain/button';
import { safeRedirect } from '../../address/safeRedirect.ts';
import { signInAddress } from '../../address/signInAddress.ts';
import { PasswordSignIn } from '../login/PasswordSignIn.tsx';
import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading, SignInText } from '../scene/SignInLayout.tsx';
import styles from './BindBySignIn.module.css';
import type { Provider } from '../social/providers.ts';
import { failureText } from './texts.ts';

interface BindBySignInProps extends SignInPageProps {
  provider: Provider;
  social: SocialLoginRequest;
  tenantName: string;
  redirect: string | null;
}

/** The form by which somebody binds the account that came back: whoever signs in needs no password the next time. */
export function BindBySignIn({ provider, social, settings, tenantName, redirect }: BindBySignInProps) {
  return (
    <>
      <SignInHeading>绑定{provider.name}账号</SignInHeading>
      <SignInText>
        您的{provider.name}账号还没有绑定。请用账号和密码登录一次，以后可以直接使用{provider.name}登录。
      </SignInText>
      <PasswordSignIn
        tenantAsked={settings.tenant}
        defaultTenant={tenantName}
        social={social}
        refusalText={(error) => failureText(error, provider).text}
      />
      <div className={styles['after']}>
        <PlainButton kind="quiet" size="large" block href={signInAddress(safeRedirect(redirect, window.location.origin))}>
          暂不绑定，返回登录
        </PlainButton>
      </div>
    </>
  );
}
