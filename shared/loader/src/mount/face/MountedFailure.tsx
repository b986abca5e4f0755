import { useRevalidator, useRouteError } from 'react-router';
import { MountedFace } from './MountedFace.tsx';

/** Shows what happened and offers another try, in place of a page that fails and has no boundary of its own. */
export function MountedFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // The message of a failed call is written for people; others are not.
  const isForPeople = error instanceof Error && error.name === 'ApiError';
  return (
    <MountedFace busy={state === 'loading'} onRetry={() => void revalidate()}>
      {isForPeople ? error.message : '页面运行时发生了意外错误。'}
    </MountedFace>
  );
}
