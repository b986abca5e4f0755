import { ForbiddenDrawing } from '@zhilv/ui/plain/drawings';
import { Face } from './Face.tsx';
import { WaysOut } from './WaysOut.tsx';

/** Says that the user may not see the page at this address. */
export function UnauthorisedFace() {
  return (
    <Face drawing={<ForbiddenDrawing />} title="没有访问权限" actions={<WaysOut />}>
      <p>您的账号没有访问此页面的权限。如需开通，请联系管理员。</p>
    </Face>
  );
}
