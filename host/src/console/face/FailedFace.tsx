import { PlainButton } from '@zhilv/ui/plain/button';
import { OfflineDrawing } from '@zhilv/ui/plain/drawings';
import { useState } from 'react';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { Face } from './Face.tsx';

export interface FailedFaceProps {
  /** The reason why the page could not be loaded. */
  message: string;
  /** Tries again, without a reload; null where that cannot help. */
  onRetry: (() => Promise<void>) | null;
}

/** Stands in place of a page whose files could not be loaded. Menu, tabs and the other pages go on working. */
export function FailedFace({ message, onRetry }: FailedFaceProps) {
  const [retrying, setRetrying] = useState(false);

  const retry = async (again: () => Promise<void>) => {
    setRetrying(true);
    await again();
    setRetrying(false);
  };

  return (
    <Face
      drawing={<OfflineDrawing />}
      title="页面暂时无法打开"
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
      <p role="alert">{message}</p>
    </Face>
  );
}
