import type { ApiError } from '@zhilv/platform';
import type { ComponentType } from 'react';
import { FailureDrawing } from './FailureDrawing.tsx';
import { type FailureKind, failureKind } from './failureKind.ts';
import { ForbiddenDrawing } from './ForbiddenDrawing.tsx';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';
import { OfflineDrawing } from './OfflineDrawing.tsx';

export interface ApiErrorDrawingProps {
  error: Pick<ApiError, 'kind' | 'code'>;
}

const DRAWINGS: Readonly<Record<FailureKind, ComponentType>> = {
  forbidden: ForbiddenDrawing,
  missing: NotFoundDrawing,
  expired: ForbiddenDrawing,
  offline: OfflineDrawing,
  failed: FailureDrawing,
};

/** Shows why a call failed. */
export function ApiErrorDrawing({ error }: ApiErrorDrawingProps) {
  const Drawing = DRAWINGS[failureKind(error)];
  return <Drawing />;
}
