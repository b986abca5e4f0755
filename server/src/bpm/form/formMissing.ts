import { BPM_REFUSALS } from '@zhilv/contract/bpm';
import { BusinessError } from '../../call/BusinessError.ts';

export const formMissing = () => new BusinessError(BPM_REFUSALS.formMissing, '动态表单不存在');
