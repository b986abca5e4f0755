import { ForbiddenDrawing } from '@zhilv/ui/plain/drawings';
import { Face } from './Face.tsx';
import { WaysOut } from './WaysOut.tsx';

export interface UnauthorisedFaceProps {
  /** The path of the address; null for the address of this face itself. */
  address?: string | null;
  /** Whether the page behind this face holds unsaved work. */
  holdsWork?: boolean;
}

/** Says that the user may not see the page at this address. */
export function UnauthorisedFace({ address = null, holdsWork = false }: UnauthorisedFaceProps) {
  return (
    <Face drawing={<ForbiddenDrawing />} title="没有访问权限" actions={<WaysOut refused={address} />}>
      <p>您的账号没有访问此页面的权限。如需开通，请联系管理员。</p>
      {holdsWork && <p>未保存的内容已保留，恢复权限后可继续编辑。</p>}
    </Face>
  );
}
