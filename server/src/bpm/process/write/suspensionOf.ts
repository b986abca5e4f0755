import { SUSPENSION_STATE } from '@zhilv/contract/bpm';
import type { ProcessState } from '../../engine/index.ts';

export const suspensionOf = ({ suspended }: ProcessState): number =>
  suspended ? SUSPENSION_STATE.suspended : SUSPENSION_STATE.active;
