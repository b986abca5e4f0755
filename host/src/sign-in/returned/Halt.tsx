import { SITE_HOME } from '@zhilv/site/addresses';
import { PlainButton } from '@zhilv/ui/plain/button';
import { safeRedirect } from '../../address/safeRedirect.ts';
import { signInAddress } from '../../address/signInAddress.ts';
import { SignInHeading, SignInText, SignInWays } from '../scene/SignInLayout.tsx';
import type { Provider } from '../social/providers.ts';
import { useBegin } from '../social/useBegin.ts';

interface HaltProps {
  title: string;
  text: string;
  /** The provider to begin anew with; null where none is known. */
  provider: Provider | null;
  redirect: string | null;
  tenantName: string;
  /** Tries the same once more, where nothing has been answered yet. */
  onRetry?: (() => void) | undefined;
}

/** Says why signing in by a provider did not go on, and the ways from there. */
export function Halt({ title, text, provider, redirect, tenantName, onRetry }: HaltProps) {
  const { busyType, refusal, begin } = useBegin();
  const address = signInAddress(safeRedirect(redirect, window.location.origin));

  return (
    <>
      <SignInHeading>{title}</SignInHeading>
      <div role="alert">
        <SignInText>{refusal ?? text}</SignInText>
      </div>
      <SignInWays>
        {onRetry !== undefined && (
          <PlainButton kind="primary" size="large" block onClick={onRetry}>
            重试
          </PlainButton>
        )}
        {onRetry === undefined && provider !== null && (
          <PlainButton
            kind="primary"
            size="large"
            block
            busy={busyType !== null}
            onClick={() => void begin(provider, { purpose: 'sign-in', redirect, tenantName })}
          >
            重新使用{provider.name}登录
          </PlainButton>
        )}
        <PlainButton size="large" block href={address}>
          账号登录
        </PlainButton>
        <PlainButton kind="quiet" size="large" block href={SITE_HOME}>
          返回首页
        </PlainButton>
      </SignInWays>
    </>
  );
}
