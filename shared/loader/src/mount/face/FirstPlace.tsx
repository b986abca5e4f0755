import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The places of all remotes that share one `platform`. */
export interface Places {
  readonly read: () => symbol | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (place: symbol) => () => void;
}

interface FirstPlaceProps {
  places: Places;
  /** The element for what stands above the page. */
  portals: Element;
  children: ReactNode;
}

/** Draws what is to be drawn once, however many remotes are mounted: for the first of them. */
export function FirstPlace({ places, portals, children }: FirstPlaceProps) {
  const [place] = useState(() => Symbol('place'));
  const first = useSyncExternalStore(places.subscribe, places.read);
  useLayoutEffect(() => places.add(place), [places, place]);
  return first === place ? createPortal(children, portals) : null;
}
