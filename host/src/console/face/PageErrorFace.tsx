import { ApiError, refusedPath, signInAgain } from '@zhilv/platform';
import { ExplainLink } from '@zhilv/ui/explain-link';
import { PlainButton } from '@zhilv/ui/plain/button';
import { TraceId } from '@zhilv/ui/trace-id';
import { use, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { describeFailure } from './describeFailure.tsx';
import { Face } from './Face.tsx';
import { isCrash } from './isCrash.ts';
import { NotFoundFace } from './NotFoundFace.tsx';
import { ReopenContext } from './ReopenContext.ts';

/**
 * Stands in a tab in place of a page that failed, or whose data failed. 重试 asks for the data again; where the page's own
 * program is at fault it opens the page afresh, for there may be a release by then that does better.
 */
export function PageErrorFace() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const reopen = use(ReopenContext);
  const [reopening, setReopening] = useState(false);

  const retry = async (): Promise<void> => {
    if (reopen === null || !isCrash(error)) return revalidate();
    setReopening(true);
    await reopen();
    setReopening(false);
  };

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundFace />;
  const expired = error instanceof ApiError && error.kind === 'expired';
  const refused = error instanceof ApiError ? refusedPath(error) : null;
  const { drawing, title, message, traceId } = describeFailure(error);
  return (
    <Face
      drawing={drawing}
      title={title}
      actions={
        <>
          {expired && (
            <PlainButton kind="primary" onClick={() => void signInAgain()}>
              重新登录
            </PlainButton>
          )}
          <PlainButton
            {...(!expired && { kind: 'primary' })}
            busy={reopening || state === 'loading'}
            onClick={() => void retry()}
          >
            重试
          </PlainButton>
          <PlainButton href={CONSOLE.home}>返回首页</PlainButton>
          <ExplainLink kind="path" value={refused} />
        </>
      }
    >
      <p role="alert">{message}</p>
      {traceId && <TraceId value={traceId} />}
    </Face>
  );
}
