import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The places of all remotes that share one `platform`. */
export interface Places {
  readonly read: () => symbol | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a place, or puts it last. */
  readonly add: (place: symbol) => () => void;
}

interface LastUsedPlaceProps {
  places: Places;
  /** The element in which the remote is drawn. */
  scope: Element;
  /** The element for what stands above the page. */
  portals: Element;
  children: ReactNode;
}

const USES = ['pointerdown', 'keydown'];

/**
 * Draws what is to be drawn once, however many remotes are mounted: for the one that was used last, because what it asks is meant for
 * whoever used it, and others may be hidden.
 */
export function LastUsedPlace({ places, scope, portals, children }: LastUsedPlaceProps) {
  const [place] = useState(() => Symbol('place'));
  const last = useSyncExternalStore(places.subscribe, places.read);
  useLayoutEffect(() => {
    const remove = places.add(place);
    const use = (): void => void places.add(place);
    const elements = [scope, portals];
    for (const element of elements) for (const type of USES) element.addEventListener(type, use, true);
    return () => {
      for (const element of elements) for (const type of USES) element.removeEventListener(type, use, true);
      remove();
    };
  }, [places, place, scope, portals]);
  return last === place ? createPortal(children, portals) : null;
}
