import { NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { Face } from './Face.tsx';
import { WaysOut } from './WaysOut.tsx';

/** Says that no page is at the address, or none that this user may open. */
export function NotFoundFace() {
  return (
    <Face drawing={<NotFoundDrawing />} title="页面不存在" actions={<WaysOut />}>
      <p>页面不存在，或您没有访问权限。</p>
    </Face>
  );
}
