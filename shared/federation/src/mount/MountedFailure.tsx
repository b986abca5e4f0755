import { useRevalidator, useRouteError } from 'react-router';

/** In place of a page that fails and has no boundary of its own: what happened, and another try. */
export function MountedFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // What a call failed with is written for people; anything else is not.
  const isForPeople = error instanceof Error && error.name === 'ApiError';
  return (
    <div role="alert" style={{ padding: '48px 24px', textAlign: 'center' }}>
      <p>{isForPeople ? error.message : '页面运行时发生了意外错误。'}</p>
      <button type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
        重试
      </button>
    </div>
  );
}
