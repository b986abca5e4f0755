import { messages } from '@zhilv/platform';
import { useState } from 'react';
import { reportProblem } from '../../report/reportProblem.ts';
import type * as stripCode from './stripCode.lazy.ts';

type StripCode = typeof stripCode;

const loadCode = (): Promise<StripCode> => import('./stripCode.lazy.ts');

/** The code of what opens from the strip. It comes when somebody turns to it. */
export function useStripCode() {
  const [code, setCode] = useState<StripCode | null>(null);
  return {
    code,
    // Nobody waits for the code yet; if it fails, the press that needs it says so.
    prepare: () => void loadCode().catch(() => {}),
    fetch: async (): Promise<void> => {
      try {
        setCode(await loadCode());
      } catch (error) {
        reportProblem('load', error);
        messages.error('标签页菜单加载失败，请检查网络后重试');
      }
    },
  };
}
