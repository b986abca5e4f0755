import { createContext, useCallback, useEffect, useRef, useState } from 'react';

/** Keeps the panel where it is until the function that it gives is called. */
export const HoldPlace = createContext<() => () => void>(() => () => {});

interface Held<Place> {
  readonly place: Place;
  /** The forms that are open, over one another. */
  readonly forms: number;
}

/**
 * Keeps a place while forms in it are open: in another they would begin anew, and what people typed would be lost.
 * @returns the place, and what `HoldPlace` gives the forms
 */
export function useSteadyPlace<Place extends string>(wanted: Place): readonly [Place, () => () => void] {
  const [held, setHeld] = useState<Held<Place> | null>(null);
  const place = held === null ? wanted : held.place;
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  const hold = useCallback(() => {
    setHeld((before) => ({ place: before === null ? latest.current : before.place, forms: (before?.forms ?? 0) + 1 }));
    return () => setHeld((before) => (before === null || before.forms === 1 ? null : { ...before, forms: before.forms - 1 }));
  }, []);
  return [place, hold];
}
