import { CHANGED_MEANWHILE } from '@zhilv/contract';
import { retryAfter } from './retryAfter.ts';
import { BusinessError } from './BusinessError.ts';

/*
 * Every call may meet these refusals. Their words were recorded from a real back end (docs/protocol/README.md §2.1).
 */

export const notSignedIn = () => new BusinessError(401, '账号未登录');
export const notPermitted = () => new BusinessError(403, '没有该操作权限');
export const wrongTenant = () => new BusinessError(403, '您无权访问该租户的数据');
export const tenantMissing = () => new BusinessError(400, '请求的租户标识未传递，请进行排查');
export const parameterMissing = (name: string) => new BusinessError(400, `请求参数缺失:${name}`);
export const parameterOfWrongType = (name: string) => new BusinessError(400, `请求参数类型错误:${name}`);
export const badParameter = (detail: string) => new BusinessError(400, `请求参数不正确:${detail}`);
export const wrongMethod = (method: string) => new BusinessError(405, `请求方法不正确:Request method '${method}' not supported`);
export const changedMeanwhile = () => new BusinessError(CHANGED_MEANWHILE, '数据已被他人修改，请刷新后再试');
export const tryAgain = () => new BusinessError(423, '请求失败，请稍后重试');
export const systemError = () => new BusinessError(500, '系统异常');
/** The HTTP status of these is 503, so that clients and proxies know without reading them that the same call may succeed later. */
export const databaseBusy = () => new BusinessError(503, '系统繁忙，请稍后再试', retryAfter(5));
export const databaseAway = () => new BusinessError(503, '系统正在恢复，请稍后再试', retryAfter(5));
export const tooManyCalls = () => new BusinessError(429, '请求过于频繁，请稍后重试', retryAfter(20));
