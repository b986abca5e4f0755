import { NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { Face } from './Face.tsx';
import { WaysOut } from './WaysOut.tsx';

export interface NotFoundFaceProps {
  /** The path of the address; null where it is a page's own that found nothing. */
  address?: string | null;
}

/** Says that no page is at the address, or none that this user may open. */
export function NotFoundFace({ address = null }: NotFoundFaceProps) {
  return (
    <Face drawing={<NotFoundDrawing />} title="页面不存在" actions={<WaysOut refused={address} />}>
      <p>页面不存在，或您没有访问权限。</p>
    </Face>
  );
}
