import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { ActionButton } from '../link/ActionButton.tsx';
import { ActionLink } from '../link/ActionLink.tsx';
import { ADDRESS } from '../address/addresses.ts';
import { BrokenBridge } from '../drawing/scene/BrokenBridge.tsx';
import { LostInHills } from '../drawing/scene/LostInHills.tsx';
import { RainOverHills } from '../drawing/scene/RainOverHills.tsx';
import { Face } from './Face.tsx';

interface DetailFailureProps {
  /** The list that the text should stand in. */
  readonly list: { readonly title: string; readonly address: string };
}

/** Says in the place of a text that there is none at this address, or that it could not be loaded. */
export function DetailFailure({ list }: DetailFailureProps) {
  const failure = useRouteError();
  if (isRouteErrorResponse(failure) && failure.status === 404) return <NotThere list={list} />;
  // Browsers throw this when they cannot reach a server.
  return <NotHad scene={failure instanceof TypeError ? <BrokenBridge /> : <RainOverHills />} />;
}

function NotThere({ list }: DetailFailureProps) {
  return (
    <Face scene={<LostInHills />} title="没有找到这篇内容" text="它可能已经下线，或者地址写错了。可以到列表里看看相近的内容。">
      <ActionLink first to={list.address}>
        {list.title}
      </ActionLink>
      <ActionLink to={ADDRESS.home}>返回首页</ActionLink>
    </Face>
  );
}

function NotHad({ scene }: { readonly scene: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  return (
    <Face scene={scene} title="内容加载失败" text="网络或服务器可能正忙，请稍后重试。">
      <ActionButton busy={busy} onPressed={() => void navigate(location, { replace: true })}>
        {busy ? '正在读取' : '重试'}
      </ActionButton>
      <ActionLink to={ADDRESS.home}>返回首页</ActionLink>
    </Face>
  );
}
