import { PROCESS_RESULT } from '@zhilv/contract/bpm';

interface Timed {
  readonly result: number;
  readonly createTime: number;
  /** Epoch ms of its last change, which is its end where it has one. */
  readonly updateTime: number;
  readonly endTime: number | null;
}

/**
 * Tells when a task was done. One whose signers come after it stays open until they are done; for people it ends when its assignee
 * approves it, without a duration (docs/protocol/bpm.md §8).
 */
export const endOf = ({ result, createTime, updateTime, endTime }: Timed) => ({
  endTime: result === PROCESS_RESULT.awaitsAfterSigners ? updateTime : endTime,
  durationInMillis: endTime === null ? null : endTime - createTime,
});
