import { later } from '@zhilv/crud';
import { messages } from '@zhilv/platform';
import { useMedia } from '@zhilv/ui/media';
import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../idle/whenIdle.ts';
import type { CanvasView } from '../../../parts/diagram/addOn/CanvasView.ts';
import type { Tools } from '../../tool/Tools.ts';

const addOns = later(() => import('../../../parts/diagram/addOn/addOns.lazy.ts'));

/**
 * Adds to a diagram, once it is drawn, what is on its canvas beside it.
 *
 * @returns what shows there, null before; and a function that gives it, asking for its code once more when that did not come
 */
export function useAddOns({ diagram, state, editable }: Tools) {
  const open = state.phase === 'open';
  const narrow = useMedia('(max-width: 767.98px)');
  const [view, setView] = useState<CanvasView | null>(null);
  const load = useCallback(async (): Promise<CanvasView | null> => {
    const { addOnsOf } = await addOns.load();
    if (diagram.ended) return null;
    const loaded = addOnsOf(diagram, { editable, narrow });
    setView(loaded);
    return loaded;
  }, [diagram, editable, narrow]);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the details of a failed download help only developers
    if (open) whenIdle().then(load).catch(console.error);
  }, [open, load]);
  const use = async (work: (view: CanvasView) => void): Promise<void> => {
    try {
      const loaded = await load();
      if (loaded !== null) work(loaded);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the details of a failed download help only developers
      console.error(error);
      messages.error('画布工具没有加载成功，请重试');
    }
  };
  return { view, use };
}
