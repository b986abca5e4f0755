import { ActionLink } from '../parts/link/ActionLink.tsx';
import { ADDRESS } from '../parts/address/addresses.ts';
import { ClosedGate } from '../parts/drawing/scene/ClosedGate.tsx';
import { Face } from '../parts/face/Face.tsx';

/** Says that the visitor may not see what was asked for. */
export function UnauthorisedPage() {
  return (
    <Face scene={<ClosedGate />} title="您没有访问权限" text="此页面需要相应的权限。请换一个账号登录，或联系管理员开通。">
      <ActionLink first to={ADDRESS.home}>
        返回首页
      </ActionLink>
      <ActionLink reloadDocument to={ADDRESS.signIn}>
        员工登录
      </ActionLink>
    </Face>
  );
}
