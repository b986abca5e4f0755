import { PlainButton } from '../plain/button/PlainButton.tsx';
import type { UnreadListState } from './useUnreadList.ts';

export interface MarkAllReadProps {
  list: Pick<UnreadListState, 'shown' | 'isMarking' | 'markAll'>;
}

/** Marks all messages as read when the user confirms; absent where none is unread. */
export function MarkAllRead({ list: { shown, isMarking, markAll } }: MarkAllReadProps) {
  if (shown?.some(({ readStatus }) => !readStatus) !== true) return null;
  return (
    <PlainButton kind="quiet" busy={isMarking} onClick={() => void markAll()}>
      全部已读
    </PlainButton>
  );
}
