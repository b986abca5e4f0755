import { useEffect, useRef } from 'react';

/** Does something once, after the first render: an effect may run twice, and what a provider sends back is good for one use. */
export function useOnce(work: () => void): void {
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    work();
  });
}
