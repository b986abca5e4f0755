import type { Operation } from '@zhilv/contract';
import { Can, confirm } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useRef, useState } from 'react';
import { type Identified, nameOf } from '../defineResource.ts';
import { useGone } from '../useGone.ts';
import { useLater } from '../useLater.ts';
import type { List } from '../useList.ts';
import { batchDialog } from './batchDialog.ts';
import type { BatchState } from './runBatch.ts';

/** As many names as the question before a batch reads well with. */
const NAMED = 3;

export interface BatchActionProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** What is done, in a word: 删除. */
  verb: string;
  /** What follows from it, as the end of the question that is asked before. */
  consequence: string;
  danger?: boolean;
  /** The call that is made for each row: who may make it is offered the action. */
  operation: Operation;
  /** Makes the call, quietly: the report says what failed. */
  perform: (row: NoInfer<Row>) => Promise<unknown>;
}

/**
 * Does something to all rows chosen, after asking: one call after the other, for a real back end has none for several,
 * with progress, a way to stop, and a report that stays until it was read. It goes on while another tab shows, and ends with
 * its page; what came of it is told then all the same.
 */
export function BatchAction<Row extends Identified, Name extends string>(props: BatchActionProps<Row, Name>) {
  const { list, verb, consequence, danger = false, operation, perform } = props;
  const { resource, selection } = list;
  const [batch, setBatch] = useState<BatchState<Row> | null>(null);
  const running = useRef(false);
  const stop = useRef<AbortController>(null);
  const read = useRef<AbortController>(null);
  const gone = useGone();
  const { code, loading, prepare, open, close } = useLater(batchDialog);
  const chosen = selection.rows.length;

  const start = async (): Promise<void> => {
    // The question comes with the next render: a second press before that is the same one.
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
      // Nothing ends the dialog of a batch that broke.
      close();
      throw error;
    } finally {
      // What was done is done, whatever came after.
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
