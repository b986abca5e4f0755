import { PlainButton } from '@zhilv/ui/plain/button';
import { NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { Face } from './Face.tsx';

/** The address leads nowhere, or nowhere this user may go. */
export function NotFoundFace() {
  return (
    <Face
      drawing={<NotFoundDrawing />}
      title="页面不存在"
      actions={
        <PlainButton href={CONSOLE.home} kind="primary">
          返回首页
        </PlainButton>
      }
    >
      <p>您访问的页面不存在，或您没有打开它的权限。</p>
    </Face>
  );
}
