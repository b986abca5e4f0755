import { ApiError } from '@zhilv/platform';
import { ApiErrorDrawing, FailureDrawing } from '@zhilv/ui/plain/drawings';
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
  const { message, traceId } = error;
  return { drawing: <ApiErrorDrawing error={error} />, title: titleOf(error), message, traceId };
}

function titleOf({ code, kind }: ApiError): string {
  if (code === FORBIDDEN) return '没有访问权限';
  if (code === NOT_FOUND) return '内容不存在';
  if (kind === 'expired') return '登录状态已过期';
  if (kind === 'network' || kind === 'timeout') return '连接中断';
  return '数据加载失败';
}
