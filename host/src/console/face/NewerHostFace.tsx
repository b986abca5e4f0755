import { PlainButton } from '@zhilv/ui/plain/button';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { useAtomValue } from 'jotai';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { newHostAtom } from '../release/releaseAtoms.ts';
import { useReload } from '../unsaved/useReload.ts';
import { Face } from './Face.tsx';

/**
 * Stands in place of a remote's pages when none of its releases runs with this host and this server; either side may be the
 * older one. A newer host may be live by now, so the face offers to load it; only then it shows whether that helps.
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
          <PlainButton href={CONSOLE.home}>返回首页</PlainButton>
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
