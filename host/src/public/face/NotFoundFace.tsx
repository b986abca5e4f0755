import { PlainButton } from '@zhilv/ui/plain/button';
import { NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { PublicFace } from './PublicFace.tsx';

/** There is no page at this address. */
export function NotFoundFace() {
  return (
    <PublicFace
      drawing={<NotFoundDrawing />}
      title="没有找到这个页面"
      text="地址可能写错了，或者页面已经搬走。请从首页重新出发。"
    >
      <PlainButton href="/" kind="primary" size="large">
        返回首页
      </PlainButton>
    </PublicFace>
  );
}
