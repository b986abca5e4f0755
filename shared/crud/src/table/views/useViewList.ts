import { ApiError, call } from '@zhilv/platform';
import { type ListView, listView } from '@zhilv/contract/system';
import type { OutputOf } from '@zhilv/contract';
import { useEffect, useState } from 'react';

/** The views of a list as far as they are known; null while they are loading. */
export type ViewAnswer = OutputOf<typeof listView.list> | { readonly failure: ApiError } | null;

/** Asks for the views of a list, which its page call's path names, and again after each change. */
export function useViewList(list: string, onLoaded: (views: readonly ListView[]) => void) {
  const [answer, setAnswer] = useState<ViewAnswer>(null);

  const reload = async (): Promise<void> => {
    try {
      const found = await call(listView.list, { list }, { quiet: true });
      setAnswer(found);
      onLoaded(found.views);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswer({ failure: error });
    }
  };
  const retry = (): void => {
    setAnswer(null);
    void reload();
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the panel asks once when it opens; each change asks by itself
  useEffect(() => void reload(), []);

  return { answer, reload, retry };
}
