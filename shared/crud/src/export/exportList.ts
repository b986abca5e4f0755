import type { FileEndpoint } from '@zhilv/contract';
import { ApiError, download, type DownloadOptions, formatDateTime, messages, saveFile } from '@zhilv/platform';
import type { Identified } from '../defineResource.ts';
import { queryOf } from '../listState.ts';
import type { List } from '../useList.ts';

/** Saves all records that a list's filters find, in its order, as a workbook; or says why not and saves nothing. */
export async function exportList<Row extends Identified, Name extends string>(
  { resource, state, scope }: List<Row, Name>,
  endpoint: FileEndpoint,
  options: Pick<DownloadOptions, 'onProgress'> & { readonly signal: AbortSignal },
): Promise<void> {
  try {
    const file = await download(endpoint, { ...queryOf(state), ...scope }, options);
    const name = workbookName(resource.name, Date.now());
    saveFile(file, name);
    messages.success(`已导出「${name}」`);
  } catch (error) {
    // The user stopped it, or `download` has said what is wrong.
    if (!options.signal.aborted && !(error instanceof ApiError)) throw error;
  }
}

/** `字典类型_20231001_083000.xlsx`: the moment (epoch ms) tells exports apart. */
export const workbookName = (name: string, now: number): string =>
  `${name}_${formatDateTime(now).replaceAll(/[-:]/g, '').replace(' ', '_')}.xlsx`;
