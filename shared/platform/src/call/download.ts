import type { FileEndpoint, InputOf } from '@zhilv/contract';
import { type DownloadProgress, receiveFile } from '../http/receiveFile.ts';
import { type CallOptions, withReport } from './withReport.ts';
import { withSession } from '../session/withSession.ts';

export interface DownloadOptions extends CallOptions {
  /** Is called when the answer starts and with every piece of it. */
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/**
 * Gets a file of the contract, whole or not at all. It may take as long as it likes while bytes arrive: the limit of a
 * call holds until the answer starts and between two pieces. Failures are shown before they are thrown, as those of
 * `call`; an answer that is cut off fails with 导出中断.
 *
 * @throws ApiError
 * @example saveFile(await download(dictType.export, filters, { signal, onProgress }), '字典类型.xlsx');
 */
export const download = <E extends FileEndpoint>(endpoint: E, input: InputOf<E>, options: DownloadOptions = {}): Promise<Blob> =>
  withReport(
    withSession(endpoint, (credentials) => receiveFile(endpoint, input, { ...options, credentials }), options.signal),
    options,
  );
