import type { Id } from '@zhilv/contract';
import { Button } from '@zhilv/ui/button';
import type { OpenDetail } from './useDetail.ts';

export interface DetailButtonProps {
  /** The record's id, and what people call it. */
  id: Id;
  name: string;
  detail: Pick<OpenDetail<unknown, unknown>, 'isBusy' | 'prepare' | 'open'>;
}

/** Opens the dialog with all that is known of a record. */
export const DetailButton = ({ id, name, detail: { isBusy, prepare, open } }: DetailButtonProps) => (
  <Button
    kind="text"
    aria-label={`「${name}」的详情`}
    aria-haspopup="dialog"
    busy={isBusy(id)}
    onPointerEnter={prepare}
    onFocus={prepare}
    onClick={() => void open(id)}
  >
    详情
  </Button>
);
