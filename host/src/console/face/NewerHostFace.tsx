import { PlainButton } from '@zhilv/ui/plain/button';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { useAtomValue } from 'jotai';
import { newHostAtom } from '../release/releaseAtoms.ts';
import { useReload } from '../release/useReload.ts';
import { Face } from './Face.tsx';

/**
 * No release of the remote runs in this host and before this server: one is too old for the other, whichever it is. A newer
 * host may be live by now; whether that helps shows once it is loaded.
 */
export function NewerHostFace() {
  const host = useAtomValue(newHostAtom);
  const reload = useReload();
  return (
    <Face
      drawing={<FailureDrawing />}
      title="此功能与当前系统版本不匹配"
      actions={
        <>
          {host && (
            <PlainButton kind="primary" onClick={() => void reload()}>
              立即更新
            </PlainButton>
          )}
          <PlainButton href="/index">返回首页</PlainButton>
        </>
      }
    >
      <p role="alert">
        {host
          ? `${host.isNewer ? '控制台有新版本' : '控制台版本已变更'}，请更新后再试。`
          : '此功能暂时无法使用，其他功能不受影响。如急需使用，请联系管理员。'}
      </p>
    </Face>
  );
}
