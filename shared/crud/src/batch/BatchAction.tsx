import type { Operation } from '@zhilv/contract';
import { Can, confirm } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useRef, useState } from 'react';
import { type Identified, nameOf } from '../resource/defineResource.ts';
import { useGone } from '../list/useGone.ts';
import { useLater } from '../later/useLater.ts';
import type { List } from '../list/useList.ts';
import { batchCode } from './batchCode.ts';
import type { BatchState } from './runBatch.ts';

/** The question before a batch names this many records. */
const NAMED = 3;

export interface BatchActionProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** One word names the action: 删除. */
  verb: string;
  /** The question ends with this consequence. */
  consequence: string;
  danger?: boolean;
  /** The action makes this call for each row; only users who may make it see the action. */
  operation: Operation;
  /** Makes the call without messages; the report says what failed. */
  perform: (row: NoInfer<Row>) => Promise<unknown>;
}

/**
 * Does something to all chosen rows after a question. It makes one call after another, because back ends have no call for
 * several rows, shows its progress, can be stopped, and ends with a report that stays until it was read. It goes on while
 * another tab shows, and stops when its page is closed; a message then gives the result.
 */
export function BatchAction<Row extends Identified, Name extends string>(props: BatchActionProps<Row, Name>) {
  const { list, verb, consequence, danger = false, operation, perform } = props;
  const { resource, selection } = list;
  const [batch, setBatch] = useState<BatchState<Row> | null>(null);
  const running = useRef(false);
  const stop = useRef<AbortController>(null);
  const read = useRef<AbortController>(null);
  const gone = useGone();
  const { code, loading, prepare, open, close } = useLater(batchCode);
  const chosen = selection.rows.length;

  const start = async (): Promise<void> => {
    // The question shows with the next render; a second press before that does nothing.
    if (running.current) return;
    running.current = true;
    try {
      await askAndRun();
    } finally {
      running.current = false;
    }
  };

  const askAndRun = async (): Promise<void> => {
    const { rows } = selection;
    const names = rows.slice(0, NAMED).map((row) => `「${nameOf(resource, row)}」`);
    const others = rows.length > NAMED ? '等' : '';
    const content = `将${verb}${names.join('')}${others}共 ${rows.length} 个${resource.name}，${consequence}。`;
    if (!(await confirm({ content, danger }))) return;
    const opened = await open();
    if (opened === null) return;
    stop.current = new AbortController();
    read.current = new AbortController();
    try {
      const outcome = await opened.runBatch(rows, perform, { stop: stop.current.signal, gone, onProgress: setBatch });
      const tell = (): void => opened.tellBatch(resource, verb, outcome);
      if (gone.aborted) tell();
      else gone.addEventListener('abort', tell, { signal: read.current.signal });
    } catch (error) {
      // A batch that broke never ends by itself, so its dialog is closed here.
      close();
      throw error;
    } finally {
      // Some rows may have changed before the error.
      void list.reload({});
    }
  };

  const closeRead = (): void => {
    read.current?.abort();
    close();
  };

  return (
    <Can call={operation}>
      <Button
        kind={danger ? 'danger' : 'secondary'}
        busy={loading}
        unavailable={chosen === 0 ? `请先选择要${verb}的${resource.name}` : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void start()}
      >
        批量{verb}
        {chosen > 0 && `（${chosen}）`}
      </Button>
      {code !== null && batch !== null && (
        <code.BatchDialog
          Modal={code.Modal}
          Progress={code.Progress}
          resource={resource}
          verb={verb}
          batch={batch}
          onStop={() => stop.current?.abort()}
          onClose={closeRead}
        />
      )}
    </Can>
  );
}
