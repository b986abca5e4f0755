export { ApiErrorDrawing } from './ApiErrorDrawing.tsx';
export { AwayDrawing } from './AwayDrawing.tsx';
export { EmptyDrawing } from './EmptyDrawing.tsx';
export { type FailureKind, failureKind } from './failureKind.ts';
export { FailureDrawing } from './FailureDrawing.tsx';
export { ForbiddenDrawing } from './ForbiddenDrawing.tsx';
export { NotFoundDrawing } from './NotFoundDrawing.tsx';
export { OfflineDrawing } from './OfflineDrawing.tsx';
