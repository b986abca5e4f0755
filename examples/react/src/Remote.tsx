import { mountRemote, type RemoteView } from '@zhilv/embed';
import { useEffect, useRef } from 'react';
import { product, session } from './session.ts';

export type Theme = 'light' | 'dark';

interface RemoteProps {
  remote: string;
  page: string;
  theme: Theme;
}

/** A page of the product. It is mounted once for each page, and only told of another theme. */
export function Remote({ remote, page, theme }: RemoteProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<RemoteView | null>(null);
  const firstTheme = useRef(theme);

  useEffect(() => {
    if (!place.current) return undefined;
    const mounted = mountRemote(place.current, {
      registry: product,
      remote,
      page,
      theme: firstTheme.current,
      tokens: session,
      onSignInNeeded: () => void session.signOut(),
    });
    view.current = mounted;
    return mounted.unmount;
  }, [remote, page]);
  useEffect(() => {
    firstTheme.current = theme;
    view.current?.update({ theme });
  }, [theme]);

  return <div ref={place} className={remote === 'bpm' ? 'designer' : undefined} />;
}
