import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { History } from 'lucide-react';
import { useLater } from '../later/useLater.ts';
import type { List } from '../list/useList.ts';
import { type Identified, nameOf } from '../resource/defineResource.ts';
import { changesCode } from './changesCode.ts';
import { useChanges } from './useChanges.ts';

export interface ChangesActionProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  row: NoInfer<Row>;
}

/** Shows who changed a record, when and how; there is nothing to press where the back end keeps no history. */
export function ChangesAction<Row extends Identified, Name extends string>({ list, row }: ChangesActionProps<Row, Name>) {
  const { changes } = list.resource.api;
  if (changes === undefined || !list.offers.has('changes')) return null;
  return (
    <Can call={changes}>
      <Opener list={list} row={row} />
    </Can>
  );
}

function Opener<Row extends Identified, Name extends string>({ list: { resource }, row }: ChangesActionProps<Row, Name>) {
  const { code, loading, prepare, open, close } = useLater(changesCode);
  const { answer, load } = useChanges(resource, row);
  const name = nameOf(resource, row);
  return (
    <>
      <Button
        kind="text"
        aria-label={`「${name}」的变更记录`}
        aria-haspopup="dialog"
        title="变更记录"
        icon={<History size={16} strokeWidth={1.5} aria-hidden="true" />}
        busy={loading}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          void load();
          void open();
        }}
      />
      {code !== null && (
        <code.Modal title={`变更记录 · ${name}`} width={720} footer={<Button onClick={close}>关闭</Button>} onCancel={close}>
          <code.ChangeList resource={resource} row={row} answer={answer} onRetry={() => void load()} />
        </code.Modal>
      )}
    </>
  );
}
