import type { Id } from '@zhilv/contract';
import { type Later, useActions, useLater } from '@zhilv/crud';
import { messages } from '@zhilv/platform';
import { useState } from 'react';

interface Detailed<View, Detail> {
  /** The code of the dialog, which is loaded when it is first opened. */
  readonly view: Later<View>;
  /** Reads a record whole by quiet calls; null when it is gone. @throws ApiError */
  readonly read: (id: Id) => Promise<Detail | null>;
}

/** A dialog with all that is known of a record. */
export interface OpenDetail<View, Detail> {
  /** Draws the dialog; null while it is closed. */
  readonly View: View | null;
  /** Null while it is closed. */
  readonly detail: Detail | null;
  readonly isBusy: (id: Id) => boolean;
  readonly prepare: () => void;
  readonly open: (id: Id) => Promise<void>;
  readonly close: () => void;
}

/** Opens a dialog with all that is known of a record once that is there; why it cannot be had is told as a message. */
export function useDetail<View, Detail>({ view, read }: Detailed<View, Detail>): OpenDetail<View, Detail> {
  const { code, prepare, open: openCode, close: closeCode } = useLater(view);
  const [detail, setDetail] = useState<Detail | null>(null);
  const { isBusy, run } = useActions();

  const open = (id: Id): Promise<void> =>
    run(String(id), async () => {
      const [found, loaded] = await Promise.all([read(id), openCode()]);
      if (loaded === null) return;
      if (found === null) messages.warning('记录不存在，可能已被删除');
      setDetail(found);
    });
  const close = (): void => {
    setDetail(null);
    closeCode();
  };
  return { View: detail === null ? null : code, detail, isBusy: (id) => isBusy(String(id)), prepare, open, close };
}
