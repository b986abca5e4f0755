import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const KEPT_UNDER = 'zhilv.scroll';

/**
 * Scrolls a newly opened page, also another page of a list, to its top or to the part that its address names. A page that is
 * gone back to or loaded again is scrolled to where it was left. React Router's own component would write a script element,
 * which the policy refuses.
 */
export function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname, search } = useLocation();
  const page = pathname + search;
  // The first entry of the history has the same key in every document, so the address goes with it.
  const entry = `${key} ${page}`;
  const navigation = useNavigationType();
  const shown = useRef({ entry, page });
  const places = useRef<Record<string, number>>(null);

  useEffect(() => {
    const before = history.scrollRestoration;
    const leave = () => keepPlaces({ ...places.current, [shown.current.entry]: scrollY });
    const remember = () => {
      places.current = { ...places.current, [shown.current.entry]: scrollY };
    };
    history.scrollRestoration = 'manual';
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    places.current ??= isNewDocument() ? without(placesKept(), entry) : placesKept();
    const moved = shown.current.page !== page;
    shown.current = { entry, page };
    // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- React Router's enum is a type only; its values are these texts.
    const place = navigation === 'POP' ? places.current[entry] : undefined;
    const target = namedBy(hash);
    if (place !== undefined) scrollTo(0, place);
    else if (target) target.scrollIntoView();
    else if (moved) scrollTo(0, 0);
    // Without this the next Tab would go on from a link that is no longer there.
    if (moved) main.current?.focus({ preventScroll: true });
  }, [entry, hash, page, navigation, main]);
}

/** The part of the page that an address names. */
function namedBy(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The escapes are broken, so the address names no part.
    return null;
  }
}

/** Whether somebody came by a link or an address, and neither went back nor loaded the document again. To React Router all are the same. */
const isNewDocument = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

const without = (places: Record<string, number>, left: string): Record<string, number> =>
  Object.fromEntries(Object.entries(places).filter(([entry]) => entry !== left));

function keepPlaces(places: Record<string, number>): void {
  try {
    sessionStorage.setItem(KEPT_UNDER, JSON.stringify(places));
  } catch {
    // The storage is full, so pages start at the top next time.
  }
}

function placesKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? '{}') as Record<string, number>;
  } catch {
    // The storage is closed or holds something else, so pages start at the top.
    return {};
  }
}
