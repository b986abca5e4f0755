import type { ApiError } from '../http/ApiError.ts';

const paths = new WeakMap<ApiError, string>();

/** Keeps with a failure which endpoint was called. The class itself is a part of what older releases were built with. */
export const keepPath = (failure: ApiError, path: string): void => void paths.set(failure, path);

/** Gives the path of the endpoint whose call was refused for want of a permission; null for any other error. */
export const refusedPath = (failure: ApiError): string | null => (failure.code === 403 ? (paths.get(failure) ?? null) : null);
