import { type OperateLog, operateLog } from '@zhilv/contract/system';
import { later, useLater } from '@zhilv/crud';
import { call } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useAnswer } from '../parts/answer/useAnswer.ts';

/** The dialog is loaded when somebody opens a row. */
const detailCode = later(async () => (await import('./OperateLogDetail.tsx')).OperateLogDetail);

export interface OperateLogActionProps {
  log: OperateLog;
  /** The calls that not every back end has. */
  offers: ReadonlySet<string>;
}

/** Opens a dialog with the request, its result, and what it changed where the back end knows that. */
export function OperateLogAction({ log, offers }: OperateLogActionProps) {
  const { code: Detail, loading, prepare, open, close } = useLater(detailCode);
  const { answer, ask } = useAnswer(changesOf);
  // A call that was refused has changed nothing.
  const hasChanges = offers.has('changes') && log.resultCode === 0;

  return (
    <>
      <Button
        kind="text"
        aria-label={`「${log.name}」的详情`}
        aria-haspopup="dialog"
        busy={loading}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          if (hasChanges) void ask(log);
          void open();
        }}
      >
        详情
      </Button>
      {Detail !== null && (
        <Detail log={log} answer={hasChanges ? answer : undefined} onRetry={() => void ask(log)} onClose={close} />
      )}
    </>
  );
}

const changesOf = ({ id }: OperateLog) => call(operateLog.changes, { id }, { quiet: true });
