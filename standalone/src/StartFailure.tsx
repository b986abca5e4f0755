import { PlainButton } from '@zhilv/ui/plain/button';
import styles from './StartFailure.module.css';

interface StartFailureProps {
  error: unknown;
}

/** Stands in place of the shell and tells what kept it from starting, with the cause, for its reader is a developer. */
export function StartFailure({ error }: StartFailureProps) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : null;
  return (
    <main role="alert" className={styles['page']}>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      {cause !== null && <p className={styles['cause']}>{cause}</p>}
      <PlainButton onClick={() => window.location.reload()}>重试</PlainButton>
    </main>
  );
}
