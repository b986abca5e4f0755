import { PlainButton } from '@zhilv/ui/plain/button';
import { ForbiddenDrawing } from '@zhilv/ui/plain/drawings';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { Face } from './Face.tsx';

export interface DisabledFaceProps {
  /** The operator's words; null when there are none. */
  message: string | null;
  /** Unsaved work waits behind it. */
  holdsWork: boolean;
}

/** The remote is switched off for now. It comes back by itself. */
export function DisabledFace({ message, holdsWork }: DisabledFaceProps) {
  return (
    <Face drawing={<ForbiddenDrawing />} title="此功能暂停使用" actions={<PlainButton href={CONSOLE.home}>返回首页</PlainButton>}>
      <p role="alert">{message ?? '管理员已暂停此功能，恢复后可继续使用。'}</p>
      {holdsWork && <p>未保存的内容已保留，恢复后可继续编辑。</p>}
    </Face>
  );
}
