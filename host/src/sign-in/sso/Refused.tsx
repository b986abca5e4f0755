import { SITE_HOME } from '@zhilv/site/addresses';
import { PlainButton } from '@zhilv/ui/plain/button';
import { SignInHeading, SignInText, SignInWays } from '../scene/SignInLayout.tsx';

/** Stands where somebody has refused an application that cannot be told so. */
export function Refused({ name }: { name: string }) {
  return (
    <>
      <SignInHeading>已拒绝授权</SignInHeading>
      <SignInText role="alert">没有向{name}提供您的任何信息。您可以关闭此页面。</SignInText>
      <SignInWays>
        <PlainButton size="large" block href={SITE_HOME}>
          返回首页
        </PlainButton>
      </SignInWays>
    </>
  );
}
