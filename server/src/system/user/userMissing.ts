import { BusinessError } from '../../call/BusinessError.ts';

export const userMissing = () => new BusinessError(1002003003, '用户不存在');
