import { ApiError } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import { FailureDrawing, ForbiddenDrawing, OfflineDrawing } from '@zhilv/ui/plain/drawings';
import { TraceId } from '@zhilv/ui/trace-id';
import { type ReactNode, use, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { CONSOLE } from '../../address/consoleAddresses.ts';
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
  const { drawing, title, message, traceId } = describe(error);
  return (
    <Face
      drawing={drawing}
      title={title}
      actions={
        <>
          <PlainButton kind="primary" busy={reopening || state === 'loading'} onClick={() => void retry()}>
            重试
          </PlainButton>
          <PlainButton href={CONSOLE.home}>返回首页</PlainButton>
        </>
      }
    >
      <p role="alert">{message}</p>
      {traceId && <TraceId value={traceId} />}
    </Face>
  );
}

interface Description {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly message: string;
  readonly traceId: string | null;
}

/** The envelope's code for what a user may not do (docs/protocol/README.md §2.1). */
const FORBIDDEN = 403;

function describe(error: unknown): Description {
  if (!(error instanceof ApiError)) {
    return {
      drawing: <FailureDrawing />,
      title: '页面出现错误',
      message: '页面运行时发生了意外错误，其他页面不受影响。',
      traceId: null,
    };
  }
  const { message, traceId, code, kind } = error;
  if (code === FORBIDDEN) return { drawing: <ForbiddenDrawing />, title: '没有访问权限', message, traceId };
  if (kind === 'network' || kind === 'timeout') return { drawing: <OfflineDrawing />, title: '连接中断', message, traceId };
  return { drawing: <FailureDrawing />, title: '数据加载失败', message, traceId };
}
