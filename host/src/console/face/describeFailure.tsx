import { ApiError } from '@zhilv/platform';
import { ApiErrorDrawing, FailureDrawing, type FailureKind, failureKind } from '@zhilv/ui/plain/drawings';
import type { ReactNode } from 'react';

interface Description {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly message: string;
  readonly traceId: string | null;
}

const TITLES: Readonly<Record<FailureKind, string>> = {
  forbidden: '没有访问权限',
  missing: '内容不存在',
  expired: '登录状态已过期',
  offline: '连接中断',
  failed: '数据加载失败',
};

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
  return { drawing: <ApiErrorDrawing error={error} />, title: TITLES[failureKind(error)], message, traceId };
}
