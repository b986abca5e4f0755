import type { SignInPageProps } from '../page/SignInPage.ts';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';

/** The page that most people sign in on. What only some of them need is loaded when they turn to it. */
export function LoginPage({ settings: { company, tenant, defaultTenant, socialTypes } }: SignInPageProps) {
  return (
    <>
      <SignInHeading>登录{company.name}</SignInHeading>
      <PasswordSignIn tenantAsked={tenant} defaultTenant={defaultTenant} socialTypes={socialTypes} />
    </>
  );
}
