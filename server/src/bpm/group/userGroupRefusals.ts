import { BPM_REFUSALS } from '@zhilv/contract/bpm';
import { BusinessError } from '../../call/BusinessError.ts';

export const userGroupMissing = () => new BusinessError(BPM_REFUSALS.groupMissing, '用户组不存在');
