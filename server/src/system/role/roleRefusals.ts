import { BusinessError } from '../../call/BusinessError.ts';

export const roleMissing = () => new BusinessError(1002002000, '角色不存在');

export const builtInRole = () => new BusinessError(1002002003, '不能操作类型为系统内置的角色');
