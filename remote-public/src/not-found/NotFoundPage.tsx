import { ActionLink } from '../parts/link/ActionLink.tsx';
import { ADDRESS } from '../parts/address/addresses.ts';
import { Face } from '../parts/face/Face.tsx';
import { LostInHills } from '../parts/drawing/scene/LostInHills.tsx';

/** Says that there is no page at this address. */
export function NotFoundPage() {
  return (
    <Face
      scene={<LostInHills />}
      title="没有找到这个页面"
      text="地址可能写错了，或者页面已经搬走。请从首页重新出发，或者搜一搜。"
    >
      <ActionLink first to={ADDRESS.home}>
        返回首页
      </ActionLink>
      <ActionLink to={ADDRESS.search}>站内搜索</ActionLink>
    </Face>
  );
}
