import { PlainButton } from '@zhilv/ui/plain/button';
import { TraceId } from '@zhilv/ui/trace-id';
import { useState } from 'react';
import { useLeaveSession } from '../account/useLeaveSession.ts';
import { useBackOnline } from '../connection/useBackOnline.ts';
import { describeFailure } from '../face/describeFailure.tsx';
import { Face } from '../face/Face.tsx';
import type { StartFailure } from './startFailureAtom.ts';

export interface StartFailedFaceProps {
  failure: StartFailure;
}

/** Stands in place of the pages while the back end cannot tell who the user is. Session and address are as they were. */
export function StartFailedFace({ failure }: StartFailedFaceProps) {
  // The next failure is another object, with which the button is ready again.
  const [retried, setRetried] = useState<StartFailure | null>(null);
  const leaveSession = useLeaveSession();
  const { drawing, title, message, traceId } = describeFailure(failure.error);

  const retry = (): void => {
    setRetried(failure);
    failure.retry();
  };
  useBackOnline(retry);

  return (
    <Face
      drawing={drawing}
      title={title}
      actions={
        <>
          <PlainButton kind="primary" busy={retried === failure} onClick={retry}>
            重试
          </PlainButton>
          <PlainButton onClick={() => void leaveSession()}>退出登录</PlainButton>
        </>
      }
    >
      <p role="alert">{message}</p>
      <p>您仍处于登录状态，重试成功后将打开当前地址。</p>
      {traceId && <TraceId value={traceId} />}
    </Face>
  );
}
