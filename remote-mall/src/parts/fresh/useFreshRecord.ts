import { changes } from '@zhilv/platform';
import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const revisionsOf = (topics: readonly string[]): string => topics.map((topic) => changes.revision(topic)).join(' ');

/**
 * Loads a page anew when records that it shows were changed by another page, also while its tab was hidden.
 *
 * @param topics the paths of the page calls of these records; always the same array
 * @returns a function that tells other pages of a change that this page has made, and loads it anew
 */
export function useFreshRecord(topics: readonly string[]): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const seen = useRef(revisionsOf(topics));
  const announcing = useRef(false);
  useEffect(() => {
    // The effect also runs when a hidden tab is shown again, and finds what changed meanwhile.
    const refresh = (): void => {
      const revisions = revisionsOf(topics);
      if (announcing.current || revisions === seen.current) return;
      seen.current = revisions;
      void revalidate();
    };
    refresh();
    return changes.subscribe(refresh);
  }, [topics, revalidate]);

  return useCallback(async () => {
    // The page is about to load anyway, so its own announcements must not load it once more.
    announcing.current = true;
    for (const topic of topics) changes.announce(topic);
    announcing.current = false;
    seen.current = revisionsOf(topics);
    await revalidate();
  }, [topics, revalidate]);
}
