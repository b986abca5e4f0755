import { BusinessError } from '../../call/BusinessError.ts';

export const userOff = (nickname: string) => new BusinessError(1002003006, `名字为【${nickname}】的用户已被禁用`);
