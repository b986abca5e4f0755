import { PlainButton } from '@zhilv/ui/plain/button';
import { ForbiddenDrawing } from '@zhilv/ui/plain/drawings';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { Face } from './Face.tsx';

export interface DisabledFaceProps {
  /** The operator's words; null when there are none. */
  message: string | null;
  /** Whether the page behind this face holds unsaved work. */
  holdsWork: boolean;
}

/** Stands in place of the pages of a remote that is switched off. They come back by themselves when it is switched on. */
export function DisabledFace({ message, holdsWork }: DisabledFaceProps) {
  return (
    <Face drawing={<ForbiddenDrawing />} title="此功能暂停使用" actions={<PlainButton href={CONSOLE.home}>返回首页</PlainButton>}>
      <p role="alert">{message ?? '管理员已暂停此功能，恢复后可继续使用。'}</p>
      {holdsWork && <p>未保存的内容已保留，恢复后可继续编辑。</p>}
    </Face>
  );
}
