import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface DrawnWhenNearProps {
  /** Gives the drawing its place and size, so that nothing moves when it comes. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The distance below the window at which a drawing is made ready, in CSS pixels. */
const AHEAD = 800;

/**
 * Draws a drawing further down a page when the visitor comes near it, so that the page's HTML carries only what is seen
 * at first. Paper has it, too. It is for decoration, because without script it never comes.
 */
export function DrawnWhenNear({ className, children }: DrawnWhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const printed = useSyncExternalStore(subscribeToPrinting, isPrinted, isNotPrinted);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${AHEAD}px` },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={className} ref={place} aria-hidden="true">
      {(near || printed) && children}
    </div>
  );
}

let printing = false;

const isPrinted = (): boolean => printing;
const isNotPrinted = (): boolean => false;

/** React draws what a store tells at once. It would draw a state after the browser has taken the page. */
function subscribeToPrinting(tell: () => void): () => void {
  const onPrint = ({ type }: Event): void => {
    printing = type === 'beforeprint';
    tell();
  };
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrint);
  return () => {
    removeEventListener('beforeprint', onPrint);
    removeEventListener('afterprint', onPrint);
  };
}
