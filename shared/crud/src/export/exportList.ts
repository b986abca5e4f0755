import type { FileEndpoint } from '@zhilv/contract';
import { formatDateTime } from '@zhilv/format';
import { ApiError, download, type DownloadOptions, messages, saveFile } from '@zhilv/platform';
import type { Identified } from '../resource/defineResource.ts';
import { queryOf } from '../state/listState.ts';
import type { List } from '../list/useList.ts';

/** Saves all records that a list's filters find, in its order, as a workbook. If that fails, it says why and saves nothing. */
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
    // Either the user stopped the export, or `download` has shown the error.
    if (!options.signal.aborted && !(error instanceof ApiError)) throw error;
  }
}

/** Names a workbook `字典类型_20231001_083000.xlsx`; the moment (epoch ms) tells exports apart. */
export const workbookName = (name: string, now: number): string =>
  `${name}_${formatDateTime(now).replaceAll(/[-:]/g, '').replace(' ', '_')}.xlsx`;
