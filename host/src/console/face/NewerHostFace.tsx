import { PlainButton } from '@zhilv/ui/plain/button';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { useAtomValue } from 'jotai';
import { newHostAtom } from '../release/releaseAtoms.ts';
import { useReload } from '../release/useReload.ts';
import { Face } from './Face.tsx';

/** No release of the remote runs in this host. A newer host may be there already; else people are told to wait. */
export function NewerHostFace() {
  const isThere = useAtomValue(newHostAtom) !== null;
  const reload = useReload();
  return (
    <Face
      drawing={<FailureDrawing />}
      title="此功能需要更新版本的控制台"
      actions={
        <>
          {isThere && (
            <PlainButton kind="primary" onClick={() => void reload()}>
              刷新以更新
            </PlainButton>
          )}
          <PlainButton href="/index">返回首页</PlainButton>
        </>
      }
    >
      <p role="alert">
        {isThere
          ? '控制台的新版本已经就绪，刷新页面后即可使用此功能。'
          : '控制台的新版本还没有发布，其他功能不受影响。如急需使用，请联系管理员。'}
      </p>
    </Face>
  );
}
