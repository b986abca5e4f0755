import { PlainButton } from '@zhilv/ui/plain/button';
import { NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { BackButton } from './BackButton.tsx';
import { Face } from './Face.tsx';

/** Says that no page is at the address, or none that this user may open. */
export function NotFoundFace() {
  return (
    <Face
      drawing={<NotFoundDrawing />}
      title="页面不存在"
      actions={
        <>
          <PlainButton href={CONSOLE.home} kind="primary">
            返回首页
          </PlainButton>
          <BackButton />
        </>
      }
    >
      <p>页面不存在，或您没有访问权限。</p>
    </Face>
  );
}
