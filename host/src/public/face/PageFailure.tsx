import { PlainButton } from '@zhilv/ui/plain/button';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { FailureScene } from './FailureScene.tsx';
import { failureText } from './failureText.ts';
import { PublicFace } from './PublicFace.tsx';

/** Stands in place of a page that could not be loaded or failed. Header and footer stay, and 重试 loads it without a reload. */
export function PageFailure() {
  const failure = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  return (
    <PublicFace drawing={<FailureScene failure={failure} />} title="页面暂时打不开" text={failureText(failure)}>
      <PlainButton kind="primary" size="large" busy={busy} onClick={() => void navigate(location, { replace: true })}>
        重试
      </PlainButton>
      <PlainButton href="/" size="large">
        返回首页
      </PlainButton>
    </PublicFace>
  );
}
