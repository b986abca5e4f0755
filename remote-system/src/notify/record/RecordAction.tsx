import type { NotifyMessageRecord } from '@zhilv/contract/system';
import { later, useLater } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';

/** The sheet is loaded when somebody opens a row. */
const detailCode = later(async () => (await import('./RecordDetail.tsx')).RecordDetail);

export interface RecordActionProps {
  message: NotifyMessageRecord;
}

/** Opens a sheet with all that is known of a message. */
export function RecordAction({ message }: RecordActionProps) {
  const { code: Detail, loading, prepare, open, close } = useLater(detailCode);
  return (
    <>
      <Button
        kind="text"
        aria-label={`「${message.templateContent}」的详情`}
        aria-haspopup="dialog"
        busy={loading}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        详情
      </Button>
      {Detail !== null && <Detail message={message} onClose={close} />}
    </>
  );
}
