import { SIGN_IN } from '@zhilv/site/addresses';
import { PlainButton } from '@zhilv/ui/plain/button';
import { ForbiddenDrawing } from '@zhilv/ui/plain/drawings';
import { PublicFace } from './PublicFace.tsx';

/** The visitor may not see what was asked for. */
export function UnauthorisedFace() {
  return (
    <PublicFace
      drawing={<ForbiddenDrawing />}
      title="您没有访问权限"
      text="此页面需要相应的权限。请换一个账号登录，或联系管理员开通。"
    >
      <PlainButton href="/" kind="primary" size="large">
        返回首页
      </PlainButton>
      <PlainButton href={SIGN_IN} size="large">
        员工登录
      </PlainButton>
    </PublicFace>
  );
}
