import type { Endpoint, InputOf, OutputOf } from '@zhilv/contract';
import { ApiError } from '../http/ApiError.ts';
import { keepPath } from './refusedPath.ts';
import { request } from './request.ts';
import { type CallOptions, withReport } from './withReport.ts';

/**
 * Makes a call of the contract and gives its parsed data. Failures are shown to the user before they are thrown;
 * a 401 of a call that needs a token costs one refresh and one retry.
 *
 * @throws ApiError
 * @example const page = await call(dictType.page, { pageNo: 1, pageSize: 20 }, { signal });
 */
export const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> =>
  withReport(request(endpoint, input, options.signal).catch(naming(endpoint)), options);

/** Throws a failure on with the endpoint that was called. */
const naming =
  ({ path }: Pick<Endpoint, 'path'>) =>
  (error: unknown): never => {
    if (error instanceof ApiError) keepPath(error, path);
    throw error;
  };
