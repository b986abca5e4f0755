import { PlainButton } from '@zhilv/ui/plain/button';
import { ForbiddenDrawing } from '@zhilv/ui/plain/drawings';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { BackButton } from './BackButton.tsx';
import { Face } from './Face.tsx';

/** Says that the user may not see the page at this address. */
export function UnauthorisedFace() {
  return (
    <Face
      drawing={<ForbiddenDrawing />}
      title="没有访问权限"
      actions={
        <>
          <PlainButton href={CONSOLE.home} kind="primary">
            返回首页
          </PlainButton>
          <BackButton />
        </>
      }
    >
      <p>您的账号没有访问此页面的权限。如需开通，请联系管理员。</p>
    </Face>
  );
}
