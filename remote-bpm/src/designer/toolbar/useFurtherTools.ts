import { later } from '@zhilv/crud';
import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../idle/whenIdle.ts';

const furtherTools = later(() => import('./furtherTools.lazy.ts'));

/** The tools that a page does without until its diagram is drawn, so that their code does not make that later. */
export function useFurtherTools(drawn: boolean) {
  const [tools, setTools] = useState(furtherTools.read);
  const [missing, setMissing] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    setMissing(false);
    try {
      setTools(await furtherTools.load());
    } catch (error) {
      // oxlint-disable-next-line no-console -- the details of a failed download help only developers
      console.error(error);
      setMissing(true);
    }
  }, []);
  useEffect(() => {
    if (drawn) void whenIdle().then(load);
  }, [drawn, load]);
  return { tools, missing, load };
}
