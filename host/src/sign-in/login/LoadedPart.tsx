import { PlainButton } from '@zhilv/ui/plain/button';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './LoadedPart.module.css';

interface LoadedPartProps<Props extends object> {
  /** Gives the same function each time. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Shows a part whose script is loaded when somebody turns to it, and offers to try again where it cannot be had. */
export function LoadedPart<Props extends object>({ load, props }: LoadedPartProps<Props>) {
  const [part, setPart] = useState<{ readonly Loaded: ComponentType<Props> } | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (part !== 'loading') return;
    let left = false;
    load().then(
      (Loaded) => left || setPart({ Loaded }),
      () => left || setPart('failed'),
    );
    return () => {
      left = true;
    };
  }, [load, part]);

  if (part === 'loading') return <Loading />;
  if (part === 'failed')
    return (
      <div className={styles['failed']} role="alert">
        <p>页面加载失败，请检查网络后重试。</p>
        <PlainButton onClick={() => setPart('loading')}>重试</PlainButton>
      </div>
    );
  return <part.Loaded {...props} />;
}

/** The fields of the form to come. */
const Loading = () => (
  <div className={styles['loading']}>
    <Skeleton width="25%" />
    <Skeleton height={40} />
    <Skeleton width="25%" />
    <Skeleton height={40} />
  </div>
);
