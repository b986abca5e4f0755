import { changes, useLastLoaded } from '@zhilv/platform';
import { CardFailure } from '@zhilv/ui/card';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { LoadedCard } from './cardLoader.ts';

/** A card's data, and what there is to say of its last loading. */
export interface ShownCard<Data> {
  /** Null while nothing could be loaded yet; else what was loaded last. */
  readonly data: Data | null;
  /** Says why the data could not be loaded, and offers another try; null when it could. */
  readonly fault: ReactNode;
}

/** Gives what the card whose loader is `cardLoader` of the same topic shows, and loads it anew when such records change. */
export function useCard<Data>(topic: string): ShownCard<Data> {
  // The slot module pairs this hook with cardLoader(topic), which gave this answer.
  const latest: LoadedCard<Data> = useLoaderData();
  const { failure, revision } = latest;
  const { data } = useLastLoaded(latest, topic);
  const { revalidate, state } = useRevalidator();
  const current = useSyncExternalStore(changes.subscribe, () => changes.revision(topic));
  useEffect(() => {
    if (current !== revision) void revalidate();
  }, [current, revision, revalidate]);
  const fault = failure && (
    <CardFailure failure={failure} outdated={data !== null} retrying={state === 'loading'} onRetry={() => void revalidate()} />
  );
  return { data, fault };
}
