import { BPM_REFUSALS } from '@zhilv/contract/bpm';
import { BusinessError } from '../../call/BusinessError.ts';

export const modelMissing = () => new BusinessError(BPM_REFUSALS.modelMissing, '流程模型不存在');
