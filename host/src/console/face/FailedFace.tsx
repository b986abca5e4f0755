import { online } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import { AwayDrawing, OfflineDrawing } from '@zhilv/ui/plain/drawings';
import { useState, useSyncExternalStore } from 'react';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { Face } from './Face.tsx';

export interface FailedFaceProps {
  /** The reason why the page could not be loaded. */
  message: string;
  /** Tries again, without a reload; null where that cannot help. */
  onRetry: (() => Promise<void>) | null;
}

/**
 * Stands in place of a page whose files could not be loaded. Menu, tabs and the other pages go on working. Without a network nothing but
 * its return helps, and the page then opens by itself.
 */
export function FailedFace({ message, onRetry }: FailedFaceProps) {
  const isOnline = useSyncExternalStore(online.subscribe, online.read);
  const [retrying, setRetrying] = useState(false);

  const retry = async (again: () => Promise<void>) => {
    setRetrying(true);
    await again();
    setRetrying(false);
  };

  return (
    <Face
      drawing={isOnline ? <AwayDrawing /> : <OfflineDrawing />}
      title={isOnline ? '页面暂时无法打开' : '页面尚未加载'}
      actions={
        <>
          {onRetry && (
            <PlainButton kind="primary" busy={retrying} onClick={() => void retry(onRetry)}>
              重试
            </PlainButton>
          )}
          <PlainButton href={CONSOLE.home}>返回首页</PlainButton>
        </>
      }
    >
      <p role="alert">{isOnline ? message : '网络已断开，恢复后将自动打开此页面。'}</p>
    </Face>
  );
}
