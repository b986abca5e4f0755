import { ApiError } from '@zhilv/platform';
import { FailureDrawing, ForbiddenDrawing, NotFoundDrawing, OfflineDrawing } from '@zhilv/ui/plain/drawings';
import type { ReactNode } from 'react';

interface Description {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly message: string;
  readonly traceId: string | null;
}

/** The envelope's codes for what a user may not do and for what is not there (docs/protocol/README.md §2.1). */
const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Gives what a face says of an error: of a failed call its own words, of all others that the program failed. */
export function describeFailure(error: unknown): Description {
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
  if (code === NOT_FOUND) return { drawing: <NotFoundDrawing />, title: '内容不存在', message, traceId };
  if (kind === 'expired') return { drawing: <ForbiddenDrawing />, title: '登录状态已过期', message, traceId };
  if (kind === 'network' || kind === 'timeout') return { drawing: <OfflineDrawing />, title: '连接中断', message, traceId };
  return { drawing: <FailureDrawing />, title: '数据加载失败', message, traceId };
}
